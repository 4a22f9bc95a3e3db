import Foundation
import KumihanDrawing

/// What a part of the tree gives its surroundings: one element, or several that stay together.
struct AccessibilityItem {
  enum Content {
    case element(AccessibilityElement)
    case group([AccessibilityItem])
    /// A group in the order of its views, wherever they stand.
    case sequence([AccessibilityItem])
  }

  var content: Content
  var priority = 0.0
  var part: Semantics.Part?
  var pair: Semantics.Pair?

  init(_ element: AccessibilityElement) { content = .element(element) }

  init(group: [AccessibilityItem]) { content = .group(group) }

  init(sequence: [AccessibilityItem]) { content = .sequence(sequence) }

  /// Changes each element of the item.
  mutating func changeEach(_ change: (inout AccessibilityItem, inout AccessibilityElement) -> Void)
  {
    switch content {
    case .element(var element):
      change(&self, &element)
      content = .element(element)
    case .group(var items):
      for index in items.indices { items[index].changeEach(change) }
      content = .group(items)
    case .sequence(var items):
      for index in items.indices { items[index].changeEach(change) }
      content = .sequence(items)
    }
  }

  /// The item where a transform of its views draws it.
  func moved(by map: ProjectionTransform) -> AccessibilityItem {
    var result = self
    result.changeEach { _, element in
      let frame = map.bounds(of: element.frame)
      guard !frame.isNull else { return }
      element.frame = frame
      element.activationPoint = element.activationPoint.applying(map)
    }
    return result
  }

  /// An element with what its container said of it.
  struct Leaf {
    var element: AccessibilityElement
    var part: Semantics.Part?
    var pair: Semantics.Pair?
  }

  /// The elements, where the label of a pair has become that of its content.
  static func paired(_ leaves: [Leaf]) -> [Leaf] {
    var labels: [String: String] = [:]
    for leaf in leaves {
      if let pair = leaf.pair, pair.isLabel { labels[pair.key] = leaf.element.label }
    }
    guard !labels.isEmpty else { return leaves }
    var used: Set<String> = []
    var result = leaves.map { leaf in
      guard let pair = leaf.pair, !pair.isLabel, let label = labels[pair.key] else { return leaf }
      used.insert(pair.key)
      var leaf = leaf
      leaf.element.value = leaf.element.value ?? leaf.element.label
      leaf.element.label = label
      return leaf
    }
    result.removeAll { leaf in leaf.pair.map { $0.isLabel && used.contains($0.key) } ?? false }
    return result
  }

  var isStaticText: Bool {
    guard case .element(let element) = content else { return false }
    return element.traits.subtracting(.isStaticText).isEmpty && element.actions.isEmpty
  }

  var leaves: [Leaf] {
    switch content {
    case .element(let element): [Leaf(element: element, part: part, pair: pair)]
    case .group(let items), .sequence(let items): items.flatMap(\.leaves)
    }
  }
}
