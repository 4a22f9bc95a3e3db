import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoColourMeaning = AuditRule(
    id: "joho.colour.meaning", system: .joho,
    threshold: "the words of a label stand for the meaning of its colour (English words only)",
    source: "seed 000, chapter 4 and appendix C",
    reason: "A colour with two meanings can no longer be read without the words.",
    example: Example(
      before: "JohoPill(\"EXPENSES\", color: JohoColors.pink)",
      after: "JohoPill(\"EXPENSES\", color: JohoColors.green)")
  ) { facts in
    facts.inks.indices.compactMap { index in
      let ink = facts.inks[index]
      guard ink.kind == .fill, let place = ink.node, let color = ink.color, !ink.bounds.isNull,
        color.alpha > 0.99, ink.bounds.height <= 120
      else { return nil }
      let nearest = JohoPalette.nearest(to: color)
      guard nearest.distance < 1, !nearest.entry.words.isEmpty else { return nil }
      // The words of a label are its only text.
      let texts = facts.texts(in: ink.bounds)
      guard texts.count == 1, let label = texts[0].text?.string else { return nil }
      let words = Set(label.uppercased().split { !$0.isLetter }.map(String.init))
      let meant = JohoPalette.meanings.filter { !$0.words.isDisjoint(with: words) }
      guard let other = meant.first else { return nil }
      let node = facts.nodes[place]
      if meant.contains(where: { $0.name == nearest.entry.name }) {
        return facts.finding("joho.colour.meaning", .pass, at: node)
      }
      // A label of nothing but a word of the lexicon names its kind; a time goes with each.
      let isKind = other.name != "yellow" && words.isSubset(of: other.words)
      return facts.finding(
        "joho.colour.meaning",
        isKind ? .violation : .needsReview("the words may mean something else"), at: node,
        message: "'\(label.excerpt)' in \(nearest.entry.name), and \(other.name) stands for it",
        measured: nearest.entry.color.name, wanted: other.color.name, frame: ink.bounds)
    }
  }
}
