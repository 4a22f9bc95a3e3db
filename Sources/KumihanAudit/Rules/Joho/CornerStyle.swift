import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoCornerStyle = AuditRule(
    id: "joho.corner.style", system: .joho,
    threshold: "continuous corners, from a radius of 2 points; no cornerRadius()",
    source: "seed 000, chapters 3 and 18",
    reason: "A circular corner meets its sides with a break that is seen beside continuous ones.",
    example: Example(
      before: "card.cornerRadius(12)",
      after: "card.clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))")
  ) { facts in
    facts.nodes.compactMap { node in
      guard node.isAsked, node.isVisible else { return nil }
      var (shape, isOld) = (FactShape?.none, false)
      switch node.drawing {
      case .fill(let form, _)?, .stroke(let form, _, _)?: shape = form
      default: break
      }
      if case .clip(let form, let style)? = node.effect {
        (shape, isOld) = (FactShape(form), style.isOfCornerRadius)
      }
      guard let shape, [.rounded, .uneven].contains(shape.kind), let radius = shape.radius,
        radius > 2, let isContinuous = shape.isContinuous
      else { return nil }
      if isContinuous, !isOld { return facts.finding("joho.corner.style", .pass, at: node) }
      let fix: Fix =
        isOld
        ? .replace(
          "clipShape(RoundedRectangle(cornerRadius: \(radius.points), style: .continuous))",
          modifier: "cornerRadius")
        : .word(modifier: "style", from: "circular", to: "continuous")
      return facts.finding(
        "joho.corner.style", .violation, at: node,
        message: isOld
          ? "cornerRadius() is not of the system" : "corners of \(radius.points) pt are circular",
        measured: isOld ? "cornerRadius(\(radius.points))" : "circular", wanted: "continuous",
        fix: fix)
    }
  }
}
