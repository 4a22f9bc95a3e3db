public import KumihanViews

/// A style for forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// Whether the style is one of the system's.
  nonisolated var _isOfSystem: Bool { get }
}

extension FormStyle {
  public nonisolated var _isOfSystem: Bool { false }
}

/// The configuration of a form's style.
public struct FormStyleConfiguration {
  /// The form's type-erased rows.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
  public let content: Content

  @MainActor init(content: AnyView) { self.content = Content(view: content) }
}

extension Form where Content == FormStyleConfiguration.Content {
  public init(
    _ configuration: FormStyleConfiguration, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: { configuration.content }, fileID: fileID, line: line, column: column)
  }
}

/// A style of the system's; on a phone all are grouped.
protocol SystemFormStyle: FormStyle {}

extension SystemFormStyle {
  public nonisolated var _isOfSystem: Bool { true }
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// The default style.
public struct AutomaticFormStyle: SystemFormStyle { public nonisolated init() {} }

/// Cards.
public struct GroupedFormStyle: SystemFormStyle { public nonisolated init() {} }

/// Labels and controls in two columns, on a Mac.
public struct ColumnsFormStyle: SystemFormStyle { public nonisolated init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormLookKey: EnvironmentKey {
  static var defaultValue: AnyStyle<FormStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// A style of the author's; nil for the system's.
  var formLook: AnyStyle<FormStyleConfiguration>? {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of forms inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    writing { values in
      let outer = values.formLook
      values.formLook =
        style._isOfSystem
        ? nil : AnyStyle { style.makeBody(configuration: $0).environment(\.formLook, outer) }
    }
  }
}
