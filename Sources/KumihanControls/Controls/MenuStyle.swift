public import KumihanViews

/// A style for menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// Whether the style is one of the system's.
  nonisolated var _isOfSystem: Bool { get }
}

extension MenuStyle {
  public nonisolated var _isOfSystem: Bool { false }
}

/// The configuration of a menu's style.
public struct MenuStyleConfiguration {
  /// The menu's type-erased label.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The menu's type-erased items.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
  public let label: Label
  public let content: Content

  @MainActor init(label: AnyView, content: AnyView) {
    (self.label, self.content) = (Label(view: label), Content(view: content))
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(
    _ configuration: MenuStyleConfiguration, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: { configuration.content }, label: { configuration.label }, fileID: fileID,
      line: line, column: column)
  }
}

/// A style of the system's, of which all menus are drawn as their label.
protocol SystemMenuStyle: MenuStyle {}

extension SystemMenuStyle {
  public nonisolated var _isOfSystem: Bool { true }
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The default style.
public struct DefaultMenuStyle: SystemMenuStyle { public nonisolated init() {} }

/// A button.
public struct ButtonMenuStyle: SystemMenuStyle { public nonisolated init() {} }

/// A button without a border.
public struct BorderlessButtonMenuStyle: SystemMenuStyle { public nonisolated init() {} }

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuLookKey: EnvironmentKey {
  static var defaultValue: AnyStyle<MenuStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// A style of the author's; nil for the system's.
  var menuLook: AnyStyle<MenuStyleConfiguration>? {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of menus inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    writing { values in
      let outer = values.menuLook
      values.menuLook =
        style._isOfSystem
        ? nil : AnyStyle { style.makeBody(configuration: $0).environment(\.menuLook, outer) }
    }
  }
}
