public import KumihanViews

/// A style for labels with values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of labelled content's style.
public struct LabeledContentStyleConfiguration {
  /// A type-erased part.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  public typealias Content = Label
  public let label: Label
  public let content: Content
}

/// The label at the leading end, the value at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow {
      configuration.label
    } control: {
      configuration.content.placeForeground(.secondary).modifier(ValueLines())
    }
    .stackingLargeText()
  }
}

/// The lines of a value at the end of a row end alike.
private struct ValueLines: ViewModifier {
  @Environment(\.listRows) private var isInList
  @Environment(\.dynamicTypeSize) private var size

  func body(content: Content) -> some View {
    if isInList, !size.isAccessibilitySize {
      content.multilineTextAlignment(.trailing)
    } else {
      content
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<LabeledContentStyleConfiguration> {
    AnyStyle { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of labelled content inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(\.labeledContentStyle) { style.makeBody(configuration: $0) }
  }
}
