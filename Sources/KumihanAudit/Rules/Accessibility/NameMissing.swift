import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let nameMissing = AuditRule(
    id: "name.missing",
    threshold: "an interactive view or picture without a label",
    source: "WCAG 2.2, 4.1.2 and 1.1.1; Xcode's sufficientElementDescription",
    reason: "A screen reader says the kind of thing, and not what it is for.",
    example: Example(
      before: "Button { add() } label: { Circle() }",
      after: "Button { add() } label: { Circle() }.accessibilityLabel(\"Add\")")
  ) { facts in
    facts.namelessGestures
      + facts.elements.compactMap { element in
        let isPicture = element.element.traits.contains(.isImage)
        guard element.isInteractive || isPicture else { return nil }
        let label = element.element.label?.trimmingWhitespace ?? ""
        if !label.isEmpty {
          if element.isInteractive || facts.answersToTaps(element),
            let name = element.rawSymbolName(in: facts)
          {
            return facts.finding(
              "name.missing", .violation, at: element,
              message: "the only label is the name of the symbol '\(name)'",
              measured: "'\(label.excerpt)'", wanted: "a label of its own")
          }
          if let name = element.fileName(in: facts) {
            return facts.finding(
              "name.missing", .needsReview("the label is the picture's name"), at: element,
              message: "the only label is the name of the picture '\(name)'",
              measured: "'\(label.excerpt)'", wanted: "a label of its own")
          }
          return facts.finding("name.missing", .pass, at: element)
        }
        return facts.finding(
          "name.missing", .violation, at: element,
          message: "\(element.isInteractive ? "something to use" : "a picture") has no label",
          measured: "no label", wanted: "a label")
      }
  }
}

extension AuditFacts {
  /// Whether words stand in a view, or are said of it or of something in it.
  fileprivate func hasWords(_ node: FactNode) -> Bool {
    inside(node).contains { $0.text != nil || $0.semantics?.label != nil }
  }

  /// Whether a gesture makes something to touch of an element that is no control.
  fileprivate func answersToTaps(_ element: FactElement) -> Bool {
    targets.contains { $0.isGesture && $0.element == element.order }
  }

  /// Shapes that answer to taps, of which no element tells.
  fileprivate var namelessGestures: [Finding] {
    guard options.pageKind == .screen else { return [] }
    return targets.compactMap { target in
      let area = target.frame.width * target.frame.height
      guard target.isGesture, target.element == nil, !nodes[target.node].isSilent,
        area <= size.width * size.height * 0.6
      else { return nil }
      return finding(
        "name.missing", .violation, at: target,
        message: "a shape that answers to taps has no label",
        measured: "no label", wanted: "a label")
    }
  }
}

extension String {
  var trimmingWhitespace: String {
    var rest = self[...]
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest.drop(while: \.isWhitespace))
  }
}

extension FactElement {
  /// The picture whose name alone is the label.
  func fileName(in facts: AuditFacts) -> String? {
    guard let node, !facts.hasWords(facts.nodes[node]) else { return nil }
    for inner in facts.inside(facts.nodes[node]) {
      if case .named(let name)? = inner.semantics?.image, name == element.label { return name }
    }
    return nil
  }

  /// The symbol whose name alone is the label, where the system has no word for it.
  fileprivate func rawSymbolName(in facts: AuditFacts) -> String? {
    guard let node, !facts.hasWords(facts.nodes[node]) else { return nil }
    for inner in facts.inside(facts.nodes[node]) {
      guard case .symbol(let name)? = inner.semantics?.image,
        let words = inner.semantics?.image?.words, words == element.label,
        !Semantics.ImageName.hasWord(symbol: name),
        // The title of a label of which only the symbol is shown speaks for it.
        inner.semantics?.part != .silent
      else { continue }
      return name
    }
    return nil
  }
}
