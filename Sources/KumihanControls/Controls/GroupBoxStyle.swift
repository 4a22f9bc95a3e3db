public import KumihanViews

/// A style for group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a group box's style.
public struct GroupBoxStyleConfiguration {
  /// A type-erased part.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  public typealias Content = Label
  public let label: Label
  public let content: Content
}

/// The title above the content, 16 points of padding, on the secondary background. A box with a title
/// is as wide as it can be, one without as its content, which stands in the middle.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Box(configuration: configuration)
  }

  private struct Box: View {
    let configuration: Configuration
    @Environment(\.isInGroupBox) private var isInner

    var body: some View {
      VStack {
        configuration.label.font(.headline).accessibilityAddTraits(.isHeader)
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        configuration.content
      }
      .padding(16)
      .environment(\.isInGroupBox, !isInner)
      .background(
        Color(.system(isInner ? .tertiarySystemBackground : .secondarySystemBackground)),
        in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
  }
}

private struct IsInGroupBoxKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a group box here stands on the ground of another, from which it must differ: the grounds
  /// of boxes in boxes alternate.
  fileprivate var isInGroupBox: Bool {
    get { self[IsInGroupBoxKey.self] }
    set { self[IsInGroupBoxKey.self] = newValue }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<GroupBoxStyleConfiguration> {
    AnyStyle { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of group boxes inside.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(\.groupBoxStyle) { style.makeBody(configuration: $0) }
  }
}
