import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let systemDefaultBlue = AuditRule(
    id: "sys.noDefaultBlue", system: .system,
    threshold: "buttons of one's own are not in the accent colour",
    source: "seed 003, Buttons & Actions",
    reason: "A blue that nobody chose says nothing about the action.",
    example: Example(
      before: "Button(\"Add\") { }", after: "Button(\"Add\") { }.buttonStyle(.plain)")
  ) { facts in
    facts.elements.compactMap { element -> Finding? in
      let traits = element.element.traits
      guard element.isInteractive, traits.contains(.isButton), !element.isInline,
        !traits.contains(.isTab), !traits.contains(.isBackButton),
        // A picker's menu says what is chosen, in the system's tint.
        element.element.value == nil, !traits.contains(.isDisabled),
        let place = element.node
      else { return nil }
      let labels = facts.inks.filter { ink in
        guard let node = ink.node, !ink.bounds.isNull else { return false }
        switch ink.kind {
        case .text, .symbol:
          return element.hitFrame.insetBy(dx: -2, dy: -2).contains(ink.bounds.center)
            && facts.isInside(node, place)
        default: return false
        }
      }
      guard !labels.isEmpty else { return nil }
      // The symbol of a row has the system's tint; the words say whether it is a button's.
      let words = labels.filter { ink in if case .text = ink.kind { true } else { false } }
      let telling = words.isEmpty ? labels : words
      // The ground of a label, too, where it is one's own.
      let grounds = facts.inks.filter { ink in
        guard ink.kind == .fill, let node = ink.node, !ink.bounds.isNull else { return false }
        return facts.nodes[node].isAsked && facts.isInside(node, place)
          && ink.bounds.width >= element.hitFrame.width / 2
          && ink.bounds.height >= element.hitFrame.height / 2
      }
      let isBlue = (telling + grounds).contains { ink in
        ["blue", "link"].contains(ink.color.flatMap(SystemColourNames.name) ?? "")
      }
      guard isBlue else { return facts.finding("sys.noDefaultBlue", .pass, at: element) }
      // Bars and alerts keep the system's tint.
      let isOfSystem = facts.isControlOfBar(element) || facts.isInDialog(facts.nodes[place])
      if isOfSystem || facts.elements.contains(where: { $0.element.traits.contains(.isModal) }) {
        return facts.finding(
          "sys.noDefaultBlue", .notApplicable("a bar or an alert of the system's"), at: element)
      }
      return facts.finding(
        "sys.noDefaultBlue", .violation, at: element,
        message: "'\(element.name)' is in the accent colour", measured: "the accent colour",
        wanted: "a colour of its own, and buttonStyle(.plain)")
    }
  }
}

extension AuditFacts {
  /// Whether a node is in another one, or is it.
  func isInside(_ node: Int, _ outer: Int) -> Bool {
    node == outer || around(nodes[node]).contains { $0.index == outer }
  }

  /// Whether a control stands beside a title or in the strip of a bar at an end of the page.
  fileprivate func isControlOfBar(_ element: FactElement) -> Bool {
    guard size.height > 400 else { return false }
    let isAtTop = element.hitFrame.midY < 106
    let isAtBottom = element.hitFrame.midY > size.height - 84
    guard isAtTop || isAtBottom else { return false }
    // A bar is made by the system around what was asked for.
    guard let node = element.node else { return true }
    return around(nodes[node]).contains {
      !$0.isAsked && $0.drawnFrame.width >= size.width - 1 && $0.drawnFrame.height <= 140
    }
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Whether another rectangle lies inside. Foundation's `contains(_:)` compares with the union of the
  /// two, whose sides are rounded anew: at thirds of points it is false for most that do.
  func holds(_ other: CGRect) -> Bool {
    let slack = 1e-6
    return !isNull && !other.isNull && minX <= other.minX + slack && minY <= other.minY + slack
      && maxX >= other.maxX - slack && maxY >= other.maxY - slack
  }
}
