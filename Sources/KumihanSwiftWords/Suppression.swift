/// A comment that says why a rule does not hold at a place: `// kumihan:ignore rule reason`, several
/// rules with commas between them.
package struct Suppression: Hashable, Sendable {
  /// The rule's id; a name that ends in a dot stands for all rules below it.
  package let rule: String
  /// Empty where none is given.
  package let reason: String
  /// Where the comment begins: its line, and its byte in that line, both counted from 1.
  package let line: Int
  package let column: Int
  /// The lines it covers: those of the view with its modifiers that it stands in, or above.
  package let lines: ClosedRange<Int>

  /// The suppressions of a file; a comment without a rule is one of the rule "".
  package static func all(in tokens: SwiftTokens) -> [Suppression] {
    let statements = Statements(tokens)
    return tokens.comments.flatMap { comment -> [Suppression] in
      var words = tokens.text(comment.range).split { " \t/*".contains($0) }[...]
      guard let mark = words.popFirst(), mark == "kumihan:ignore" || mark == "kumihan:ignore:"
      else { return [] }
      let rules = words.popFirst()?.split(separator: ",") ?? [""]
      let start = tokens.bytes[..<comment.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1
      return rules.map { rule in
        Suppression(
          rule: String(rule), reason: words.joined(separator: " "), line: comment.line,
          column: comment.range.lowerBound - start, lines: statements.lines(around: comment.line))
      }
    }
  }

  package func covers(_ id: String, line: Int) -> Bool {
    guard lines.contains(line) else { return false }
    return rule == id || (rule.hasSuffix(".") && id.hasPrefix(rule))
  }
}

/// The lines of code of a file.
private struct Statements {
  private var lines: [Int] = []
  /// Whether each begins with a point: a modifier of the view above.
  private var isModifier: [Bool] = []

  init(_ tokens: SwiftTokens) {
    for index in tokens.tokens.indices where tokens.tokens[index].line != lines.last {
      lines.append(tokens.tokens[index].line)
      isModifier.append(tokens.isSign(index, of: "."))
    }
  }

  /// The lines of the view with its modifiers in which a comment's line stands, or above which.
  func lines(around line: Int) -> ClosedRange<Int> {
    guard var first = lines.firstIndex(where: { $0 >= line }) else { return line...line }
    var last = first
    while first > 0, isModifier[first] { first -= 1 }
    while last + 1 < lines.count, isModifier[last + 1] { last += 1 }
    return min(lines[first], line)...max(lines[last], line)
  }
}
