import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoBorderInvisible = AuditRule(
    id: "joho.border.invisible", system: .joho,
    threshold: "3:1 to what is inside or to what is outside",
    source: "seed 000, chapters 3 and 5; WCAG 2.2, 1.4.11",
    reason: "A border in the colour of its ground is none.",
    example: Example(
      before: "Text(\"A\").padding(12).border(JohoColors.white, width: 1.5)",
      after: "Text(\"A\").padding(12).border(JohoColors.black, width: 1.5)")
  ) { facts in
    facts.borders.compactMap { border in
      guard let color = border.color, color.alpha > 0.001, !facts.isRing(border) else {
        return nil
      }
      let node = facts.nodes[border.node]
      guard node.isVisible else { return nil }
      let isStructure =
        color.alpha > 0.99 && (JohoPalette.isBlack(color) || JohoPalette.isWhite(color))
      if !isStructure, facts.options.chosenRules.contains(where: { $0.id == "joho.border.colour" })
      {
        return facts.finding(
          "joho.border.invisible", .notApplicable("joho.border.colour speaks of it"), at: node)
      }
      let sides = facts.groundsAround(border)
      let ratios = sides.compactMap { $0 }.map { color.over($0).contrastRatio(to: $0) }
      let best = ratios.max() ?? 0
      if best >= 3 { return facts.finding("joho.border.invisible", .pass, at: node) }
      guard !sides.contains(nil) else {
        return facts.finding(
          "joho.border.invisible", .needsReview("a picture or gradient lies beside it"), at: node,
          message: "whether the border is seen depends on what lies below", frame: border.frame)
      }
      return facts.finding(
        "joho.border.invisible", .violation, at: node,
        message: "a border of \(color.name) is hardly seen",
        measured: "\(CGFloat(best).points):1", wanted: "3:1", frame: border.frame)
    }
  }
}
