import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let textSmall = AuditRule(
    id: "text.small", threshold: "10 pt on a screen, as drawn",
    source: "Human Interface Guidelines, Typography: 11 pt; the system's tab bars have 10",
    reason: "Smaller letters are read by those with good eyes alone.",
    needs: [.screen],
    example: Example(
      before: "Text(\"with tax\").font(.system(size: 8))",
      after: "Text(\"with tax\").font(.caption2)")
  ) { facts in
    var least: [Int: CGFloat] = [:]
    for ink in facts.inks {
      guard case .text(let size) = ink.kind, let node = ink.node, !ink.bounds.isNull,
        ink.run?.text.contains(where: { $0.isLetter || $0.isNumber }) == true
      else { continue }
      least[node] = min(least[node] ?? .infinity, size)
    }
    return least.sorted { $0.key < $1.key }.map { index, size in
      let node = facts.nodes[index]
      // Small pictures of pages, and what the system sets.
      if node.isSilent {
        return facts.finding("text.small", .notApplicable("decoration"), at: node)
      }
      guard facts.isAsked(node) || node.text == nil else {
        return facts.finding(
          "text.small", .notApplicable("a style of the system's decides"), at: node)
      }
      // Faces are drawn up to a twenty-fifth smaller than asked for, to look alike.
      if size >= 9.6 - 0.01 { return facts.finding("text.small", .pass, at: node) }
      let words = node.text.map { "'\($0.string.excerpt)'" } ?? "a word"
      return facts.finding(
        "text.small", .violation, at: node, message: "\(words) has \((size / 0.968).tenths) pt",
        measured: "\((size / 0.968).tenths) pt", wanted: "10 pt")
    }
  }
}
