import Foundation

extension Solver {
  /// What a view tells its container: set on it, or on what its modifiers wrap.
  func trait<Value>(_ node: Int, _ pick: (Traits) -> Value?) -> Value? {
    var node = node
    while true {
      let traits = tree.nodes[node].traits
      if traits >= 0, let value = pick(tree.traits[Int(traits)]) { return value }
      guard tree.nodes[node].kind.passesTraits, let child = onlyChild(node) else { return nil }
      node = child
    }
  }
}

extension LayoutTree {
  /// Where a view stands in its container's order of drawing: `zIndex` on it or on what its
  /// modifiers wrap.
  package func zIndex(of node: Int32) -> Double {
    var node = Int(node)
    while true {
      if nodes[node].zIndex != 0 { return nodes[node].zIndex }
      guard nodes[node].kind.passesTraits, nodes[node].childCount > 0 else { return 0 }
      node = Int(children[Int(nodes[node].firstChild)])
    }
  }
}
