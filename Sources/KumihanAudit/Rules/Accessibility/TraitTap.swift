import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let traitTap = AuditRule(
    id: "trait.tap", threshold: "a view with onTapGesture has the button trait",
    source: "WCAG 2.2, 4.1.2; Xcode's trait",
    reason: "A gesture says nothing: readers do not know that there is something to do.",
    needs: [.screen],
    example: Example(
      before: "Text(\"More\").onTapGesture { open() }",
      after: "Button(\"More\") { open() }")
  ) { facts in
    let gestures = facts.nodes.filter { $0.semantics?.hasTapGesture == true && $0.isVisible }
    guard !gestures.isEmpty else { return [] }
    let silent = facts.targets.filter(\.isGesture)
    let told = facts.targets.filter { !$0.isGesture }
    var findings = silent.map { target -> Finding in
      let node = facts.nodes[target.node]
      let message = "\(target.words) answers to taps, and no reader says so"
      let page = facts.size.width * facts.size.height
      if target.element == nil, target.frame.width * target.frame.height > page * 0.6 {
        return facts.finding(
          "trait.tap", .needsReview("a background may answer to taps for nothing but itself"),
          at: target, message: message, frame: target.frame)
      }
      if node.isSilent {
        return facts.finding(
          "trait.tap", .needsReview("it is hidden from readers"), at: target, message: message,
          frame: target.frame)
      }
      return facts.finding(
        "trait.tap", .violation, at: target, message: message, measured: "no trait",
        wanted: "isButton", frame: target.frame, fix: facts.fixOfTap(target, among: silent))
    }
    for node in gestures {
      if let target = told.first(where: { $0.node == node.index }) {
        findings.append(facts.finding("trait.tap", .pass, at: node, frame: target.frame))
      }
    }
    return findings
  }
}

extension AuditFacts {
  /// The trait, for a view whose words nothing else that is used says.
  fileprivate func fixOfTap(_ target: FactTarget, among silent: [FactTarget]) -> Fix? {
    guard nodes[target.node].text != nil, !target.label.isEmpty,
      !silent.contains(where: { $0.node != target.node && $0.label == target.label }),
      !elements.contains(where: { $0.isInteractive && $0.element.label == target.label })
    else { return nil }
    return .add(".accessibilityAddTraits(.isButton)")
  }
}
