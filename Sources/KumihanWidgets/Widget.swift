public import KumihanIntents
public import KumihanViews

/// A widget of an app.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

extension Widget {
  /// Does nothing: pictures are drawn from previews.
  public static func main() {}
}

/// Several widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  /// Does nothing: pictures are drawn from previews.
  public static func main() {}
}

/// Turns a closure's widgets into one.
@MainActor @preconcurrency @resultBuilder
public enum WidgetBundleBuilder {
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> WidgetGroup { WidgetGroup() }
  public static func buildOptional<Content: Widget>(_ content: Content?) -> _OptionalWidget<Content>
  {
    _OptionalWidget()
  }
  public static func buildEither<First: Widget, Second: Widget>(
    first: First
  ) -> _WidgetChoice<First, Second> { _WidgetChoice() }
  public static func buildEither<First: Widget, Second: Widget>(
    second: Second
  ) -> _WidgetChoice<First, Second> { _WidgetChoice() }
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> WidgetGroup {
    WidgetGroup()
  }
}

/// A widget or none.
public struct _OptionalWidget<Content: Widget>: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// One of two widgets.
public struct _WidgetChoice<First: Widget, Second: Widget>: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Several widgets.
public struct WidgetGroup: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// What a widget is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The view of an entry; nil for one of another widget.
  func _view(of entry: any TimelineEntry) -> AnyView?
  /// The view of the entry that the provider shows while it has none.
  func _placeholder(in family: WidgetFamily) -> AnyView?
  /// False where the content keeps no margins.
  var _hasMargins: Bool { get }
}

extension WidgetConfiguration {
  public var _hasMargins: Bool { true }
}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
  public func _view(of entry: any TimelineEntry) -> AnyView? { nil }
  public func _placeholder(in family: WidgetFamily) -> AnyView? { nil }
}

/// A widget that nobody sets up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let content: (any TimelineEntry) -> AnyView?
  private let placeholder: (TimelineProviderContext) -> AnyView?

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.content = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
    placeholder = { AnyView(content(provider.placeholder(in: $0))) }
  }

  public func _view(of entry: any TimelineEntry) -> AnyView? { content(entry) }
  public func _placeholder(in family: WidgetFamily) -> AnyView? {
    placeholder(TimelineProviderContext(family: family))
  }
}

/// A widget that is set up by an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  private let content: (any TimelineEntry) -> AnyView?
  private let placeholder: (TimelineProviderContext) -> AnyView?

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
    placeholder = { AnyView(content(provider.placeholder(in: $0))) }
  }

  public func _view(of entry: any TimelineEntry) -> AnyView? { content(entry) }
  public func _placeholder(in family: WidgetFamily) -> AnyView? {
    placeholder(TimelineProviderContext(family: family))
  }
}

/// A configuration whose content keeps no margins.
private struct MarginlessConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  var _hasMargins: Bool { false }
  func _view(of entry: any TimelineEntry) -> AnyView? { content._view(of: entry) }
  func _placeholder(in family: WidgetFamily) -> AnyView? { content._placeholder(in: family) }
}

extension WidgetConfiguration {
  /// Content reaches to the edges of the widget.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    MarginlessConfiguration(content: self)
  }

  /// No-op: names and places of widgets are not in a picture.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> Self { self }
  public func configurationDisplayName(_ name: Text) -> Self { self }
  public func description(_ description: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> Self { self }
  public func description(_ description: Text) -> Self { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
  public func promptsForUserConfiguration() -> Self { self }
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> Self { self }
  public func onBackgroundURLSessionEvents(
    matching identifier: String, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> Self { self }
}

/// A place that a widget may stand in.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// The widgets of an app, which never reload here.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func invalidateConfigurationRecommendations() {}
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that someone has placed.
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}
