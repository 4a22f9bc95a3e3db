package import KumihanLayout

/// A view with words for those who do not see it, known once the environment is. It makes no node.
public struct _SemanticsView<Content> {
  let content: Content
  let words: (inout Lowering) -> Semantics?
}

extension _SemanticsView: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    guard let words = words(&lowering) else { return content._lower(into: &lowering) }
    lowering.changeEach({ $1.describe(&$0, words) }) { content._lower(into: &$0) }
  }
}

extension Lowering {
  /// Lowers views for their words alone: their nodes have no parent, so they are never placed.
  mutating func unseen<V: View>(_ view: V) -> [Int32] {
    gather { lowering in lowering.inside(.secondary) { view._lower(into: &$0) } }.map(\.node)
  }

  /// The words of views that are not drawn; nil for views without nodes.
  mutating func semantics<V: View>(_ use: Semantics.Unseen.Use, _ view: V) -> Semantics? {
    let roots = unseen(view)
    guard !roots.isEmpty else { return nil }
    var words = Semantics()
    words.unseen = [Semantics.Unseen(use, roots: roots)]
    return words
  }
}

extension View {
  /// Annotation: what the view says of itself to those who do not see it.
  package consuming func semantics(_ change: @escaping (inout Semantics) -> Void) -> _SemanticsView<
    Self
  > {
    _SemanticsView(content: self) { _ in
      var words = Semantics()
      change(&words)
      return words
    }
  }

  /// Annotation: the view is one control with the words inside it, disabled where views are.
  ///
  /// - Parameter isPlaced: whether the placed view around it is the control, so that its line is the
  ///   control's, wherever the label is made.
  package consuming func control(
    _ traits: AccessibilityTraits, value: String? = nil,
    children: Semantics.Children? = .combine, isPlaced: Bool = false
  ) -> _SemanticsView<Self> {
    _SemanticsView(content: self) { lowering in
      var words = Semantics()
      words.children = children
      words.addedTraits = traits
      words.value = value
      if isPlaced { words.controlOrigin = lowering.origin }
      if !lowering.environment.isEnabled { words.addedTraits.insert(.isDisabled) }
      return words
    }
  }

  /// Annotation: the view also says the words of a view that is not drawn, as its label.
  package consuming func says<V: View>(_ label: V) -> some View { says(.label, label) }

  /// Annotation: the view also says the words of views that are not drawn.
  package consuming func says<V: View>(_ use: Semantics.Unseen.Use, _ view: V) -> _SemanticsView<
    Self
  > {
    _SemanticsView(content: self) { $0.semantics(use, view) }
  }

  /// Annotation: the view stands for the control's value, or is silent, in the control around it.
  package consuming func part(_ part: Semantics.Part) -> _SemanticsView<Self> {
    semantics { $0.part = part }
  }

  /// Annotation: the elements inside stay together in the order of reading.
  package consuming func elementGroup() -> _SemanticsView<Self> {
    semantics { $0.children = .contain }
  }

  /// Annotation: as ``elementGroup()``, and a single control in it can be used all over the view.
  package consuming func elementRow() -> _SemanticsView<Self> { semantics { $0.children = .row } }
}
