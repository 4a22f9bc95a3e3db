import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let nameInVisible = AuditRule(
    id: "name.inVisible", threshold: "the label contains the words that are seen",
    source: "WCAG 2.2, 2.5.3 (A)",
    reason: "Who speaks to the device says what is on the screen.",
    example: Example(
      before: "Button(\"Send\") {}.accessibilityLabel(\"Submit form\")",
      after: "Button(\"Send\") {}.accessibilityLabel(\"Send form\")")
  ) { facts in
    facts.elements.compactMap { element in
      guard element.isInteractive, let node = element.node, let label = element.element.label
      else { return nil }
      let seen = facts.inside(facts.nodes[node]).compactMap { inner -> String? in
        guard let text = inner.text, inner.isVisible, !inner.isSilent, !text.isRedacted else {
          return nil
        }
        let words = text.string.plainWords
        return words.contains(where: \.isLetter) ? words : nil
      }
      guard !seen.isEmpty else { return nil }
      // What stands in a field is an example or the value, and no label.
      if !element.element.traits.isDisjoint(with: [.isTextField, .isSearchField]) {
        return facts.finding(
          "name.inVisible", .notApplicable("a field's placeholder or value"), at: element)
      }
      let said = " \([label, element.element.value ?? ""].joined(separator: " ").plainWords) "
      let inputs = element.element.inputLabels.map(\.plainWords)
      let missing = seen.filter { !said.contains(" \($0) ") && !inputs.contains($0) }
      if missing.isEmpty { return facts.finding("name.inVisible", .pass, at: element) }
      let message = "'\(missing[0].excerpt)' is seen, and '\(label.excerpt)' is said"
      if missing.count < seen.count {
        return facts.finding(
          "name.inVisible", .needsReview("part of the words is said"), at: element,
          message: message, measured: "'\(label.excerpt)'", wanted: "'\(missing[0].excerpt)'")
      }
      return facts.finding(
        "name.inVisible", .violation, at: element, message: message,
        measured: "'\(label.excerpt)'", wanted: "'\(missing[0].excerpt)'")
    }
  }
}

extension String {
  /// In lower case, without marks, parted by single spaces.
  var plainWords: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
