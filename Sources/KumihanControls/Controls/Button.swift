public import KumihanViews

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A button. A still picture draws its label in the current button style.
@MainActor @preconcurrency
public struct Button<Label> {
  let role: ButtonRole?
  let label: Label
  public let _site: CallSite

  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(role: nil, action: action, label: label, fileID: fileID, line: line, column: column)
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.role = role
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension Button: View, _PlacedView where Label: View {
  public var body: some View { ResolvedButton(role: role, label: AnyView(label)) }
}

extension Button where Label == Text {
  public init(
    _ title: LocalizedStringKey, action: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      role: nil, action: action, label: { Text(title) }, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      role: nil, action: action, label: { Text(title) }, fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { Text(title) }, fileID: fileID, line: line, column: column
    )
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { Text(title) }, fileID: fileID, line: line, column: column
    )
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style received, in the style around it.
  public init(
    _ configuration: PrimitiveButtonStyleConfiguration, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (role, label) = (configuration.role, configuration.label)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `Button.init(_:)` may be passed as a function.
  @_disfavoredOverload
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration, fileID: "", line: 0, column: 0)
  }
}

/// Something to press, in the style around it: a button, or a link to a screen.
struct ResolvedButton: View {
  let role: ButtonRole?
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    StyledButton(role: role, label: label)
      .control(.isButton, isPlaced: true)
      .marked { [isEnabled] in $0.isDisabled = !isEnabled }
  }
}

/// What the style of buttons makes of a label.
struct StyledButton: View {
  let role: ButtonRole?
  let label: AnyView
  @Environment(\.buttonStyle) private var style
  @Environment(\.viewState) private var state
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    AnyView(
      style.body(
        ButtonStyleConfiguration(
          role: role, label: .init(view: label),
          isPressed: state.contains(.pressed) && isEnabled)))
  }
}
