import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoSwipe = AuditRule(
    id: "joho.swipe", level: .info, system: .joho,
    threshold:
      "swiping right edits, in cyan; swiping left deletes, in red; locked rows have neither",
    source: "seed 000, chapter 10",
    reason: "The hand learns a direction once.",
    example: Example(
      before: "row.swipeActions(edge: .leading) { Button(\"Delete\", role: .destructive) {} }",
      after: "row.swipeActions(edge: .trailing) { Button(\"Delete\", role: .destructive) {} }")
  ) { facts in
    // Directions are no part of a still picture: `kumihan lint` reads them in the source.
    facts.elements.compactMap { element in
      let names = Set(element.element.actions.map { $0.lowercased() })
      guard !names.isDisjoint(with: ["delete", "edit"]) else { return nil }
      return facts.finding(
        "joho.swipe", .notApplicable("directions are not seen in a still picture"), at: element)
    }
  }
}
