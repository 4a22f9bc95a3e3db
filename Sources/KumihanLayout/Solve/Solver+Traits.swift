import Foundation

extension Solver {
  /// A value that a view gives its container: set on it, or on the content of its modifiers.
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
