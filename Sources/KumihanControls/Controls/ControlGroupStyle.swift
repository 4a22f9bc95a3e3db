public import KumihanViews

/// A style for control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a control group's style.
public struct ControlGroupStyleConfiguration {
  /// A type-erased part.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  public typealias Content = Label
  public let content: Content
  public let label: Label?
}

/// The controls in a row on a translucent fill, with lines between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Controls(content: configuration.content)
  }
}

private struct Controls: View {
  let content: ControlGroupStyleConfiguration.Content
  @Environment(\.figures) private var figures

  var body: some View {
    Group(subviews: content.labelStyle(.iconOnly)) { controls in
      HStack(spacing: 0) {
        ForEach(controls.indices, id: \.self) { index in
          if index > 0 { Rectangle().fill(.separator).frame(width: 1, height: 18) }
          controls[index].padding(.horizontal, 14).frame(minHeight: 34)
        }
      }
      .background(
        Color(.system(.tertiarySystemFill)), in: figures.control.controlGroup.shape)
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ControlGroupStyleConfiguration> {
    AnyStyle { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of control groups inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(\.controlGroupStyle) { style.makeBody(configuration: $0) }
  }
}
