import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let systemTint = AuditRule(
    id: "sys.tint", system: .system,
    threshold: "cards are tinted at 0.14 in light and at 0.10 in dark, within 0.005",
    source: "seed 003, Colors",
    reason: "One strength of tint keeps text on all categories legible.",
    example: Example(
      before: "card.background(category.color.opacity(0.2))",
      after: "card.background(category.color.opacity(isDark ? 0.10 : 0.14))")
  ) { facts in
    let wanted = facts.isDark ? 0.10 : 0.14
    var seen: Set<ColourUse> = []
    return facts.inks.compactMap { ink in
      guard ink.kind == .fill, let place = ink.node, case .color(let color)? = ink.paint,
        !ink.bounds.isNull, ink.bounds.width >= 80, ink.bounds.height >= 44
      else { return nil }
      let node = facts.nodes[place]
      let lab = CIEDE2000.lab([color.red, color.green, color.blue])
      let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
      guard node.isAsked, chroma > 20, color.alpha > 0.02, color.alpha <= 0.6,
        seen.insert(
          ColourUse(node: place, color: color, isText: false).withoutNode(facts)
        ).inserted
      else { return nil }
      if abs(color.alpha - wanted) <= 0.0051 {
        return facts.finding("sys.tint", .pass, at: node)
      }
      return facts.finding(
        "sys.tint", .violation, at: node,
        message: "a tint of \(color.opaque.name) at \(CGFloat(color.alpha).points)",
        measured: "\(CGFloat(color.alpha).points)", wanted: "\(CGFloat(wanted).points)")
    }
  }
}
