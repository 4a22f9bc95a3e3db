import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let heading = AuditRule(
    id: "heading",
    threshold: "the title of a screen, 28 pt or more above smaller words, is a heading",
    source: "WCAG 2.2, 1.3.1 and 2.4.6; Xcode's trait",
    reason: "Screen readers jump from heading to heading.",
    example: Example(
      before: "Text(\"Expenses\").font(.largeTitle)",
      after: "Text(\"Expenses\").font(.largeTitle).accessibilityAddTraits(.isHeader)")
  ) { facts in
    let texts = facts.nodes.filter { $0.text != nil && $0.isVisible && !$0.isSilent }
    let usual = texts.compactMap(\.text?.size).sorted()
    return facts.elements.compactMap { element -> Finding? in
      if element.element.traits.contains(.isHeader) {
        return facts.finding("heading", .pass, at: element)
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
      let message = "'\(text.string.excerpt)' looks like a heading and is none"
      let isTitle = element.order == 0 && text.size >= 28
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
