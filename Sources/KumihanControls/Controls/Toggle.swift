public import KumihanViews

/// A switch with its label, drawn in its current state.
public struct Toggle<Label: View>: _PlacedView {
  let isOn: Binding<Bool>
  /// Of several values, some of which are on.
  var isMixed = false
  let label: Label
  @Environment(\.toggleStyle) private var style
  public let _site: CallSite

  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.isOn, self.label) = (isOn, label())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  init(
    isOn: Binding<Bool>, isMixed: Bool, @ViewBuilder label: () -> Label, fileID: StaticString,
    line: Int, column: Int
  ) {
    self.init(isOn: isOn, label: label, fileID: fileID, line: line, column: column)
    self.isMixed = isMixed
  }

  @Environment(\.menuItems) private var isInMenu

  public var body: some View {
    if isInMenu {
      MarkedRow(label: label, isMarked: isOn.wrappedValue)
    } else {
      AnyView(
        style.body(
          ToggleStyleConfiguration(
            label: .init(view: AnyView(TitledLabel(label: label))), binding: isOn, isMixed: isMixed)
        )
      )
      .control(.isToggle, value: isOn.wrappedValue ? "On" : "Off")
    }
  }
}

extension Toggle where Label == Text {
  public init(
    _ title: LocalizedStringKey, isOn: Binding<Bool>, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(isOn: isOn, label: { Text(title) }, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(isOn: isOn, label: { Text(title) }, fileID: fileID, line: line, column: column)
  }
}

extension Toggle where Label == KumihanControls.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { KumihanControls.Label(title, systemImage: systemImage) }, fileID: fileID,
      line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { KumihanControls.Label(title, systemImage: systemImage) }, fileID: fileID,
      line: line, column: column)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(
    _ configuration: ToggleStyleConfiguration, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      isOn: configuration.$isOn, label: { configuration.label }, fileID: fileID, line: line,
      column: column)
  }

  /// Without a call site, so that `Toggle.init(_:)` may be passed as a function.
  @_disfavoredOverload
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration, fileID: "", line: 0, column: 0)
  }
}

/// A style for toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a toggle's style.
public struct ToggleStyleConfiguration {
  /// The toggle's type-erased label.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: Label
  @Binding public var isOn: Bool
  public let isMixed: Bool

  init(label: Label, binding: Binding<Bool>, isMixed: Bool = false) {
    (self.label, self.isMixed) = (label, isMixed)
    _isOn = binding
  }
}

/// A switch at the trailing end.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow {
      configuration.label
    } control: {
      SwitchView(isOn: configuration.isOn, tint: tint)
    }
  }
}

private struct SwitchView: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.viewState) private var state
  @Environment(\.tint) private var environmentTint
  @Environment(\.figures) private var figures
  @Environment(\.controlLook) private var ownLook

  private var isPressed: Bool { isEnabled && state.contains(.pressed) }

  private var track: AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(Color(.system(figures.control.switchOff))) }
    return (tint ?? ownLook.orOfAll.switchOn).map { AnyShapeStyle($0) } ?? environmentTint
      ?? AnyShapeStyle(Color.green)
  }

  var body: some View {
    let figures = figures.control
    Capsule().fill(track)
      .frame(width: figures.switchSize.width, height: figures.switchSize.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(ownLook.orOfAll.switchKnob ?? .white)
          .frame(
            width: figures.knobSize.width + (isPressed ? figures.pressedKnob : 0),
            height: figures.knobSize.height
          )
          .padding(figures.knobInset)
          .shadow(color: .black.opacity(0.15), radius: 2, y: 2)
      }
      .opacity(isEnabled ? 1 : 0.5)
      .focusRing(
        CornerFigure(radius: figures.switchSize.height / 2, style: .circular)
      )
      .rowControl(height: figures.switchSize.height, outset: figures.switchOutset)
  }
}

/// The label as a button, filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.figures) private var figures
  @Environment(\.isEnabled) private var isEnabled

  private var wash: AnyShapeStyle {
    if !configuration.isOn { return AnyShapeStyle(Color.clear) }
    return isEnabled
      ? AnyShapeStyle(TintShapeStyle().opacity(0.15))
      : AnyShapeStyle(Color(.system(.tertiarySystemFill)))
  }

  var body: some View {
    BorderedRoom(
      label: configuration.label
        .transformEnvironment(\.font) { $0 = size.font ?? $0 }
        .modifier(DisabledInk())
        .defaultForeground(.tint)
    )
    .background(wash, in: shape.outline(size, figures.control))
    .buttonState(.border, corner: shape.corner(size, figures.control))
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ToggleStyleConfiguration> {
    AnyStyle { SwitchToggleStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  var tint: AnyShapeStyle? { style.tint }
}

extension View {
  /// Environment write: the style of toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(\.toggleStyle) { style.makeBody(configuration: $0) }
  }
}
