public import KumihanViews

/// The reason why a page cannot be printed as requested.
public enum PrintError: Error, Hashable, Sendable {
  /// No paper has this name; `known` are all that do.
  case unknownPaper(String, near: String?, known: [String])
  /// Neither a name nor a size with its unit.
  case unreadablePaper(String)
  case paperOutOfRange(String)
  /// Not one to four lengths in millimetres.
  case unreadableMargins(String)
  /// A length in millimetres that is not a number from 0 up.
  case invalidLength(name: String, CGFloat)
  /// The margins leave too little of the page; both sizes in millimetres.
  case noRoom(content: CGSize, page: CGSize)
}
