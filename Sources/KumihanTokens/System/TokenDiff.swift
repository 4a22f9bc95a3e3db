/// What became of the tokens of one file in another.
public struct TokenDiff: Hashable, Sendable {
  /// A token that is new, gone or has another value.
  public struct Change: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable { case added, removed, changed }

    public var kind: Kind
    public var name: String
    /// The mode of the changed value; nil for the default one.
    public var mode: String?
    /// As words; nil where there is none.
    public var before, after: String?

    public var description: String {
      let place = mode.map { " (\($0))" } ?? ""
      switch kind {
      case .added: return "+ \(name): \(after ?? "")"
      case .removed: return "- \(name): \(before ?? "")"
      case .changed: return "~ \(name)\(place): \(before ?? "") → \(after ?? "")"
      }
    }
  }

  /// Removed and changed ones in the order of the first file, then the added ones.
  public let changes: [Change]

  public init(from first: TokenDocument, to second: TokenDocument) {
    var changes: [Change] = []
    for token in first.tokens {
      guard let other = second[token.name] else {
        changes.append(
          Change(kind: .removed, name: token.name, before: token.value.words, after: nil))
        continue
      }
      let modes =
        [nil] + (Set(token.modes.keys).union(other.modes.keys)).sorted().map(Optional.some)
      for mode in modes {
        let (before, after) = (token.value(in: mode), other.value(in: mode))
        guard before != after else { continue }
        changes.append(
          Change(
            kind: .changed, name: token.name, mode: mode, before: before.words, after: after.words))
      }
    }
    for token in second.tokens where first[token.name] == nil {
      changes.append(Change(kind: .added, name: token.name, before: nil, after: token.value.words))
    }
    self.changes = changes
  }
}
