import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let heading = AuditRule(
    id: "heading",
    threshold:
      "the title of a screen, 28 pt or more above smaller words, is a heading; no level is left out",
    source: "WCAG 2.2, 1.3.1 and 2.4.6; Xcode's trait",
    reason: "Screen readers jump from heading to heading.",
    example: Example(
      before: "Text(\"Expenses\").font(.largeTitle)",
      after: "Text(\"Expenses\").font(.largeTitle).accessibilityAddTraits(.isHeader)")
  ) { facts in
    let texts = facts.nodes.filter { $0.text != nil && $0.isVisible && !$0.isSilent }
    let usual = texts.compactMap(\.text?.size).sorted()
    var level: Int?
    return facts.elements.compactMap { element -> Finding? in
      if element.element.traits.contains(.isHeader) {
        guard let own = element.element.headingLevel else {
          return facts.finding("heading", .pass, at: element)
        }
        let before = level
        level = own
        guard let before, own > before + 1 else {
          return facts.finding("heading", .pass, at: element)
        }
        return facts.finding(
          "heading", .violation, at: element,
          message:
            "'\((element.element.label ?? "").excerpt)' has level \(own) below one of level \(before)",
          measured: "level \(own)", wanted: "level \(before + 1)")
      }
      guard !element.isInteractive, let place = element.node, let text = facts.nodes[place].text
      else { return nil }
      // A title is short, has letters, stands alone in its element, and is far larger than the rest.
      let letters = text.string.count(where: \.isLetter)
      guard text.size >= 20, letters >= 3, text.string.count <= 60, text.lineCount <= 2,
        letters * 2 >= text.string.count,
        texts.count >= 3, text.size >= 1.25 * usual[(usual.count - 1) / 2]
      else { return nil }
      let below = texts.count { $0.frame.minY >= element.hitFrame.maxY - 1 }
      guard below >= 2 else { return nil }
      // The size is the system's: of a notice, a label in a box.
      if facts.isLaidOutBySystem(facts.nodes[place]) {
        return facts.finding(
          "heading", .notApplicable("a view of the system's sets it"), at: element)
      }
      let message = "'\(text.string.excerpt)' looks like a heading and is none"
      // Words as large beside it make a pair, such as two figures.
      let hasPeer = texts.contains { other in
        other.index != place && (other.text?.size ?? 0) >= text.size
          && other.frame.minY < element.hitFrame.maxY && other.frame.maxY > element.hitFrame.minY
      }
      let isTitle = element.order == 0 && text.size >= 28 && !hasPeer
      if isTitle, facts.options.pageKind == .paper {
        return facts.finding(
          "heading", .needsReview("whether the page is read aloud is not known"), at: element,
          message: message, measured: "static text", wanted: "a heading")
      }
      if isTitle {
        return facts.finding(
          "heading", .violation, at: element, message: message, measured: "static text",
          wanted: "a heading", fix: .add(".accessibilityAddTraits(.isHeader)"))
      }
      return facts.finding(
        "heading", .needsReview("large words may be a heading or a figure"), at: element,
        message: message, measured: "static text", wanted: "a heading")
    }
  }
}

extension AuditFacts {
  /// Whether the nearest container is one of the system's own views.
  fileprivate func isLaidOutBySystem(_ node: FactNode) -> Bool {
    for outer in around(node) {
      if case .container(let kind) = outer.layout {
        if case .scroll = kind { return false }
        return outer.author == .engine
      }
    }
    return false
  }
}
