public import KumihanContentTypes
public import KumihanViews

extension View {
  /// Policy: a picker of files is not shown.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> Self { self }
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
}

/// A document that is kept in a file.
public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: FileDocumentReadConfiguration) throws
  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The source of a document.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The destination of a document.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// The content of a file.
public final class FileWrapper {
  public let regularFileContents: Data?
  public var preferredFilename: String?
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
