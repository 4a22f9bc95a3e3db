import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoColourGrayText = AuditRule(
    id: "joho.colour.grayText", system: .joho,
    threshold: "no opaque text of chroma below 4 and lightness between 0.02 and 0.9",
    source: "seed 000, chapter 6",
    reason: "Second lines are black at six tenths, which is one colour on every ground.",
    example: Example(
      before: "Text(\"9:00\").foregroundStyle(.gray)",
      after: "Text(\"9:00\").foregroundStyle(JohoColors.black.opacity(0.6))")
  ) { facts in
    var seen: Set<ColourUse> = []
    return facts.colourUses.compactMap { use in
      guard use.isText, seen.insert(use.withoutNode(facts)).inserted else { return nil }
      let node = facts.nodes[use.node]
      if facts.element(of: node)?.element.traits.contains(.isDisabled) == true {
        return facts.finding(
          "joho.colour.grayText", .notApplicable("what is disabled may be gray"), at: node)
      }
      guard use.isGray else {
        return facts.finding("joho.colour.grayText", .pass, at: node)
      }
      return facts.finding(
        "joho.colour.grayText", .violation, at: node,
        message: "gray text: '\(node.text?.string.excerpt ?? "")'", measured: use.color.name,
        wanted: "black at 60 %")
    }
  }
}
