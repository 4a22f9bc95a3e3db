import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoBorderDepth = AuditRule(
    id: "joho.border.depth", system: .joho,
    threshold: "at most 3 levels of borders, controls not counted",
    source: "seed 000, chapters 3 and 9",
    reason: "Container, row and cell can be told apart; a fourth level cannot.",
    example: Example(
      before: "JohoContainer { JohoCard { JohoCard { JohoCard { Text(\"A\") } } } }",
      after: "JohoContainer { JohoCard { Text(\"A\") } }")
  ) { facts in
    facts.borders.compactMap { border in
      guard border.control == nil, border.frame.height > 36, border.frame.width >= 44 else {
        return nil
      }
      let node = facts.nodes[border.node]
      let depth = 1 + facts.enclosing(border).reduce(0) { $0 + ($1.control == nil ? 1 : 0) }
      guard depth > 3 else { return facts.finding("joho.border.depth", .pass, at: node) }
      return facts.finding(
        "joho.border.depth", .violation, at: node, message: "a border inside \(depth - 1) others",
        measured: "\(depth) levels", wanted: "3 at most", frame: border.frame)
    }
  }
}
