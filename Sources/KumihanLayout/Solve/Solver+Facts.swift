import Foundation

extension Solver {
  /// One pass up and one down: children come before their parents.
  mutating func gatherFacts() {
    for node in tree.nodes.indices {
      let rules = tree.nodes[node].kind.rules
      facts[node].guides = guideFlags(node, rules.guides)
      facts[node].spacingWishes = spacingWishes(node, rules.spacing)
    }
    for node in tree.nodes.indices.reversed() where tree.nodes[node].childCount > 0 {
      passStackAxis(node, tree.nodes[node].kind.rules.stackAxis)
    }
    gatherGuideKeys()
  }

  private mutating func gatherGuideKeys() {
    if tree.traits.isEmpty, tree.layouts.isEmpty { return }
    guideKeys = AlignmentKey.builtIn
    for traits in tree.traits {
      for (key, _) in traits.guides where !guideKeys.contains(key) { guideKeys.append(key) }
    }
  }

  @inline(__always)
  private func guideFlags(_ node: Int, _ rule: LayoutNode.Rules.Guides) -> GuideFlags {
    let traits = tree.nodes[node].traits
    if traits >= 0, !tree.traits[Int(traits)].guides.isEmpty { return [.baselines, .any] }
    switch rule {
    case .none: return []
    case .text, .baseline: return .baselines
    case .custom: return [.baselines, .any]
    case .content: return onlyChild(node).map { facts[$0].guides } ?? []
    case .combined:
      var flags: GuideFlags = []
      for slot in children(node) { flags.formUnion(facts[child(slot)].guides) }
      return flags
    }
  }

  private func spacingWishes(_ node: Int, _ rule: LayoutNode.Rules.Spacing) -> Axis.Set {
    switch rule {
    case .plain: return []
    case .text, .symbol: return .vertical
    case .spacer, .custom: return [.horizontal, .vertical]
    case .content, .flexFrame: return onlyChild(node).map { facts[$0].spacingWishes } ?? []
    case .stack, .union:
      var axes: Axis.Set = []
      for slot in children(node) { axes.formUnion(facts[child(slot)].spacingWishes) }
      return axes
    }
  }

  /// Passes the stack's axis to spacers and dividers among the children.
  private mutating func passStackAxis(_ node: Int, _ rule: LayoutNode.Rules.StackAxis) {
    let axis: Axis?
    switch rule {
    case .none: return
    case .firstChild:
      if let own = facts[node].stackAxis, let first = onlyChild(node) {
        facts[first].stackAxis = own
      }
      return
    case .everyChild: axis = facts[node].stackAxis
    case .along(let own): axis = own
    case .custom(let layout):
      axis = type(of: tree.layouts[Int(layout)]).layoutProperties.stackOrientation
    }
    for slot in children(node) { facts[child(slot)].stackAxis = axis }
  }

  /// The priority in the node's container.
  func priority(_ node: Int) -> Double {
    var node = node
    while true {
      if tree.nodes[node].priority != 0 { return tree.nodes[node].priority }
      switch tree.nodes[node].kind.rules.priority {
      case .lowest: return -.infinity
      case .own: return 0
      case .content:
        guard let child = onlyChild(node) else { return 0 }
        node = child
      }
    }
  }
}
