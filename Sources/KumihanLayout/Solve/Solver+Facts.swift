import Foundation

extension Solver {
  /// One pass up and one down: children come before their parents.
  mutating func gatherFacts() {
    for node in tree.nodes.indices {
      facts[node].guides = guideFlags(node)
      facts[node].spacingWishes = spacingWishes(node)
    }
    for node in tree.nodes.indices.reversed() where tree.nodes[node].childCount > 0 {
      for (index, slot) in children(node).enumerated() {
        facts[child(slot)].stackAxis = stackAxis(for: index, in: node)
      }
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

  private func guideFlags(_ node: Int) -> GuideFlags {
    let traits = tree.nodes[node].traits
    if traits >= 0, !tree.traits[Int(traits)].guides.isEmpty { return [.baselines, .any] }
    switch tree.nodes[node].kind {
    case .text: return .baselines
    case .fixed(_, let baseline): return baseline == nil ? [] : .baselines
    case .custom: return [.baselines, .any]
    case .scroll, .deferred: return []
    case .layered, .effect, .safeAreaInset: return onlyChild(node).map { facts[$0].guides } ?? []
    default:
      var flags: GuideFlags = []
      for slot in children(node) { flags.formUnion(facts[child(slot)].guides) }
      return flags
    }
  }

  private func spacingWishes(_ node: Int) -> Axis.Set {
    switch tree.nodes[node].kind {
    case .text: return .vertical
    case .spacer, .custom: return [.horizontal, .vertical]
    case .scroll, .deferred, .position, .lazyGrid, .grid: return []
    case .layered, .effect, .safeAreaInset:
      return onlyChild(node).map { facts[$0].spacingWishes } ?? []
    default:
      var axes: Axis.Set = []
      for slot in children(node) { axes.formUnion(facts[child(slot)].spacingWishes) }
      return axes
    }
  }

  /// The axis a spacer or divider follows as the child at `index`.
  private func stackAxis(for index: Int, in node: Int) -> Axis? {
    switch tree.nodes[node].kind {
    case .stack(let axis, _, _): axis
    case .zStack, .grid, .gridRow, .lazyGrid, .scroll: nil
    case .custom(let layout): type(of: tree.layouts[Int(layout)]).layoutProperties.stackOrientation
    default: index == 0 ? facts[node].stackAxis : nil
    }
  }

  /// The priority its container sees: frames, padding and other containers hide what is inside.
  func priority(_ node: Int) -> Double {
    var node = node
    while true {
      if tree.nodes[node].priority != 0 { return tree.nodes[node].priority }
      switch tree.nodes[node].kind {
      case .spacer: return -.infinity
      case .fixedSize, .layered, .offset, .effect, .passthrough:
        guard let child = onlyChild(node) else { return 0 }
        node = child
      default: return 0
      }
    }
  }
}
