public import Foundation
public import KumihanViews

/// What stays the same in a live activity, and what changes.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

/// Whether an activity is going on.
public enum ActivityState: Hashable, Sendable { case active, ended, dismissed, stale, pending }

/// What an activity shows at a moment.
public struct ActivityContent<State: Codable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// When an activity that has ended goes.
public struct ActivityUIDismissalPolicy: Sendable {
  public static let `default` = ActivityUIDismissalPolicy()
  public static let immediate = ActivityUIDismissalPolicy()
  public static func after(_ date: Date) -> Self { Self() }
}

/// How an activity is told of changes from elsewhere.
public struct PushType: Sendable {
  public static let token = PushType()
}

/// Words with a change of an activity.
public struct AlertConfiguration: Sendable {
  /// A sound.
  public struct AlertSound: Sendable {
    public static let `default` = AlertSound()
    public static func named(_ name: String) -> Self { Self() }
  }
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) {}
}

/// Whether an app may have activities.
public final class ActivityAuthorizationInfo {
  public init() {}
  public var areActivitiesEnabled: Bool { true }
  public var frequentPushesEnabled: Bool { false }
}

/// Why there is no activity.
public enum ActivityAuthorizationError: Error {
  case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
}

/// An activity: none is ever begun.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState
  public let attributes: Attributes
  public private(set) var content: ActivityContent<ContentState>
  public var id: String { "" }
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }
  /// Nothing comes: nobody pushes anything.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { $0.finish() }
  }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public static var activities: [Activity<Attributes>] { [] }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (self.attributes, self.content) = (attributes, content)
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { Activity(attributes, content) }
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    Activity(attributes, ActivityContent(state: contentState, staleDate: nil))
  }
  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async { self.content = content }
  public func update(using state: ContentState) async { content.state = state }
  public func end(
    _ content: ActivityContent<ContentState>? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public func end(
    using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// What the view of an activity is made of.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public var activityID: String { "" }
  public var isStale: Bool { false }
}

/// Where an activity is shown.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  let part: DynamicIsland.Part?
  public static let content = ActivityPreviewViewKind(part: nil)
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> Self {
    Self(part: state.part)
  }
}

/// A form of the island around the camera.
public struct DynamicIslandPreviewViewState: Hashable, Sendable {
  let part: DynamicIsland.Part
  public static let compact = DynamicIslandPreviewViewState(part: .compact)
  public static let minimal = DynamicIslandPreviewViewState(part: .minimal)
  public static let expanded = DynamicIslandPreviewViewState(part: .expanded)
}

/// A widget that follows an activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let content: (ActivityViewContext<Attributes>) -> AnyView
  private let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
  }

  public func _view(of entry: any TimelineEntry) -> AnyView? {
    (entry as? ActivityEntry<Attributes>).map { entry in
      let context = ActivityViewContext(attributes: entry.attributes, state: entry.state)
      return entry.part.map { island(context).view(of: $0) } ?? content(context)
    }
  }
  public func _placeholder(in family: WidgetFamily) -> AnyView? { nil }
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
}

/// A size of an activity's view.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

private struct ActivityFamilyKey: EnvironmentKey {
  static let defaultValue = ActivityFamily.medium
}

extension EnvironmentValues {
  /// The size in which an activity is shown: a phone shows the medium one.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
}

/// A moment of an activity, in one of the places where it is shown.
struct ActivityEntry<Attributes: ActivityAttributes>: TimelineEntry {
  let attributes: Attributes
  let state: Attributes.ContentState
  let part: DynamicIsland.Part?
  var date: Date { .distantPast }
}

extension ActivityAttributes {
  /// The view of an activity, as previews of older widgets ask for it.
  @MainActor public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { Text(verbatim: "\(Self.self)") }
}

extension WidgetPreview {
  /// Turns a closure's states into a list.
  @resultBuilder
  public enum StateBuilder<State> {
    public static func buildExpression(_ state: State) -> [State] { [state] }
    public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }
  }

  /// The name and the size of a preview: as wide as the lock screen shows it on a phone of 393, or as the island.
  public static func traits<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes
  ) -> (name: String?, traits: [PreviewTrait<PreviewTraits>]) { (name, [.sizeThatFitsLayout]) }

  /// The activity in its first state.
  public static func view<Attributes: ActivityAttributes, W: Widget>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: () -> W,
    @StateBuilder<Attributes.ContentState> contentStates: () -> [Attributes.ContentState]
  ) -> some View {
    let configuration = widget().body
    let view = contentStates().first.flatMap {
      configuration._view(of: ActivityEntry(attributes: attributes, state: $0, part: kind.part))
    }
    return Group {
      if kind.part == nil {
        (view ?? AnyView(Text("no state"))).frame(width: LiveActivityFigures.width)
          .background(Color(.secondarySystemBackground))
          .clipShape(RoundedRectangle(cornerRadius: LiveActivityFigures.radius))
      } else {
        view ?? AnyView(Text("no state"))
      }
    }
  }
}

/// The measures of live activities in points, from the Human Interface Guidelines' tables for phones of 393 by 852.
enum LiveActivityFigures {
  static let width: CGFloat = 371
  static let radius: CGFloat = 24
  static let islandHeight: CGFloat = 36.67
  static let islandRadius: CGFloat = 44
  /// Of the camera between the parts of the compact form.
  static let camera: CGFloat = 126
}

extension View {
  /// The ground of an activity on the lock screen.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    background(color ?? .clear)
  }
  /// No-op: the system's own button is not drawn.
  public func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
}
