import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let studioSpacing = AuditRule(
    id: "studio.spacing", system: .studio, threshold: "4, 8, 16, 24, 32 or 48 points",
    source: "seed 004, Spacing & Layout", reason: "Distances come from one scale.",
    example: Example(before: "VStack(spacing: 12) { a; b }", after: "VStack(spacing: 16) { a; b }")
  ) { facts in
    facts.distanceFindings(
      "studio.spacing", [4, 8, 16, 24, 32, 48], words: "4, 8, 16, 24, 32 or 48 pt")
  }

  static let studioRadius = AuditRule(
    id: "studio.radius", system: .studio, threshold: "corners of 12 points",
    source: "seed 004, Component Library", reason: "Buttons and cards have the same corners.",
    example: Example(before: "card.cornerRadius(10)", after: "card.cornerRadius(12)")
  ) { facts in
    facts.nodes.compactMap { node in
      guard node.isAsked, node.isVisible else { return nil }
      var shape: FactShape?
      switch node.drawing {
      case .fill(let form, _)?, .stroke(let form, _, _)?: shape = form
      default: break
      }
      var modifier = "RoundedRectangle"
      if case .clip(let form, let style)? = node.effect {
        shape = FactShape(form)
        if style.isOfCornerRadius { modifier = "cornerRadius" }
      }
      guard let shape, [.rounded, .uneven].contains(shape.kind), let radius = shape.radius,
        radius > 0, min(node.frame.width, node.frame.height) >= 40
      else { return nil }
      if abs(radius - 12) <= 0.51 { return facts.finding("studio.radius", .pass, at: node) }
      return facts.finding(
        "studio.radius", .violation, at: node, message: "corners of \(radius.points) points",
        measured: "\(radius.points) pt", wanted: "12 pt",
        fix: .number(
          modifier: modifier, argument: modifier == "cornerRadius" ? "" : "cornerRadius",
          from: radius, to: 12))
    }
  }

  static let studioHeight = AuditRule(
    id: "studio.buttonHeight", system: .studio,
    threshold: "buttons with a fill are 50 points high at least",
    source: "seed 004, Button Styles", reason: "The main action is the largest thing to touch.",
    example: Example(
      before: "label.frame(maxWidth: .infinity, minHeight: 40).background(primary)",
      after: "label.frame(maxWidth: .infinity, minHeight: 50).background(primary)")
  ) { facts in
    facts.elements.compactMap { element in
      guard element.isInteractive, element.element.traits.contains(.isButton), !element.isInline,
        let place = element.node
      else { return nil }
      // A button as wide as its column is one of the two styles; others are icons and links.
      let body = facts.inks.first { ink in
        guard ink.kind == .fill, let node = ink.node, !ink.bounds.isNull,
          facts.nodes[node].isAsked, facts.isInside(node, place) || facts.isInside(place, node)
        else { return false }
        return ink.bounds.width >= facts.size.width * 0.5 && ink.bounds.height <= 120
          && abs(ink.bounds.midY - element.hitFrame.midY) < 8
      }
      guard let body, facts.texts(in: body.bounds).count == 1 else { return nil }
      let height = max(body.bounds.height, element.hitFrame.height)
      if height >= 49.5 { return facts.finding("studio.buttonHeight", .pass, at: element) }
      return facts.finding(
        "studio.buttonHeight", .violation, at: element,
        message: "'\(element.name)' is \(height.points) points high",
        measured: "\(height.points) pt", wanted: "50 pt at least")
    }
  }

  static let studioSize = AuditRule(
    id: "studio.font.size", system: .studio,
    threshold: "12, 13, 15, 16, 17, 22 or 28 points, as asked for at size L",
    source: "seed 004, Typography", reason: "Seven sizes make levels that can be told apart.",
    example: Example(
      before: "Text(\"A\").font(.system(size: 18))", after: "Text(\"A\").font(.system(size: 17))")
  ) { facts in
    let scale = FactText.scaleOfStudio
    return facts.judgedRuns { node, run in
      guard node.isAsked, !facts.isInBar(node) else { return nil }
      let size = run.font.size
      if scale.contains(where: { abs($0 - size) < 0.01 }) {
        return facts.finding("studio.font.size", .pass, at: node)
      }
      let nearest = scale.min { abs($0 - size) < abs($1 - size) } ?? 17
      return facts.finding(
        "studio.font.size", .violation, at: node,
        message: "'\(run.text.excerpt)' has \(size.points) points", measured: "\(size.points) pt",
        wanted: "\(nearest.points) pt")
    }
  }

  static let studioShadow = AuditRule(
    id: "studio.shadow", system: .studio,
    threshold: "one shadow: black at 0.1, radius 4, 2 points down",
    source: "seed 004, Card Component", reason: "One light falls on all cards.",
    example: Example(
      before: "card.shadow(radius: 10)",
      after: "card.shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)")
  ) { facts in
    facts.nodes.compactMap { node in
      guard node.isAsked, node.isVisible, case .filters(let filters)? = node.effect else {
        return nil
      }
      for case .shadow(let color, let radius, let offset) in filters where color.alpha > 0 {
        // `shadow(radius:)` counts twice the sigma of its blur, or the sigma itself.
        let isRight =
          abs(color.alpha - 0.1) < 0.006 && color.opaque.isNear(.black)
          && (abs(radius - 4) < 0.05 || abs(radius - 2) < 0.05) && abs(offset.width) < 0.05
          && abs(offset.height - 2) < 0.05
        if isRight { return facts.finding("studio.shadow", .pass, at: node) }
        return facts.finding(
          "studio.shadow", .violation, at: node,
          message:
            "a shadow of \(color.name), \(offset.width.points) and \(offset.height.points) points away",
          measured: "\(color.name)", wanted: "black at 0.1, radius 4, 2 points down")
      }
      return nil
    }
  }

  static let studioCap = AuditRule(
    id: "studio.dynamicTypeCap", system: .studio,
    threshold: "text grows up to AX3 at least", source: "seed 004, Dynamic Type Support",
    reason: "A cap below AX3 takes the letters away from those who need them most.",
    needs: [.largeText],
    example: Example(
      before: "Text(\"A\").dynamicTypeSize(...DynamicTypeSize.xLarge)",
      after: "Text(\"A\").dynamicTypeSize(...DynamicTypeSize.accessibility3)")
  ) { facts in
    guard let large = facts.large else { return [] }
    return TextPairs(facts, large).pairs.compactMap { node, match in
      guard node.isAsked, !facts.isInBar(node), let text = node.text, let other = match?.text,
        text.string.contains(where: \.isLetter), other.size > text.size + 0.01 || text.isOfStyle
      else { return nil }
      // At AX3 no style of up to 22 points is below one and a half of its size.
      guard text.size <= 22.5, other.size < text.size * 1.5 else {
        return facts.finding("studio.dynamicTypeCap", .pass, at: node)
      }
      return facts.finding(
        "studio.dynamicTypeCap", .violation, at: node,
        message: "'\(text.string.excerpt)' has no more than \(other.size.points) points",
        measured: "\(other.size.points) pt at AX3", wanted: "no cap below AX3")
    }
  }
}

extension FactText {
  /// Whether its font is that of a text style, which has a leading of its own at nearly all sizes.
  fileprivate var isOfStyle: Bool { (font?.leading ?? 0) > 0 }

  /// The sizes of seed 004, in points.
  static let scaleOfStudio: [CGFloat] = [12, 13, 15, 16, 17, 22, 28]
}
