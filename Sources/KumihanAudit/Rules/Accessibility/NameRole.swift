import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let nameRole = AuditRule(
    id: "name.role", threshold: "a label does not say the kind: button, image, link, switch, tab",
    source: "Human Interface Guidelines, VoiceOver; axe's image-redundant-alt",
    reason: "The screen reader adds the kind by itself, so that it is said twice.",
    example: Example(
      before:
        "Button { save() } label: { Image(systemName: \"tray\") }.accessibilityLabel(\"Save button\")",
      after: "Button { save() } label: { Image(systemName: \"tray\") }.accessibilityLabel(\"Save\")"
    )
  ) { facts in
    facts.elements.compactMap { element in
      let kinds = element.element.traits.spokenKinds
      // A file's name is no label that somebody gave.
      guard !kinds.isEmpty, let label = element.element.label, !label.isEmpty,
        element.fileName(in: facts) == nil
      else { return nil }
      let words = label.lowercased().split { !$0.isLetter }.map(String.init)
      guard words.count > 1, let word = words.first(where: { kinds.contains($0) }),
        word == words.first || word == words.last
      else { return facts.finding("name.role", .pass, at: element) }
      let message = "the label '\(label.excerpt)' says '\(word)', which the reader says, too"
      // Words that are seen may be a thing's own name.
      if element.showsLabel(in: facts) {
        return facts.finding(
          "name.role", .needsReview("the word may belong to the name that is shown"), at: element,
          message: message, measured: "'\(label.excerpt)'", wanted: "no '\(word)'")
      }
      return facts.finding(
        "name.role", .violation, at: element, message: message, measured: "'\(label.excerpt)'",
        wanted: "no '\(word)'")
    }
  }
}

extension FactElement {
  /// Whether the label is the words that are drawn.
  func showsLabel(in facts: AuditFacts) -> Bool {
    guard let node, let label = element.label else { return false }
    return facts.inside(facts.nodes[node]).contains { $0.text?.string == label }
  }
}

extension AccessibilityTraits {
  /// The words by which readers and people call the kind.
  fileprivate var spokenKinds: Set<String> {
    var kinds: Set<String> = []
    if contains(.isButton) { kinds.insert("button") }
    if contains(.isImage) { kinds.formUnion(["image", "icon", "picture"]) }
    if contains(.isLink) { kinds.insert("link") }
    if contains(.isToggle) { kinds.formUnion(["switch", "toggle"]) }
    if contains(.isTab) { kinds.insert("tab") }
    if contains(.isAdjustable) { kinds.insert("slider") }
    return kinds
  }
}
