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
    facts.elements.compactMap { element in
      let isPicture = element.element.traits.contains(.isImage)
      guard element.isInteractive || isPicture else { return nil }
      let label = element.element.label?.trimmingWhitespace ?? ""
      if !label.isEmpty { return facts.finding("name.missing", .pass, at: element) }
      return facts.finding(
        "name.missing", .violation, at: element,
        message: "\(element.isInteractive ? "something to use" : "a picture") has no label",
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
