import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoSelection = AuditRule(
    id: "joho.selection", system: .joho,
    threshold: "what is selected has a border of 2.5 points and yellow at 30 %",
    source: "seed 000, chapters 10 and 18",
    reason: "One look for everything that is selected.",
    example: Example(
      before: "row.accessibilityAddTraits(.isSelected)",
      after: "JohoSelectableRow(isSelected: true) { Text(\"A\") }")
  ) { facts in
    let thin = RGBA(red: 1, green: 0xE5 / 255.0, blue: 0x66 / 255.0, alpha: 0.3)
    return facts.elements.compactMap { element in
      let traits = element.element.traits
      guard traits.contains(.isSelected), element.isInteractive else { return nil }
      // Tabs, segments and switches have looks of their own.
      let isSegment = facts.elements.contains {
        $0.isInteractive && $0.order != element.order
          && facts.arePartsOfOne($0.hitFrame, element.hitFrame)
      }
      guard !traits.contains(.isTab), !traits.contains(.isToggle), !isSegment,
        let place = element.node, nodesAreAsked(facts, place)
      else {
        return facts.finding(
          "joho.selection", .notApplicable("a control with its own look"), at: element)
      }
      let borders = facts.borders.filter {
        $0.control.map { facts.elements[$0].order == element.order } ?? false
      }
      guard let border = borders.max(by: { $0.frame.area < $1.frame.area }) else {
        return facts.finding(
          "joho.selection", .needsReview("it may be part of a control with its own look"),
          at: element, message: "'\(element.name)' is selected and has no border",
          measured: "no border", wanted: "2.5 pt")
      }
      guard abs(border.width - 2.5) <= 0.01 else {
        return facts.finding(
          "joho.selection", .violation, at: element,
          message: "'\(element.name)' is selected and has a border of \(border.width.points) pt",
          measured: "\(border.width.points) pt", wanted: "2.5 pt")
      }
      let middle = CGPoint(x: border.frame.minX + border.width + 1.5, y: border.frame.midY)
      let fill = facts.ground(below: border.ink, at: middle)
      let wanted = thin.over(.white)
      guard let fill, fill.distance(to: wanted) < 2 else {
        return facts.finding(
          "joho.selection", .needsReview("the fill may have a meaning of its own"), at: element,
          message: "'\(element.name)' is selected and not yellow at 30 %",
          measured: fill?.name ?? "a picture", wanted: wanted.name)
      }
      return facts.finding("joho.selection", .pass, at: element)
    }
  }
}

private func nodesAreAsked(_ facts: AuditFacts, _ place: Int) -> Bool {
  facts.inside(facts.nodes[place]).contains(where: \.isAsked)
}
