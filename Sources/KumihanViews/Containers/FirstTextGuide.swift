import KumihanDrawing
package import KumihanLayout
import KumihanText

/// Views of which each has a guide at the start of its first text, unless something in it sets it.
private struct FirstTextGuide<Content> {
  let content: Content
  let key: AlignmentKey
}

extension FirstTextGuide: View, _PrimitiveView where Content: View {
  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.changeEach({ node, tree in
      guard !node.sets(key, in: tree), node.setAtFirstText(key, in: &tree) else { return }
      tree.isConfinedToMainActor = true
    }) { content._lower(into: &$0) }
  }
}

/// Says that a view's words are a control's own and no text of the place.
private struct IsControl: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Data: the words in the view are a control's own; a guide at the first text passes them by.
  package func withoutFirstText() -> some View { layoutValue(key: IsControl.self, value: true) }

  /// Layout: the guide lies where the view's first text begins, unless something in it says where.
  package func firstTextGuide(_ guide: HorizontalAlignment) -> some View {
    FirstTextGuide(content: self, key: guide.key)
  }
}

extension LayoutNode {
  private var childRange: Range<Int> { Int(firstChild)..<Int(firstChild) + Int(childCount) }

  fileprivate func sets(_ key: AlignmentKey, in tree: LayoutTree) -> Bool {
    if traits >= 0, tree.traits[Int(traits)].guides.contains(where: { $0.key == key }) {
      return true
    }
    return childRange.contains { tree.nodes[Int(tree.children[$0])].sets(key, in: tree) }
  }

  /// Whether there was a text. Of views that fit or not, each gets the guide: one of them stays.
  fileprivate mutating func setAtFirstText(
    _ key: AlignmentKey, in tree: inout LayoutTree
  ) -> Bool {
    if traits >= 0, tree.traits[Int(traits)].layoutValue(IsControl.self) == true { return false }
    var slots = childRange
    switch kind {
    case .leaf(.text):
      var traits = traits < 0 ? Traits() : tree.traits[Int(traits)]
      traits.guides = [(key: key, value: { @MainActor _ in 0 })]
      tree.traits.append(traits)
      self.traits = Int32(tree.traits.count - 1)
      return true
    case .leaf: return false
    // The second child of a modifier lies behind or in front.
    case .wrapper: slots = slots.prefix(1)
    case .container: break
    }
    var found = false
    for slot in slots {
      let index = Int(tree.children[slot])
      var child = tree.nodes[index]
      guard child.setAtFirstText(key, in: &tree) else { continue }
      tree.nodes[index] = child
      found = true
      guard case .container(.viewThatFits) = kind else { return true }
    }
    return found
  }
}
