import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoDisplayOne = AuditRule(
    id: "joho.display.one", system: .joho, threshold: "at most one text of 48 points on a screen",
    source: "seed 000, chapter 6",
    reason: "The largest text names the screen's one subject.",
    needs: [.screen],
    example: Example(
      before:
        "HStack { Text(\"42\").font(.johoDisplayLarge); Text(\"7\").font(.johoDisplayLarge) }",
      after: "HStack { Text(\"42\").font(.johoDisplayLarge); Text(\"7\").font(.johoDisplayMedium) }"
    )
  ) { facts in
    let heroes = facts.nodes.filter { node in
      guard let text = node.text, node.isVisible else { return false }
      return text.size >= 47.5 && !text.string.isEmpty
    }
    return heroes.enumerated().map { place, node in
      guard place > 0 else { return facts.finding("joho.display.one", .pass, at: node) }
      return facts.finding(
        "joho.display.one", .violation, at: node,
        message: "'\(node.text?.string.excerpt ?? "")' is text number \(place + 1) of 48 points",
        measured: "\(heroes.count) texts", wanted: "1")
    }
  }
}
