import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let targetOverlap = AuditRule(
    id: "target.overlap",
    threshold: "areas that answer to touches share nothing, or one holds the other",
    source: "WCAG 2.2, 2.5.8; Xcode's hitRegion",
    reason: "Where two areas meet, a touch does what nobody meant.", needs: [.screen],
    options: ["touch"],
    example: Example(
      before: "HStack(spacing: -12) { Button(\"Yes\") {}; Button(\"No\") {} }",
      after: "HStack(spacing: 12) { Button(\"Yes\") {}; Button(\"No\") {} }")
  ) { facts in
    let mode = facts.options.touch
    let targets = facts.targets.filter(\.isEnabled)
    guard targets.count > 1 else { return [] }
    return targets.enumerated().map { index, target in
      let frame = target.frame(mode)
      let node = facts.nodes[target.node]
      let others = targets[..<index].filter { other in
        let area = other.frame(mode)
        let shared = area.intersection(frame)
        // Shared pixels at an edge are rounding.
        guard !shared.isNull, shared.width > 0.75, shared.height > 0.75 else { return false }
        return !area.insetBy(dx: -0.5, dy: -0.5).holds(frame)
          && !frame.insetBy(dx: -0.5, dy: -0.5).holds(area)
      }
      guard let other = others.first else {
        return facts.finding("target.overlap", .pass, at: target, frame: frame)
      }
      let shared = other.frame(mode).intersection(frame)
      let message = "\(target.words) and \(other.words) share \(shared.sizeText)"
      // One over the other on purpose: a badge, a close button at a corner, the cards of a deck.
      let isLayered = facts.meet(facts.nodes[other.node], node).isLayering
      if isLayered, !shared.isPart(of: frame, and: other.frame(mode)) {
        return facts.finding(
          "target.overlap", .needsReview("one may lie on the other on purpose"), at: target,
          message: message, measured: shared.sizeText, wanted: "0 pt", frame: frame)
      }
      return facts.finding(
        "target.overlap", .violation, at: target, message: message, measured: shared.sizeText,
        wanted: "0 pt", frame: frame)
    }
  }
}

extension CGRect {
  /// Whether two areas of about one size, neither of which covers the other, have this in common.
  fileprivate func isPart(of one: CGRect, and other: CGRect) -> Bool {
    let (small, large) = (min(one.area, other.area), max(one.area, other.area))
    return small >= large / 2 && area <= small * 0.7
  }
}

extension AuditFacts {
  /// The innermost view around both.
  func meet(_ a: FactNode, _ b: FactNode) -> FactNode {
    var (a, b) = (a, b)
    while a.index != b.index {
      if a.index > b.index {
        guard let parent = a.parent else { return a }
        a = nodes[parent]
      } else {
        guard let parent = b.parent else { return b }
        b = nodes[parent]
      }
    }
    return a
  }
}

extension FactNode {
  /// Whether it lays views over each other.
  var isLayering: Bool {
    switch layout {
    case .container(.zStack), .wrapper(.layered), .wrapper(.safeAreaInset): true
    default: false
    }
  }
}
