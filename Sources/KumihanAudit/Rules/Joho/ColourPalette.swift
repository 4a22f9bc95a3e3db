import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoColourPalette = AuditRule(
    id: "joho.colour.palette", system: .joho,
    threshold: "the colours of chapter 4 within a distance of 1 (CIEDE2000), whole or thinned",
    source: "seed 000, chapters 3 and 4",
    reason: "Each colour has one meaning; a colour that is not of the palette has none.",
    example: Example(
      before: "Text(\"A\").padding(12).background(Color(hex: \"FFE000\"))",
      after: "Text(\"A\").padding(12).background(JohoColors.yellow)")
  ) { facts in
    var seen: Set<ColourUse> = []
    let others = OtherColourRules(facts)
    return facts.colourUses.compactMap { use in
      let node = facts.nodes[use.node]
      guard seen.insert(use.withoutNode(facts)).inserted else { return nil }
      let opaque = RGBA(red: use.color.red, green: use.color.green, blue: use.color.blue)
      let nearest = JohoPalette.nearest(to: opaque)
      let isTint =
        JohoPalette.tints.contains { abs($0 - use.color.alpha) < 0.011 }
        // White and black at any opacity say nothing that a colour would.
        || JohoPalette.structure.contains { $0.name == nearest.entry.name }
      let isDot = use.isMark && JohoPalette.dots.contains { $0.color.distance(to: opaque) < 1 }
      let isWord = use.isText && JohoPalette.words.contains { $0.color.distance(to: opaque) < 1 }
      if isDot || isWord || (nearest.distance < 1 && isTint) {
        return facts.finding("joho.colour.palette", .pass, at: node)
      }
      if !node.isAsked, let element = facts.element(of: node), element.isInteractive,
        SystemColourNames.name(of: use.color) != nil,
        // A button in the system's tint is one that nobody gave a colour.
        use.isText
          ? use.color.alpha < 0.99 && AccessibilityFields(element).isField
          : !element.element.traits.isDisjoint(with: [.isToggle, .isAdjustable])
      {
        return facts.finding(
          "joho.colour.palette", .notApplicable("part of a control of the system's"), at: node)
      }
      if let rule = others.rule(of: use) {
        return facts.finding(
          "joho.colour.palette", .notApplicable("\(rule) speaks of it"), at: node)
      }
      let name = SystemColourNames.name(of: use.color).map { " (the system's \($0))" } ?? ""
      let message =
        nearest.distance < 1
        ? "\(nearest.entry.name) at an opacity of \(Int((use.color.alpha * 100).rounded())) %"
        : "\(use.color.name)\(name) is not of the palette; the nearest is \(nearest.entry.name)"
      return facts.finding(
        "joho.colour.palette", .violation, at: node, message: message, measured: use.color.name,
        wanted: nearest.distance < 1 ? "5, 30 or 60 %" : nearest.entry.color.name)
    }
  }
}

/// What rules of a narrower scope say of colours, so that one fault is said once.
private struct OtherColourRules {
  private let facts: AuditFacts
  private let chosen: Set<String>
  private let borders: Set<Int>

  init(_ facts: AuditFacts) {
    self.facts = facts
    chosen = Set(facts.options.chosenRules.map(\.id))
    borders = Set(facts.borders.map(\.node))
  }

  func rule(of use: ColourUse) -> String? {
    let node = facts.nodes[use.node]
    var isWordOrSymbol = use.isText
    if case .symbol? = node.drawing { isWordOrSymbol = true }
    if chosen.contains("joho.colour.system"), isWordOrSymbol, node.isAsked,
      !facts.isTintOfControl(use),
      SystemColourNames.name(of: use.color) != nil
    {
      return "joho.colour.system"
    }
    if chosen.contains("joho.colour.grayText"), use.isText, use.isGray {
      return "joho.colour.grayText"
    }
    if chosen.contains("joho.border.colour"), borders.contains(use.node), !use.isText {
      return "joho.border.colour"
    }
    return nil
  }
}

/// A colour that a view is drawn in.
struct ColourUse: Hashable {
  /// An index into ``AuditFacts/nodes``.
  var node: Int
  var color: RGBA
  var isText: Bool
  /// Whether it is smaller than anything with content.
  var isMark = false

  /// Whether it is opaque and has neither a hue nor the depth of black or white.
  var isGray: Bool {
    let lab = CIEDE2000.lab([color.red, color.green, color.blue])
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    return color.alpha > 0.99 && chroma < 4 && lab.x > 2 && lab.x < 90
  }

  /// The same colour of the same line of source is one use.
  func withoutNode(_ facts: AuditFacts) -> ColourUse {
    var copy = self
    let site = facts.nodes[node].site
    copy.node = site.isKnown ? site.hashValue : node
    return copy
  }
}

extension AuditFacts {
  /// The plain colours of fills, lines, symbols and texts that are seen, opacity of groups left
  /// aside; emoji have their own.
  var colourUses: [ColourUse] {
    (askedInks ?? inks).compactMap { ink in
      guard let node = ink.node, !ink.bounds.isNull, !ink.bounds.isEmpty,
        case .color(let color)? = ink.paint, color.alpha > 0.001, ink.opacity > 0.001
      else { return nil }
      // The layers of emoji have colours of their own, which nobody asked for.
      if let asked = nodes[node].text?.runs.compactMap(\.color), !asked.isEmpty,
        !asked.contains(where: { $0.isNear(color) })
      {
        return nil
      }
      switch ink.kind {
      case .image: return nil
      case .text:
        guard let text = nodes[node].text, !text.string.isEmpty else { return nil }
        return ColourUse(node: node, color: color, isText: true)
      case .fill, .stroke, .symbol:
        return ColourUse(
          node: node, color: color, isText: false,
          isMark: max(ink.bounds.width, ink.bounds.height) <= 20)
      }
    }
  }
}
