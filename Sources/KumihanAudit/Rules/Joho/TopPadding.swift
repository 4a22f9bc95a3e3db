import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let johoTop = AuditRule(
    id: "joho.top", system: .joho,
    threshold: "at most 8 points of padding between the top and the first thing that is seen",
    source: "seed 000, chapters 3, 7 and 18",
    reason: "Eyes begin at the top; empty points there cost everyone a scroll.",
    needs: [.screen],
    example: Example(
      before: "VStack { title; card }.padding(.top, 40)",
      after: "VStack { title; card }.padding(.top, 8)")
  ) { facts in
    func finding(_ culprit: FactNode, _ sum: CGFloat, above words: String) -> Finding {
      facts.finding(
        "joho.top", .violation, at: culprit,
        message: "\(sum.points) points of padding above \(words)", measured: "\(sum.points) pt",
        wanted: "8 pt at most",
        fix: culprit.topPadding > 8
          ? .number(modifier: "padding", argument: "", from: culprit.topPadding, to: 8) : nil)
    }
    let inside = facts.topPaddingsInBorders.map {
      finding($0, $0.topPadding, above: "what a border surrounds")
    }
    guard let first = facts.firstSeen else { return inside }
    var (sum, culprit) = (CGFloat(0), FactNode?.none)
    for outer in facts.around(first) where outer.author >= .pages {
      guard case .wrapper(.padding(let insets)) = outer.layout, insets.top > 0 else { continue }
      let isEven = insets.top == insets.leading && insets.top == insets.bottom
      // The margin of a screen or container is the same on all sides.
      guard !isEven || insets.top > 16 else { continue }
      // What is seen around the padding begins above it.
      guard !facts.isInsideSeen(outer) else { break }
      sum += insets.top
      if insets.top > (culprit?.topPadding ?? 0) { culprit = outer }
    }
    guard let culprit, sum > 8.01 else {
      return inside + [facts.finding("joho.top", .pass, at: first)]
    }
    let words = "'\(first.text?.string.excerpt ?? first.kind)'"
    return inside + [finding(culprit, sum, above: words)]
  }
}

extension FactNode {
  fileprivate var topPadding: CGFloat {
    if case .wrapper(.padding(let insets)) = layout { insets.top } else { 0 }
  }
}

extension AuditFacts {
  /// The topmost leaf with ink that is no background.
  fileprivate var firstSeen: FactNode? {
    let page = CGRect(origin: .zero, size: size)
    return inks.compactMap { ink -> (FactNode, CGRect)? in
      guard let node = ink.node, !ink.bounds.isNull, ink.bounds.width > 0.5,
        ink.bounds.height > 0.5, nodes[node].author > .engine || nodes[node].text != nil,
        !(ink.bounds.width >= page.width - 1 && ink.bounds.height >= page.height * 0.5)
      else { return nil }
      let box = nodes[node].text == nil ? ink.bounds : nodes[node].drawnFrame
      return (nodes[node], box)
    }.min { $0.1.minY < $1.1.minY }?.0
  }

  /// Padding that is wider than a container's margin, and wider above than below what a border
  /// surrounds, with nothing beside it that begins higher.
  fileprivate var topPaddingsInBorders: [FactNode] {
    nodes.filter { node in
      guard node.author >= .pages, node.isVisible,
        case .wrapper(.padding(let insets)) = node.layout, insets.top > 16.01,
        insets.top > insets.bottom
      else { return false }
      let frame = node.drawnFrame
      let around = borders.filter {
        $0.control == nil && !$0.isMark && $0.frame.insetBy(dx: -1, dy: -1).holds(frame)
      }
      guard let border = around.min(by: { $0.frame.height < $1.frame.height }) else {
        return false
      }
      return !inks.contains { ink in
        !ink.bounds.isNull && !ink.bounds.isEmpty && border.frame.intersects(ink.bounds)
          && ink.bounds.minY < frame.minY + insets.top - 1
          && !ink.bounds.insetBy(dx: -1, dy: -1).holds(frame)
      }
    }
  }

  /// Whether something with ink lies behind or before a node and begins above it.
  fileprivate func isInsideSeen(_ node: FactNode) -> Bool {
    let frame = node.drawnFrame
    let page = CGRect(origin: .zero, size: size)
    return inks.contains { ink in
      guard let other = ink.node, !ink.bounds.isNull, other != node.index,
        !(ink.bounds.width >= page.width - 1 && ink.bounds.height >= page.height * 0.5)
      else { return false }
      switch ink.kind {
      case .fill, .stroke, .image:
        return ink.bounds.insetBy(dx: -1, dy: -1).holds(frame) && ink.bounds.height > 8
      case .text, .symbol: return false
      }
    }
  }
}
