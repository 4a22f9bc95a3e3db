public import Foundation

/// The content of a file, or the files of a folder.
open class FileWrapper {
  public let regularFileContents: Data?
  public private(set) var fileWrappers: [String: FileWrapper]?
  public let symbolicLinkDestinationURL: URL?
  open var filename: String?
  open var preferredFilename: String?
  open var fileAttributes: [String: Any] = [:]
  public init(regularFileWithContents contents: Data) {
    (regularFileContents, fileWrappers, symbolicLinkDestinationURL) = (contents, nil, nil)
  }
  public init(directoryWithFileWrappers wrappers: [String: FileWrapper]) {
    (regularFileContents, fileWrappers, symbolicLinkDestinationURL) = (nil, wrappers, nil)
  }
  public init(symbolicLinkWithDestinationURL url: URL) {
    (regularFileContents, fileWrappers, symbolicLinkDestinationURL) = (nil, nil, url)
  }
  /// - Throws: always: a picture reads no files beside its own.
  public init(url: URL, options: ReadingOptions = []) throws {
    throw CocoaError(.fileReadNoSuchFile)
  }
  public var isRegularFile: Bool { regularFileContents != nil }
  public var isDirectory: Bool { fileWrappers != nil }
  public var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }
  public var serializedRepresentation: Data? { regularFileContents }
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? "file"
    fileWrappers?[name] = child
    return name
  }
  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename name: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = name
    return addFileWrapper(child)
  }
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
  /// Writes nothing.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {}
  /// How files are read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  /// How files are written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
}
