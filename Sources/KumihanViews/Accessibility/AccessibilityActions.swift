public import KumihanLayout

/// An action that assistive technology could perform on an element.
public enum AccessibilityActionKind: Hashable, Sendable {
  case `default`, escape, magicTap, delete, showMenu
  /// One with a name of its own.
  case named(Text)

  public init(named name: Text) { self = .named(name) }
}

/// The direction of an adjustable element.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
  /// Annotation: the name of an action of the view's element; only named kinds have one to say.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> _SemanticsView<Self> {
    _SemanticsView(content: self) { lowering in
      guard case .named(let name) = kind else { return nil }
      var words = Semantics()
      words.actions = [name.string(in: lowering)]
      return words
    }
  }

  /// Annotation: the name of an action of the view's element.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> _SemanticsView<Self> {
    _SemanticsView(content: self) { lowering in
      var words = Semantics()
      words.actions = [name.string(in: lowering)]
      return words
    }
  }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(verbatim: String(name)), handler) }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { says(.actions, label()) }

  /// Annotation: the labels of the buttons are the names of actions of the view's element.
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    says(.actions, content())
  }

  /// Annotation: the value of the view's element goes up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> _SemanticsView<Self> { semantics { $0.addedTraits = .isAdjustable } }

  /// No-op: scrolling has no name.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self { self }

  /// Annotation: the elements of another view stand for those of this one.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { says(.representation, representation()) }

  /// Annotation: the elements of views that are not drawn are inside this one.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    says(.children, children())
  }

  /// Annotation: more about the view's element, read when asked for.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> _SemanticsView<Self> {
    _SemanticsView(content: self) { lowering in
      var words = Semantics()
      words.customContent = [
        AccessibilityElement.CustomContent(
          label.string(in: lowering), value.string(in: lowering))
      ]
      return words
    }
  }
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(label), Text(value), importance: importance) }
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(label), value, importance: importance) }
  @_disfavoredOverload
  public func accessibilityCustomContent<S: StringProtocol>(
    _ label: LocalizedStringKey, _ value: S, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      Text(label), Text(verbatim: String(value)), importance: importance)
  }
  @_disfavoredOverload
  public func accessibilityCustomContent<S1: StringProtocol, S2: StringProtocol>(
    _ label: S1, _ value: S2, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      Text(verbatim: String(label)), Text(verbatim: String(value)), importance: importance)
  }
}

/// Apple's name for more about an element.
public enum AXCustomContent {
  /// Whether content is read without being asked for; both are kept alike.
  public enum Importance: UInt, Hashable, Sendable { case `default`, high }
}
