import Foundation

/// Explicit guides by node, guide and proposal: a guide's closure runs once for each.
struct GuideMemo {
  struct Key: Hashable {
    var node: Int
    var guide: AlignmentKey
    var width, height: Double
  }

  var values: [Key: Double?] = [:]
}

extension Solver {
  /// The default position of a guide as a fraction of the view's length; nil for custom guides.
  static func share(_ key: AlignmentKey) -> Double? {
    switch key.base {
    case .leading, .top: 0
    case .hCenter, .vCenter, .firstTextLineCenter: 0.5
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline, .lastTextLineEnd: 1
    case .customHorizontal, .customVertical: nil
    }
  }

  /// Whether the guide may be set explicitly somewhere in the node.
  func maySet(_ node: Int, _ key: AlignmentKey) -> Bool {
    switch key.base {
    case .firstTextBaseline, .lastTextBaseline, .firstTextLineCenter, .lastTextLineEnd:
      !facts[node].guides.isEmpty
    default: facts[node].guides.contains(.any)
    }
  }

  /// The default position of a guide in a view of that size.
  func defaultGuide(_ key: AlignmentKey, _ size: Extent) -> Double {
    if let share = Solver.share(key) { return share * size[key.axis] }
    return sane(ViewDimensions(size: size.cgSize).defaultValue(key))
  }

  /// The position of a guide in a node, from its leading or top edge.
  mutating func guide(
    _ node: Int, _ key: AlignmentKey, _ p: Proposal, _ size: Extent
  ) -> Double {
    if maySet(node, key), let value = explicitGuide(node, key, p, size) { return value }
    if key.isCustom, facts[node].guides.contains(.any) {
      return sane(dimensions(node, p, size).defaultValue(key))
    }
    return defaultGuide(key, size)
  }

  mutating func explicitGuide(
    _ node: Int, _ key: AlignmentKey, _ p: Proposal, _ size: Extent
  ) -> Double? {
    guard maySet(node, key) else { return nil }
    if tree.nodes[node].childCount == 0, tree.nodes[node].traits < 0 {
      return contentGuide(node, key, p, size)
    }
    let memo = GuideMemo.Key(node: node, guide: key, width: p.width, height: p.height)
    if let known = guideMemo.values[memo] { return known }
    let value =
      ownGuides(node).contains { $0.key == key }
      ? dimensions(node, p, size).explicitValue(key).map(sane)
      : contentGuide(node, key, p, size)
    guideMemo.values[memo] = .some(value)
    return value
  }

  private func ownGuides(
    _ node: Int
  ) -> [(key: AlignmentKey, value: @MainActor (ViewDimensions) -> CGFloat)] {
    let traits = tree.nodes[node].traits
    return traits < 0 ? [] : tree.traits[Int(traits)].guides
  }

  /// The guides that nodes set for themselves, at the sizes that they got.
  func settledGuides() -> [Int32: [AlignmentKey: Double]] {
    var settled: [Int32: [AlignmentKey: Double]] = [:]
    guard tree.isConfinedToMainActor, !guideMemo.values.isEmpty else { return settled }
    for index in slots.indices where slots[index].isPlaced {
      let node = child(index)
      let proposal = slots[index].proposal
      for (key, _) in ownGuides(node) {
        let memo = GuideMemo.Key(
          node: node, guide: key, width: proposal.width, height: proposal.height)
        if let value = guideMemo.values[memo] ?? nil {
          settled[Int32(node), default: [:]][key] = value
        }
      }
    }
    return settled
  }

  /// A node's size and explicit guides; the node's own guides may read those of its content.
  mutating func dimensions(_ node: Int, _ p: Proposal, _ size: Extent) -> ViewDimensions {
    var explicit: [AlignmentKey: CGFloat] = [:]
    if !facts[node].guides.isEmpty {
      for key in guideKeys {
        if let value = contentGuideRemembered(node, key, p, size) {
          explicit[key] = CGFloat(value)
        }
      }
    }
    for (key, value) in ownGuides(node).reversed() {
      let dimensions = ViewDimensions(size: size.cgSize, explicit: explicit)
      // The tree is marked as confined to the main actor when it has such closures.
      explicit[key] = MainActor.assumeIsolated { value(dimensions) }
    }
    return ViewDimensions(size: size.cgSize, explicit: explicit)
  }

  private mutating func contentGuideRemembered(
    _ node: Int, _ key: AlignmentKey, _ p: Proposal, _ size: Extent
  ) -> Double? {
    ownGuides(node).isEmpty
      ? explicitGuide(node, key, p, size) : contentGuide(node, key, p, size)
  }

  /// The guide as set by the node's content.
  private mutating func contentGuide(
    _ node: Int, _ key: AlignmentKey, _ p: Proposal, _ size: Extent
  ) -> Double? {
    switch tree.nodes[node].kind.rules.guides {
    case .none: return nil
    case .text(let paragraph): return textGuide(node, Int(paragraph), key, p)
    case .baseline(let baseline): return key.isBaseline ? Double(baseline) : nil
    case .custom(let layout): return customGuide(node, Int(layout), key, p, size)
    case .combined: return combinedGuide(node, key, p, size)
    case .content:
      guard let child = onlyChild(node), maySet(child, key) else { return nil }
      position(node, p, size)
      let slot = slots[Int(tree.nodes[node].firstChild)]
      guard let value = explicitGuide(child, key, slot.proposal, slot.size) else { return nil }
      return value + (key.axis == .horizontal ? slot.x : slot.y)
    }
  }

  /// Baselines of several children: the first of the first ones, the last of the last ones; custom
  /// guides: the mean; the built-in edges and centres never propagate.
  mutating func combinedGuide(
    _ node: Int, _ key: AlignmentKey, _ p: Proposal, _ size: Extent
  ) -> Double? {
    guard key.isBaseline || key.base == .firstTextLineCenter || key.isCustom else { return nil }
    position(node, p, size)
    return combinedGuide(node, key)
  }

  /// The same for children that are placed already.
  mutating func combinedGuide(_ node: Int, _ key: AlignmentKey) -> Double? {
    var sum = 0.0
    var count = 0.0
    var extreme: Double?
    for index in children(node) where slots[index].isPlaced && maySet(child(index), key) {
      let slot = slots[index]
      guard let own = explicitGuide(child(index), key, slot.proposal, slot.size) else { continue }
      let value = own + (key.axis == .horizontal ? slot.x : slot.y)
      sum += value
      count += 1
      extreme =
        extreme.map { key.base == .lastTextBaseline ? max($0, value) : min($0, value) }
        ?? value
    }
    return key.isCustom ? (count > 0 ? sum / count : nil) : extreme
  }
}
