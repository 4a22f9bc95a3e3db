import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoBorderColour = AuditRule(
    id: "joho.border.colour", system: .joho,
    threshold: "#000000 without opacity; #FFFFFF on a ground of luminance below 0.18",
    source: "seed 000, chapters 3 and 5",
    reason: "A coloured border would say what the fill says; a gray one is not seen.",
    example: Example(
      before: "Text(\"A\").padding(12).border(Color.gray.opacity(0.3), width: 1.5)",
      after: "Text(\"A\").padding(12).border(JohoColors.black, width: 1.5)")
  ) { facts in
    facts.borders.compactMap { border in
      let node = facts.nodes[border.node]
      guard node.isVisible else { return nil }
      // What is disabled is faded as a whole, its words with it.
      let isFaded = facts.nodes.contains {
        ($0.text != nil || $0.isSymbol) && $0.opacity < 0.99 && $0.isVisible
          && abs($0.opacity - facts.inks[border.ink].opacity) < 0.01
          && border.frame.contains($0.drawnFrame.center)
      }
      let color = isFaded ? facts.inks[border.ink].plainColor : border.color
      guard let color else {
        return facts.finding(
          "joho.border.colour", .violation, at: node, message: "a border of more than one colour",
          measured: "a gradient or picture", wanted: "#000000", frame: border.frame)
      }
      if color.alpha <= 0.001 { return nil }
      let isSolid = color.alpha > 0.99
      if isSolid, JohoPalette.isBlack(color) {
        return facts.finding("joho.border.colour", .pass, at: node)
      }
      let grounds = facts.grounds(of: border)
      let around = [grounds.inside, grounds.outside].compactMap { $0 }
      let isOnDark = around.contains { $0.luminance < JohoPalette.darkLuminance }
      if isSolid, JohoPalette.isWhite(color), isOnDark {
        return facts.finding("joho.border.colour", .pass, at: node)
      }
      if isSolid, JohoPalette.isWhite(color), !around.isEmpty,
        around.allSatisfy({ color.contrastRatio(to: $0) < 3 }),
        facts.options.chosenRules.contains(where: { $0.id == "joho.border.invisible" })
      {
        return facts.finding(
          "joho.border.colour", .notApplicable("joho.border.invisible speaks of it"), at: node)
      }
      if facts.isRing(border) {
        return facts.finding(
          "joho.border.colour", .notApplicable("a ring, not a border"), at: node)
      }
      let isState =
        border.control.map {
          facts.elements[$0].element.traits.contains(.isSelected)
            || AccessibilityFields(facts.elements[$0]).isField
        } ?? false
      if isState, isSolid, JohoPalette.nearest(to: color).distance < 1 {
        return facts.finding(
          "joho.border.colour", .needsReview("a colour may show a state"), at: node,
          message: "a border of \(color.name), if it shows no state", measured: color.name,
          wanted: "#000000", frame: border.frame)
      }
      let wanted =
        isOnDark && around.allSatisfy { $0.luminance < JohoPalette.darkLuminance }
        ? "#FFFFFF" : "#000000"
      return facts.finding(
        "joho.border.colour", .violation, at: node, message: "a border of \(color.name)",
        measured: color.name, wanted: wanted, frame: border.frame)
    }
  }
}
