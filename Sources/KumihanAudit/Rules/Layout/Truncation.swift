import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let truncation = AuditRule(
    id: "truncation",
    threshold: "no text lacks words unless a lineLimit was asked for",
    source: "WCAG 2.2, 1.4.4; Xcode's textClipped",
    reason:
      "Words that are cut off cannot be read by anyone, and nothing shows that they are there.",
    example: Example(
      before: "Text(\"Departure at half past nine\").frame(width: 80, height: 20)",
      after: "Text(\"Departure at half past nine\").frame(width: 80)")
  ) { facts in
    facts.nodes.compactMap { node in
      guard let text = node.text, node.isVisible, !text.isRedacted, !text.string.isEmpty else {
        return nil
      }
      guard text.isTruncated else {
        return facts.finding("truncation", .pass, at: node)
      }
      let isAsked = text.lineLimit != nil
      return facts.finding(
        "truncation", .violation, at: node, level: isAsked ? .info : .error,
        message: "'\(text.string.excerpt)' lacks part of its words"
          + (isAsked ? ", as its line limit of \(text.lineLimit ?? 0) allows" : ""),
        measured: "\(text.lineCount) line\(text.lineCount == 1 ? "" : "s")", wanted: "all words")
    }
  }
}

extension String {
  /// One line of at most 32 characters.
  var excerpt: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 32 ? line.prefix(31) + "…" : line
  }
}
