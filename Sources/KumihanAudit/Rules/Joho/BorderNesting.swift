import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoBorderNesting = AuditRule(
    id: "joho.border.nesting", system: .joho,
    threshold: "the border around is as wide as the one inside; controls are not counted",
    source: "seed 000, chapter 5",
    reason: "The weight falls from the outside to the inside, so that the eye finds the levels.",
    example: Example(
      before: """
        Text("A").padding(8).border(JohoColors.black, width: 3)
          .padding(8).border(JohoColors.black, width: 1.5)
        """,
      after: """
        Text("A").padding(8).border(JohoColors.black, width: 1.5)
          .padding(8).border(JohoColors.black, width: 3)
        """)
  ) { facts in
    facts.borders.compactMap { border in
      guard !border.isMark, border.control == nil, border.frame.height > 36,
        let outer = facts.enclosing(border).first(where: { $0.control == nil && !$0.isMark })
      else { return nil }
      let node = facts.nodes[border.node]
      guard border.width > outer.width + 0.01 else {
        return facts.finding("joho.border.nesting", .pass, at: node)
      }
      return facts.finding(
        "joho.border.nesting", .violation, at: node,
        message: "a border of \(border.width.points) pt inside one of \(outer.width.points) pt",
        measured: "\(border.width.points) pt", wanted: "\(outer.width.points) pt at most",
        frame: border.frame)
    }
  }
}

extension AuditFacts {
  /// The borders around one, from the inside.
  func enclosing(_ border: FactBorder) -> some Sequence<FactBorder> {
    sequence(state: border.parent) { next -> FactBorder? in
      guard let index = next else { return nil }
      next = borders[index].parent
      return borders[index]
    }
  }
}
