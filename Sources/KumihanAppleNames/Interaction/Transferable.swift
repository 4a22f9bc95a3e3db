public import KumihanContentTypes
public import KumihanViews

/// Content that can be transferred.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation = NoTransferRepresentation<Self>
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable where Representation == NoTransferRepresentation<Self> {
  public static var transferRepresentation: NoTransferRepresentation<Self> {
    NoTransferRepresentation()
  }
}

/// The form in which content would be transferred; unused in a still picture.
public protocol TransferRepresentation {
  associatedtype Item
}

/// None.
public struct NoTransferRepresentation<Item>: TransferRepresentation { init() {} }

/// In the form that its coder writes.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(contentType: UTType) {}
  public init(for type: Item.Type, contentType: UTType) {}
}

/// As bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping (Data) async throws -> Item
  ) {}
}

/// As another value.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  public init(exporting: @escaping (Item) throws -> Proxy) {}
  public init(importing: @escaping (Proxy) throws -> Item) {}
  public init(
    exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item
  ) {}
}

/// As a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that would be handed over.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that would come from another app.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// Who would see that content can be transferred.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String
  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension TransferRepresentation {
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> Self { self }
  public func suggestedFileName(_ name: String) -> Self { self }
  public func suggestedFileName(_ name: @escaping (Item) -> String?) -> Self { self }
}

/// Turns a closure's representations into one.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R
  where R.Item == Item { representation }

  public static func buildBlock<each R: TransferRepresentation>(
    _ representation: repeat each R
  ) -> NoTransferRepresentation<Item> { NoTransferRepresentation() }
}

extension String: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension URL: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}
