/// A link to a destination that no page of the document has.
public struct DanglingLink: Hashable, Sendable, CustomStringConvertible {
  /// The first page with such a link, from 0.
  public var page: Int
  /// The destination's name.
  public var name: String

  public init(page: Int, name: String) { (self.page, self.name) = (page, name) }

  public var description: String { "page \(page + 1): the link to '\(name)' leads nowhere" }
}
