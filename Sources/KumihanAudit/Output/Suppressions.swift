import Foundation
import KumihanLayout
import KumihanSwiftWords

/// Comments in source that say why a finding does not count: `// kumihan:ignore rule reason`.
package struct Suppressions: Sendable {
  struct Comment: Sendable {
    var file: String
    var words: Suppression
    var isUsed = false
  }

  private(set) var comments: [Comment] = []
  /// The rules of findings about comments themselves.
  static let (unused, noReason, unknown) = ("ignore.unused", "ignore.reason", "ignore.rule")

  package init() {}

  /// Reads a file's comments.
  package mutating func add(_ source: [UInt8], of file: String) {
    comments += Suppression.all(in: SwiftTokens(source)).map { Comment(file: file, words: $0) }
  }

  /// Marks what comments excuse.
  ///
  /// - Parameters:
  ///   - rules: the rules by which the document was judged.
  ///   - others: rules that comments may name, too, and that are checked elsewhere.
  /// - Returns: findings about comments: without a reason, of no rule, unused.
  package mutating func excuse(
    _ document: inout AuditDocument, applied rules: Set<String>, others: Set<String> = []
  ) -> [(file: String, line: Int, column: Int, rule: String, message: String)] {
    for index in document.entries.indices {
      let entry = document.entries[index]
      guard let file = entry.file else { continue }
      let line = entry.finding.site.line
      for number in comments.indices
      where comments[number].file == file
        && comments[number].words.covers(entry.finding.rule, line: line)
      {
        comments[number].isUsed = true
        if !comments[number].words.reason.isEmpty, entry.excuse == nil {
          document.entries[index].excuse = .comment(reason: comments[number].words.reason)
        }
      }
    }
    return comments.compactMap { entry in
      let comment = entry.words
      func finding(
        _ rule: String, _ message: String
      ) -> (file: String, line: Int, column: Int, rule: String, message: String) {
        (entry.file, comment.line, comment.column, rule, message)
      }
      let isGroup = comment.rule.hasSuffix(".")
      let isKnown = { (id: String) in isGroup ? id.hasPrefix(comment.rule) : id == comment.rule }
      if !RuleRegister.all.contains(where: { isKnown($0.id) }), !others.contains(where: isKnown) {
        let hint = RuleRegister.hint(for: comment.rule)
        return finding(
          Self.unknown, "a comment ignores '\(comment.rule)', which is no rule; \(hint)")
      }
      if comment.reason.isEmpty {
        return finding(Self.noReason, "a comment ignores \(comment.rule) without a reason")
      }
      if !entry.isUsed, rules.contains(where: isKnown) {
        return finding(Self.unused, "a comment ignores \(comment.rule), and nothing is found there")
      }
      return nil
    }
  }
}
