/// A comment that says why a rule does not hold at a place: `// kumihan:ignore rule reason`, several
/// rules with commas between them.
package struct Suppression: Hashable, Sendable {
  /// The rule's id; a name that ends in a dot stands for all rules below it.
  package let rule: String
  /// Empty where none is given.
  package let reason: String
  /// The comment's line.
  package let line: Int
  /// The lines it covers: its own; where nothing else stands on it, the next with code too.
  package let lines: ClosedRange<Int>

  /// The suppressions of a file.
  package static func all(in tokens: SwiftTokens) -> [Suppression] {
    let linesOfCode = tokens.tokens.map(\.line)
    let isCode = Set(linesOfCode)
    return tokens.comments.flatMap { comment -> [Suppression] in
      var words = tokens.text(comment.range).split { " \t/*".contains($0) }[...]
      guard words.popFirst() == "kumihan:ignore", let rules = words.popFirst() else { return [] }
      var last = comment.line
      if !isCode.contains(last) { last = linesOfCode.first { $0 > comment.line } ?? last }
      return rules.split(separator: ",").map { rule in
        Suppression(
          rule: String(rule), reason: words.joined(separator: " "), line: comment.line,
          lines: comment.line...last)
      }
    }
  }

  package func covers(_ id: String, line: Int) -> Bool {
    guard lines.contains(line) else { return false }
    return rule == id || (rule.hasSuffix(".") && id.hasPrefix(rule))
  }
}
