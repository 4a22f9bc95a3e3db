/// A fault of a file that gives the order of pages, and its place.
public struct OrderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let line, column: Int
  /// The thing and the offending value.
  public let message: String
  /// The remedy.
  public let hint: String

  /// `line 3, column 9: unknown page 'mnth'`.
  public var description: String { "line \(line), column \(column): \(message)" }
}
