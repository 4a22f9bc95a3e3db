import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let elementLost = AuditRule(
    id: "element.lost", threshold: "words that are drawn and that no element says",
    source:
      "WCAG 2.2, 1.1.1 and 1.3.1; Accessibility Test Framework for Android, UnexposedText; Xcode's elementDetection",
    reason: "What is only seen does not exist for those who listen.",
    example: Example(
      before: "HStack { Text(\"12\"); Text(\"new\") }.accessibilityElement(children: .ignore)",
      after: "HStack { Text(\"12\"); Text(\"new\") }.accessibilityElement(children: .combine)")
  ) { facts in
    let said = facts.elements.map { element in
      let words = [element.element.label, element.element.value, element.element.hint]
      return (element.node, words.compactMap { $0 }.joined(separator: " ").plainWords)
    }
    // An element without words says nothing of what is in it.
    let nodesSaid = Set(
      facts.elements.filter { element in
        [element.element.label, element.element.value].contains { $0?.isEmpty == false }
      }.compactMap(\.node))
    var findings: [Finding] = []
    for node in facts.nodes {
      guard let text = node.text, node.isVisible, !text.isRedacted else { continue }
      let words = text.string.plainWords
      guard words.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      func finding(_ result: Finding.Result, _ message: String = "") -> Finding {
        facts.finding("element.lost", result, at: node, message: message, wanted: "an element")
      }
      let isSaid =
        nodesSaid.contains(node.index)
        || facts.around(node).contains { nodesSaid.contains($0.index) }
        || said.contains { $0.1.contains(words) }
      if isSaid {
        findings.append(finding(.pass))
      } else if node.isSilent {
        findings.append(
          text.isOrnament || !facts.isHiddenByAsking(node)
            ? finding(.notApplicable("hidden from screen readers on purpose"))
            : finding(
              .violation,
              "'\(text.string.excerpt)' is hidden from screen readers, and nothing else says it"))
      } else {
        findings.append(
          finding(.violation, "'\(text.string.excerpt)' is drawn, and no element says it"))
      }
    }
    return findings + drawnWords(facts, nodesSaid)
  }

  /// Words that code draws by itself, as in a canvas.
  private static func drawnWords(_ facts: AuditFacts, _ said: Set<Int>) -> [Finding] {
    var seen: Set<Int> = []
    return facts.inks.compactMap { ink -> Finding? in
      guard case .text = ink.kind, let index = ink.node, facts.nodes[index].text == nil,
        !ink.bounds.isNull, ink.run?.text.contains(where: \.isLetter) == true,
        seen.insert(index).inserted
      else { return nil }
      let node = facts.nodes[index]
      guard node.kind == "deferred" else { return nil }
      if said.contains(index) || facts.around(node).contains(where: { said.contains($0.index) }) {
        return facts.finding("element.lost", .pass, at: node)
      }
      if node.isSilent {
        return facts.finding("element.lost", .notApplicable("hidden on purpose"), at: node)
      }
      return facts.finding(
        "element.lost", .violation, at: node,
        message: "'\((ink.run?.text ?? "").excerpt)' is drawn in a canvas without a label",
        wanted: "an accessibilityLabel")
    }
  }
}

extension AuditFacts {
  /// Whether the page, and not the system, hides a view from screen readers.
  fileprivate func isHiddenByAsking(_ node: FactNode) -> Bool {
    if node.semantics?.isHidden == true { return node.isAsked }
    return around(node).first { $0.semantics?.isHidden == true }?.isAsked == true
  }
}

extension FactText {
  /// Initials, small figures and bullets, which adorn where they are hidden from screen readers.
  var isOrnament: Bool { string.count { $0.isLetter || $0.isNumber } < 4 }
}
