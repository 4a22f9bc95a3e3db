import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoEffects = AuditRule(
    id: "joho.effects", system: .joho,
    threshold: "no blur, material, glass, shadow, gradient or emoji",
    source: "seed 000, chapters 3, 8 and 18",
    reason: "Depth comes from borders; effects lower contrast and say nothing.",
    example: Example(
      before: "card.shadow(radius: 4)",
      after: "card.overlay(Rectangle().stroke(JohoColors.black, lineWidth: 1.5))")
  ) { facts in
    facts.nodes.compactMap { node in
      guard node.isVisible else { return nil }
      if let text = node.text {
        guard let emoji = text.string.first(where: \.isEmoji) else { return nil }
        return facts.finding(
          "joho.effects", .violation, at: node, message: "emoji \(emoji)", measured: "emoji",
          wanted: "a symbol of one colour")
      }
      // Knobs, bars and other parts of the system's controls have their own depth.
      guard node.isAsked, let effect = node.forbiddenEffect else { return nil }
      return facts.finding(
        "joho.effects", .violation, at: node, message: effect, measured: effect, wanted: "none")
    }
  }
}

extension FactNode {
  /// An effect that a node adds, with its article.
  var forbiddenEffect: String? {
    if case .filters(let filters)? = effect {
      for filter in filters {
        switch filter {
        case .blur(let radius, _) where radius > 0: return "a blur"
        case .shadow(let color, let radius, let offset),
          .innerShadow(let color, let radius, let offset):
          if color.alpha > 0, radius > 0 || offset != .zero { return "a shadow" }
        default: continue
        }
      }
    }
    switch drawing {
    case .fill(_, let shading)?, .stroke(_, let shading, _)?, .symbol(_, let shading)?:
      return shading.forbidden
    default: return nil
    }
  }
}

extension Shading {
  /// What is more than a flat colour, with its article.
  fileprivate var forbidden: String? {
    switch self {
    case .color, .image: nil
    case .linear, .radial, .elliptical, .angular, .mesh: "a gradient"
    case .veil: "a material"
    case .shadowed: "a shadow"
    case .opacity(let inner, _), .blended(let inner, _): inner.forbidden
    }
  }
}
