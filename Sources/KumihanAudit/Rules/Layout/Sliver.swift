import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanViews

extension AuditRule {
  static let sliver = AuditRule(
    id: "sliver", threshold: "no text is narrower than a character; no frame has a negative side",
    source: "the layout's own report",
    reason: "Words set letter under letter, or squeezed to nothing, are no words.",
    example: Example(
      before: "HStack { Text(\"Departure\").frame(width: 4); Spacer() }",
      after: "HStack { Text(\"Departure\"); Spacer() }")
  ) { facts in
    let broken = facts.issues.compactMap { issue -> Finding? in
      guard case .nonsensicalSize = issue.issue else { return nil }
      guard let node = facts.nodes.first(where: { "\($0.site)" == issue.site }) else {
        return Finding(rule: "sliver", .violation, message: issue.issue.message)
      }
      return facts.finding("sliver", .violation, at: node, message: issue.issue.message)
    }
    let shown = Dictionary(
      facts.inks.compactMap { ink in ink.node.map { ($0, ink.glyphBoxes.count { !$0.isNull }) } },
      uniquingKeysWith: +)
    return broken
      + facts.nodes.compactMap { node in
        guard let text = node.text, !node.isHidden, node.opacity > 0, !text.isRedacted,
          text.string.count(where: { !$0.isWhitespace }) > 2
        else { return nil }
        // A letter is about half as wide as it is high; letters one under the other are a column.
        let isNarrow = node.frame.width < text.size * 0.4 * text.minimumScale
        let isColumn =
          text.lineCount > 2 && shown[node.index, default: 0] <= text.lineCount * 2
          && node.frame.width < text.size * 1.2
        guard isNarrow || isColumn else { return facts.finding("sliver", .pass, at: node) }
        return facts.finding(
          "sliver", .violation, at: node,
          message: "'\(text.string.excerpt)' has a width of \(node.frame.width.tenths) pt",
          measured: "\(node.frame.width.tenths) pt", wanted: "a character's width at least")
      }
  }
}
