import Foundation
import KumihanLayout

/// Comments in source that say why a finding does not count: `// kumihan:ignore rule reason`.
package struct Suppressions: Sendable {
  /// One rule of one comment.
  struct Comment: Sendable {
    var file: String
    var line: Int
    var column: Int
    var rule: String
    var reason: String
    /// The lines whose findings it means.
    var lines: ClosedRange<Int>
    var isUsed = false
  }

  private(set) var comments: [Comment] = []
  /// The rules of findings about comments themselves.
  static let (unused, noReason, unknown) = ("ignore.unused", "ignore.reason", "ignore.rule")

  package init() {}

  /// Reads a file's comments.
  package mutating func add(_ source: String, of file: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      guard let mark = line.range(of: "// kumihan:ignore") else { continue }
      // Within a string it is no comment.
      guard line[..<mark.lowerBound].count(where: { $0 == "\"" }) % 2 == 0 else { continue }
      let rest = line[mark.upperBound...]
      guard rest.isEmpty || rest.first == " " || rest.first == ":" else { continue }
      let words = rest.drop { $0 == " " || $0 == ":" }
      let rules = words.prefix { $0 != " " }
      let reason = words.dropFirst(rules.count).description.trimmingWhitespace
      let column = line.distance(from: line.startIndex, to: mark.lowerBound) + 1
      let meant = Self.statement(around: index, in: lines)
      for rule in rules.split(separator: ",") {
        comments.append(
          Comment(
            file: file, line: index + 1, column: column, rule: String(rule), reason: reason,
            lines: meant))
      }
      if rules.isEmpty {
        comments.append(
          Comment(
            file: file, line: index + 1, column: column, rule: "", reason: "", lines: meant))
      }
    }
  }

  /// The lines of the view with its modifiers that a comment stands in, or above.
  private static func statement(around index: Int, in lines: [String]) -> ClosedRange<Int> {
    func text(_ index: Int) -> String { lines[index].trimmingWhitespace }
    var first = index
    // A comment alone on its line means the next line of code.
    if text(index).hasPrefix("//") {
      while first < lines.count - 1, text(first).hasPrefix("//") { first += 1 }
    }
    var last = first
    while first > 0, text(first).hasPrefix(".") || text(first).hasPrefix("//") { first -= 1 }
    while last < lines.count - 1, text(last + 1).hasPrefix(".") || text(last + 1).hasPrefix("//") {
      last += 1
    }
    return (min(first, index) + 1)...(max(last, index) + 1)
  }

  /// Marks what comments excuse.
  ///
  /// - Returns: findings about comments: without a reason, of no rule, unused.
  package mutating func excuse(
    _ document: inout AuditDocument, applied rules: Set<String>
  ) -> [(file: String, line: Int, column: Int, rule: String, message: String)] {
    for index in document.entries.indices {
      let entry = document.entries[index]
      guard let file = entry.file else { continue }
      let line = entry.finding.site.line
      for number in comments.indices
      where comments[number].file == file && comments[number].rule == entry.finding.rule
        && comments[number].lines.contains(line)
      {
        comments[number].isUsed = true
        if !comments[number].reason.isEmpty, entry.excuse == nil {
          document.entries[index].excuse = .comment(reason: comments[number].reason)
        }
      }
    }
    return comments.compactMap { comment in
      func finding(
        _ rule: String, _ message: String
      ) -> (file: String, line: Int, column: Int, rule: String, message: String) {
        (comment.file, comment.line, comment.column, rule, message)
      }
      if RuleRegister.rule(comment.rule) == nil {
        let hint = RuleRegister.hint(for: comment.rule)
        return finding(
          Self.unknown, "a comment ignores '\(comment.rule)', which is no rule; \(hint)")
      }
      if comment.reason.isEmpty {
        return finding(Self.noReason, "a comment ignores \(comment.rule) without a reason")
      }
      if !comment.isUsed, rules.contains(comment.rule) {
        return finding(Self.unused, "a comment ignores \(comment.rule), and nothing is found there")
      }
      return nil
    }
  }
}
