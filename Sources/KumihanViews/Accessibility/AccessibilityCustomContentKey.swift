/// A name for more about views' elements, under which a later value takes the place of an earlier one.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text
  public init(_ label: Text, id: String) { self.label = label }
  public init(_ label: LocalizedStringKey, id: String) { self.label = Text(label) }
  public init(_ label: LocalizedStringKey) { self.label = Text(label) }
}

extension View {
  /// Annotation: more about the view's element, read when asked for.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      key.label, value ?? Text(verbatim: ""), importance: importance)
  }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key.label, Text(value), importance: importance) }
  @_disfavoredOverload
  public func accessibilityCustomContent<S: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: S,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      key.label, Text(verbatim: String(value)), importance: importance)
  }
  /// Without effect on pictures: what the system shows large where text cannot grow.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ view: () -> V
  ) -> Self { self }
}
