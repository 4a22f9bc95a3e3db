import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let systemFontStyle = AuditRule(
    id: "sys.font.style", system: .system,
    threshold: "text styles only, or fonts relative to one",
    source: "seed 003, Typography", reason: "Only these grow with the reader's size of text.",
    needs: [.largeText],
    example: Example(
      before: "Text(\"A\").font(.system(size: 15))", after: "Text(\"A\").font(.subheadline)")
  ) { facts in
    guard let large = facts.large else { return [] }
    let kept = facts.partsOfOneSize
    return TextPairs(facts, large).pairs.compactMap { node, match in
      guard let text = node.text, node.isAsked, !facts.isInBar(node), !facts.isTitle(node),
        !text.isRedacted, !kept.contains(node.index), !facts.isInDialog(node),
        text.string.contains(where: { $0.isLetter || $0.isNumber })
      else { return nil }
      guard let other = match?.text else {
        return facts.finding("sys.font.style", .notApplicable("not shown at AX3"), at: node)
      }
      if other.size > text.size + 0.01 { return facts.finding("sys.font.style", .pass, at: node) }
      return facts.finding(
        "sys.font.style", .violation, at: node,
        message: "'\(text.string.excerpt)' has a fixed size", measured: "\(text.size.points) pt",
        wanted: "a text style, or a size relative to one")
    }
  }
}

extension AuditFacts {
  /// Whether a text is the title of a bar, which has one size; of a sheet's, wherever that stands.
  fileprivate func isTitle(_ node: FactNode) -> Bool {
    guard element(of: node)?.element.traits.contains(.isHeader) == true else { return false }
    return around(node).contains { outer in
      guard case .container = outer.layout else { return false }
      return outer.author == .engine && outer.drawnFrame.height <= 110
        && outer.drawnFrame.width >= size.width * 0.5
    }
  }
}
