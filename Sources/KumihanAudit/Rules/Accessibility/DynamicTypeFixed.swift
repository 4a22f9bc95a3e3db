import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let dynamicTypeFixed = AuditRule(
    id: "dynamicType.fixed", threshold: "the size that was asked for grows from L to AX3",
    source: "WCAG 2.2, 1.4.4; Human Interface Guidelines, Typography; Xcode's dynamicType",
    reason: "Who needs large letters has set them in the settings, once for all apps.",
    needs: [.largeText, .screen],
    example: Example(
      before: "Text(\"Total\").font(.system(size: 15))",
      after: "Text(\"Total\").font(.subheadline)")
  ) { facts in
    guard let large = facts.large else { return [] }
    // Segments and tabs keep their size on iOS.
    let kept = Set(
      facts.elements.filter { $0.element.position != nil || $0.element.traits.contains(.isTab) }
        .compactMap(\.node).flatMap { facts.inside(facts.nodes[$0]).map(\.index) })
    return TextPairs(facts, large).pairs.map { node, match in
      let text = node.text
      func finding(_ result: Finding.Result, _ message: String = "") -> Finding {
        facts.finding(
          "dynamicType.fixed", result, at: node, message: message,
          measured: "\((text?.size ?? 0).shortText) pt at L and AX3",
          wanted: "more points at AX3")
      }
      // Bars, badges and the like of the system's have sizes of their own.
      guard node.isAsked, !kept.contains(node.index), !facts.isInBar(node) else {
        return finding(.notApplicable("a style of the system's decides"))
      }
      guard let match, let other = match.text else {
        return finding(.notApplicable("it is not shown at AX3"))
      }
      if other.size > (text?.size ?? 0) + 0.01 { return finding(.pass) }
      if text?.string.contains(where: { $0.isLetter || $0.isNumber }) != true {
        return finding(.notApplicable("it has no words"))
      }
      return finding(
        .violation,
        "'\((text?.string ?? "").excerpt)' has \((text?.size ?? 0).shortText) pt at every size of text"
      )
    }
  }
}

/// The texts of a page, each with the same text of the page at a larger size.
struct TextPairs {
  let pairs: [(node: FactNode, match: FactNode?)]

  init(_ facts: AuditFacts, _ large: AuditFacts) {
    var others: [String: [FactNode]] = [:]
    for node in large.nodes where node.text != nil && node.isVisible {
      others[Self.key(node), default: []].append(node)
    }
    for key in others.keys { others[key]?.reverse() }
    pairs = facts.nodes.compactMap { node in
      guard node.text != nil, node.isVisible else { return nil }
      return (node, others[Self.key(node)]?.popLast())
    }
  }

  /// What does not change with the size: the line of source and the words.
  private static func key(_ node: FactNode) -> String {
    "\(node.site)\n\(node.text?.string ?? "")"
  }
}
