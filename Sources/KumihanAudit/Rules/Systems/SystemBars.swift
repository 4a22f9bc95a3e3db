import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let systemBarBackground = AuditRule(
    id: "sys.barBackground", system: .system,
    threshold: "bars have the system's own background",
    source: "seed 003, Materials & Liquid Glass",
    reason: "The system's bars change with what scrolls below them.",
    example: Example(
      before: "content.toolbarBackground(.red, for: .navigationBar)", after: "content")
  ) { facts in
    facts.inks.compactMap { ink in
      guard ink.kind == .fill, let place = ink.node, !ink.bounds.isNull,
        case .color(let color)? = ink.paint, color.alpha > 0.02,
        ink.bounds.width >= facts.size.width - 1, ink.bounds.height >= 30,
        // As high as a bar with a large title and a search below it.
        ink.bounds.height <= 220, facts.size.height > 400,
        ink.bounds.minY <= 60 || ink.bounds.maxY >= facts.size.height - 1
      else { return nil }
      let node = facts.nodes[place]
      // A strip that the system made, and the user coloured.
      guard !node.isAsked,
        facts.elements.contains(where: { element in
          let traits = element.element.traits
          return
            (traits.contains(.isHeader) || traits.contains(.isTab) || traits.contains(.isButton))
            && ink.bounds.contains(element.element.frame.center)
        })
      else { return nil }
      let isOwn = SystemColourNames.isBackground(color)
      if isOwn { return facts.finding("sys.barBackground", .pass, at: node) }
      return facts.finding(
        "sys.barBackground", .violation, at: node, message: "a bar in \(color.name)",
        measured: color.name, wanted: "the system's background", frame: ink.bounds)
    }
  }

  static let systemTitleMode = AuditRule(
    id: "sys.titleMode", system: .system,
    threshold: "large titles on primary screens, inline ones on those below them",
    source: "seed 003, Navigation", reason: "The size of the title says how deep one is.",
    example: Example(
      before: "Detail().navigationTitle(\"A\").navigationBarTitleDisplayMode(.large)",
      after: "Detail().navigationTitle(\"A\").navigationBarTitleDisplayMode(.inline)")
  ) { facts in
    let isBelow = facts.elements.contains { $0.element.traits.contains(.isBackButton) }
    // The first screen of a tab.
    let isPrimary = !isBelow && facts.elements.contains { $0.element.traits.contains(.isTab) }
    return facts.elements.compactMap { element in
      guard element.element.traits.contains(.isHeader), let place = element.node,
        let text = facts.inside(facts.nodes[place]).compactMap(\.text).first,
        element.element.frame.minY < 160,
        !facts.nodes[place].isAsked || text.size > 30 || facts.isInBar(facts.nodes[place]),
        text.font?.family == .system(.default)
      else { return nil }
      let isLarge = text.size >= 28
      guard isBelow else {
        if isLarge { return facts.finding("sys.titleMode", .pass, at: element) }
        return facts.finding(
          "sys.titleMode",
          isPrimary
            ? .violation : .notApplicable("whether the screen is a primary one is not seen"),
          at: element,
          message: "'\(element.name)' is an inline title on a screen without a way back",
          measured: "inline", wanted: "large")
      }
      if !isLarge { return facts.finding("sys.titleMode", .pass, at: element) }
      return facts.finding(
        "sys.titleMode", .violation, at: element,
        message: "'\(element.name)' is a large title on a screen with a way back",
        measured: "large", wanted: "inline")
    }
  }
}
