import Foundation
import KumihanDrawing
import KumihanLayout

extension AuditRule {
  static let colourOnly = AuditRule(
    id: "colourOnly",
    threshold:
      "neighbours that differ in colour alone keep a difference of 10 (CIEDE2000) for every eye",
    source: "WCAG 2.2, 1.4.1; Machado, Oliveira and Fernandes 2009, severity 1.0",
    reason: "One man in twelve does not see the difference between red and green.",
    example: Example(
      before: "HStack { Circle().fill(.red); Circle().fill(.green) }",
      after: "HStack { Image(systemName: \"xmark\"); Image(systemName: \"checkmark\") }")
  ) { facts in
    let marks = facts.nodes.compactMap { MarkByColour($0, facts) }
    let groups = Dictionary(grouping: marks) { $0.group }
    return groups.values.filter { $0.count > 1 }
      .sorted { $0[0].node.index < $1[0].node.index }
      .flatMap { group in judge(group, facts) }
  }

  private static func judge(_ group: [MarkByColour], _ facts: AuditFacts) -> [Finding] {
    group.enumerated().compactMap { index, mark -> Finding? in
      guard index > 0 else { return nil }
      var worst: (vision: ColourVision, distance: Double, other: MarkByColour)?
      for other in group[..<index] {
        guard CIEDE2000.distance(mark.color.parts, other.color.parts) >= 10 else { continue }
        for vision in ColourVision.allCases {
          let distance = CIEDE2000.distance(
            vision.seen(mark.color).parts, vision.seen(other.color).parts)
          if distance < worst?.distance ?? .infinity { worst = (vision, distance, other) }
        }
      }
      guard let worst else { return nil }
      let message =
        "\(mark.color.hex) and \(worst.other.color.hex) differ by \(worst.distance.rounded().shortText) \(worst.vision.words)"
      func finding(_ result: Finding.Result, level: Level = .error) -> Finding {
        facts.finding(
          "colourOnly", result, at: mark.node, level: level, message: message,
          measured: worst.distance.rounded().shortText, wanted: "10")
      }
      if worst.distance >= 10 { return finding(.pass) }
      if mark.hasWords { return finding(.needsReview("words beside it may say the same")) }
      return worst.vision == .grey ? finding(.violation, level: .info) : finding(.violation)
    }
  }
}

/// A shape of one colour without words, among others of its size.
private struct MarkByColour {
  struct Group: Hashable {
    var parent: Int
    var shape: FactShape
    var width, height: Int
  }

  let node: FactNode
  let color: RGBA
  let group: Group
  let hasWords: Bool

  init?(_ node: FactNode, _ facts: AuditFacts) {
    guard case .fill(let shape, let shading)? = node.drawing, let color = shading.plainColor,
      color.alpha > 0.5, node.isVisible, !node.isSilent, node.isAsked,
      node.frame.width >= 4, node.frame.width <= 64, node.frame.height >= 4,
      node.frame.height <= 64
    else { return nil }
    // The view that stands beside others: outside of the modifiers of the shape.
    var outer = node
    var container: FactNode?
    for next in facts.around(node) {
      if case .wrapper(.layered) = next.layout { return nil }
      if case .container(let kind) = next.layout {
        if case .zStack = kind { return nil }
        container = next
        break
      }
      outer = next
    }
    guard let container else { return nil }
    let isSelfExplaining = outer.semantics?.label != nil
    if isSelfExplaining { return nil }
    self.node = node
    self.color = color.over(facts.ground)
    group = Group(
      parent: container.index, shape: shape, width: Int((node.frame.width * 2).rounded()),
      height: Int((node.frame.height * 2).rounded()))
    hasWords = container.children.contains { child in
      facts.inside(facts.nodes[child]).contains { $0.text != nil }
    }
  }
}

extension RGBA {
  fileprivate var parts: [Double] { [red, green, blue] }
}
