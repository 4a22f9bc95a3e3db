public import KumihanViews

/// A style for text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field, for its style.
public struct _TextFieldStyleLabel: View {
  let view: AnyView
  public var body: some View { view }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The default style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text in a thin border, 34 points high.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(.horizontal, 7).padding(.vertical, 6)
      .background(Color(.system(.systemBackground)))
      .clipShape(RoundedRectangle(cornerRadius: 5, style: .continuous))
      .overlay(
        RoundedRectangle(cornerRadius: 5, style: .continuous)
          .strokeBorder(Color(.system(.gray4)), lineWidth: 0.5))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
  /// Nil for text alone.
  var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> _EnvironmentWriter<Self> {
    writing { $0.textFieldStyle = AnyStyle { style._body(configuration: $0) } }
  }
}
