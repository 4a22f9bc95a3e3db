import Foundation

extension Solver {
  func trait<Value>(_ node: Int, _ pick: (Traits) -> Value?) -> Value? { tree.trait(node, pick) }
}

extension LayoutTree {
  /// A value that a view gives its container: set on it, or on the content of its modifiers.
  func trait<Value>(_ node: Int, _ pick: (Traits) -> Value?) -> Value? {
    var node = node
    while true {
      let traits = nodes[node].traits
      if traits >= 0, let value = pick(self.traits[Int(traits)]) { return value }
      guard nodes[node].kind.passesTraits, let child = onlyChild(node) else { return nil }
      node = child
    }
  }

  private func onlyChild(_ node: Int) -> Int? {
    nodes[node].childCount > 0 ? Int(children[Int(nodes[node].firstChild)]) : nil
  }

  /// The row of a grid that a node is, with its modifiers.
  func gridRow(_ node: Int) -> Int? {
    var node = node
    while true {
      if case .container(.gridRow) = nodes[node].kind { return node }
      guard nodes[node].kind.rules.passesGridRow, let child = onlyChild(node) else { return nil }
      node = child
    }
  }

  /// How many columns a cell of a grid takes.
  func gridColumns(_ cell: Int) -> Int { min(max(trait(cell, \.gridColumns) ?? 1, 1), 1_000) }

  /// A view's position in its container's drawing order: `zIndex` on it or on the content of its
  /// modifiers.
  package func zIndex(of node: Int32) -> Double {
    var node = Int(node)
    while true {
      if nodes[node].zIndex != 0 { return nodes[node].zIndex }
      guard nodes[node].kind.passesTraits, nodes[node].childCount > 0 else { return 0 }
      node = Int(children[Int(nodes[node].firstChild)])
    }
  }
}
