public import KumihanViews

/// A style for buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style for buttons and their behaviour; in a still picture the same as a `ButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a button's style. It is pressed where the view's state says so.
public struct ButtonStyleConfiguration {
  /// The button's type-erased label.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// The configuration of a button's primitive style.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ButtonStyleConfiguration> {
    AnyStyle { BorderlessLabel(role: $0.role, label: $0.label) }
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyStyle<ButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styled(\.buttonStyle) { style.makeBody(configuration: $0) }
  }

  /// Environment write: the style of buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styled(\.buttonStyle) {
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(role: $0.role, label: $0.label))
    }
  }
}

/// The system's button outside lists and bars: its label in the tint, red when destructive.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(role: configuration.role, label: configuration.label)
  }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(role: configuration.role, label: configuration.label)
  }
}

private struct BorderlessLabel: View {
  let role: ButtonRole?
  let label: ButtonStyleConfiguration.Label
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if !isEnabled {
      label.defaultForeground(Color(.system(.tertiaryLabel)))
    } else if role == .destructive {
      label.defaultForeground(Color.red).buttonState(.label)
    } else {
      label.defaultForeground(TintShapeStyle()).buttonState(.label)
    }
  }
}

/// The plain label, faded when disabled.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { PlainLabel(configuration) }

  private struct PlainLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    init(_ configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

    var body: some View {
      configuration.label.opacity(isEnabled ? 1 : 0.5).buttonState(.plain)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass
  public nonisolated init() { glass = .regular }
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(label: configuration.label, glass: glass)
  }
}

/// The label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(label: configuration.label, glass: nil)
  }
}

/// A label on glass, or on the tint, in the room of a bordered button.
private struct GlassLabel: View {
  let label: ButtonStyleConfiguration.Label
  let glass: Glass?
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.figures) private var figures
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let border = shape.form == .automatic ? ButtonBorderShape.capsule : shape
    let outline = border.outline(size, figures.control)
    let label = BorderedRoom(
      label: label.transformEnvironment(\.font) { $0 = size.font ?? $0 }.modifier(DisabledInk()))
    Group {
      if let glass {
        label.glassEffect(glass, in: outline)
      } else {
        label.foregroundStyle(.white)
          .background(
            isEnabled
              ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.system(.tertiarySystemFill))),
            in: outline)
      }
    }
    .buttonState(.border, corner: border.corner(size, figures.control))
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
