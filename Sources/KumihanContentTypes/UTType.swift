/// A type of content, by its identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }
  public init?(filenameExtension ending: String, conformingTo type: UTType = .data) {
    identifier = Self.byEnding[ending.lowercased()] ?? "dyn.\(ending)"
  }
  public init?(mimeType: String, conformingTo type: UTType = .data) {
    identifier = Self.byMIMEType[mimeType.lowercased()] ?? "dyn.\(mimeType)"
  }
  public init(exportedAs identifier: String, conformingTo type: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo type: UTType? = nil) {
    self.identifier = identifier
  }

  init(known identifier: String) { self.identifier = identifier }
}
