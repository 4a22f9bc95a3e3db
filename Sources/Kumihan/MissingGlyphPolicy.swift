public import KumihanViews

/// What happens to characters that no face has. Each is reported once a text, whatever the policy.
public enum MissingGlyphPolicy: String, Hashable, Sendable, CaseIterable {
  /// A box is drawn in its place.
  case box
  /// Nothing is drawn in its place.
  case skip
  /// Nothing is drawn at all: layout throws ``MissingGlyphs``.
  case error
}

/// Characters that no face has, where the policy is to stop at them.
public struct MissingGlyphs: Error, Hashable, Sendable, CustomStringConvertible {
  public var issues: [LocatedIssue]

  /// The first of them with its view, and how many there are.
  public var description: String {
    let more = issues.count > 1 ? " (and \(issues.count - 1) more)" : ""
    return (issues.first?.description ?? "missing glyphs") + more
  }
}
