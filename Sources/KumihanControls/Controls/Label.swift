public import KumihanViews

/// An icon with a title, 8 points apart by default.
public struct Label<Title: View, Icon: View>: _PlacedView {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style
  public let _site: CallSite

  public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.title, self.icon) = (title(), icon())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    AnyView(style.body(LabelStyleConfiguration(title: title, icon: icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(
    _ title: LocalizedStringKey, systemImage: String, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.title = Text(title, fileID: fileID, line: line, column: column)
    icon = Image(systemName: systemImage, fileID: fileID, line: line, column: column)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.title = Text(verbatim: String(title), fileID: fileID, line: line, column: column)
    icon = Image(systemName: systemImage, fileID: fileID, line: line, column: column)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(
    _ title: LocalizedStringKey, image name: String, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.title = Text(title, fileID: fileID, line: line, column: column)
    icon = Image(name, fileID: fileID, line: line, column: column)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.title = Text(verbatim: String(title), fileID: fileID, line: line, column: column)
    icon = Image(name, fileID: fileID, line: line, column: column)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(
    _ configuration: LabelStyleConfiguration, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (title, icon) = (configuration.title, configuration.icon)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `Label.init(_:)` may be passed as a function.
  @_disfavoredOverload
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(configuration, fileID: "", line: 0, column: 0)
  }
}

/// A style for labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a label's style.
public struct LabelStyleConfiguration {
  /// The label's type-erased title.
  public struct Title: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label's type-erased icon.
  public struct Icon: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let title: Title
  public let icon: Icon

  @MainActor init<T: View, I: View>(title: T, icon: I) {
    self.title = Title(view: AnyView(title))
    // Its title speaks for it.
    self.icon = Icon(view: AnyView(icon.part(.silent)))
  }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    IconBeforeTitle(configuration: configuration)
  }

  private struct IconBeforeTitle: View {
    let configuration: Configuration
    @Environment(\.labelRoom) private var room

    var body: some View {
      HStack(spacing: room.gap ?? 8) {
        if let width = room.icon {
          configuration.icon.frame(minWidth: width)
        } else {
          configuration.icon
        }
        configuration.title
      }
    }
  }
}

/// Icon and title, in any context.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabel(configuration: configuration)
  }

  private struct DefaultLabel: View {
    let configuration: Configuration
    @Environment(\.listRows) private var isInList
    @Environment(\.figures) private var figures
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.labelRoom) private var room

    var body: some View {
      if isInList {
        // Titles in a list are aligned after a column of icons in the tint, which is not narrower in
        // small text.
        HStack(spacing: room.gap ?? figures.list.iconGap) {
          configuration.icon.defaultForeground(.tint)
            .frame(
              minWidth: room.icon
                ?? figures.list.iconColumn * max(Font.TextStyle.body.scale(at: size), 1))
          configuration.title
        }
      } else {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
      }
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.says(configuration.title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<LabelStyleConfiguration> {
    AnyStyle { DefaultLabelStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  var labelStyle: AnyStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(\.labelStyle) { style.makeBody(configuration: $0) }
  }
}
