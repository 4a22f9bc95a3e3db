/// What is wrong in a JSON file, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// A JSONPath such as `$.regions[0].holidays[3].date`; `$` is the whole file.
  public let path: String
  /// The thing and the offending value.
  public let reason: String
  /// How to mend it; nil where the reason says it all.
  public let hint: String?

  package init(path: String, reason: String, hint: String? = nil) {
    self.path = path
    self.reason = reason
    self.hint = hint
  }
}

extension JSONError: CustomStringConvertible {
  public var description: String { "\(path): \(reason)" }
}
