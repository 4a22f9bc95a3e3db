public import KumihanControls
public import KumihanViews

/// Modifiers for a live screen, without effect in a still picture.
extension View {
  /// No-op: nothing is selected, moved or dragged.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
  public func focusScope(_ namespace: Namespace.ID) -> Self { self }
  public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> Self {
    self
  }
  public func submitScope(_ isBlocking: Bool = true) -> Self { self }
  public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
  public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
  public func contentCaptureProtected(_ protected: Bool) -> Self { self }

  /// No-op: bars and screens of other systems, or not shown.
  public func statusBar(hidden: Bool) -> Self { self }
  public func navigationDocument<D: Transferable>(_ document: D) -> Self { self }
  public func navigationDocument<D: Transferable, Shown, Icon>(
    _ document: D, preview: SharePreview<Shown, Icon>
  ) -> Self { self }
  public func sliderThumbVisibility(_ visibility: Visibility) -> Self { self }
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> Self { self }
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> Self { self }
  public func typeSelectEquivalent<S: StringProtocol>(_ text: S) -> Self { self }
  public func navigationDocument(_ url: URL) -> Self { self }
  public func widgetURL(_ url: URL?) -> Self { self }
  public func widgetAccentable(_ accentable: Bool = true) -> Self { self }
  public func quickLookPreview(_ item: Binding<URL?>) -> Self { self }
  public func previewContext<C>(_ context: C) -> Self { self }
}

/// Whether writing tools would be available.
public struct WritingToolsBehavior: Hashable, Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}

/// Whether a menu would stay open after a choice.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  public static let automatic = MenuActionDismissBehavior()
  public static let enabled = MenuActionDismissBehavior()
  public static let disabled = MenuActionDismissBehavior()
}

/// The style of text editors; all look alike here.
public protocol TextEditorStyle {}

/// The default style.
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  public func textEditorStyle(_ style: some TextEditorStyle) -> Self { self }
}
