/// A type of content, by its identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }
  public init?(filenameExtension ending: String, conformingTo type: UTType = .data) {
    identifier = Self.facts.first { $0.value.ending == ending.lowercased() }?.key ?? "dyn.\(ending)"
  }
  public init?(mimeType: String, conformingTo type: UTType = .data) {
    identifier = Self.facts.first { $0.value.mime == mimeType }?.key ?? "dyn.\(mimeType)"
  }
  public init(exportedAs identifier: String, conformingTo type: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo type: UTType? = nil) {
    self.identifier = identifier
  }

  init(known identifier: String) { self.identifier = identifier }
}
