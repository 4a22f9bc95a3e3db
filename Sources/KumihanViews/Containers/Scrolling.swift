public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// Gives code a way to scroll; a still picture shows the start.
public struct ScrollViewReader<Content: View>: _PlacedView {
  let content: (ScrollViewProxy) -> Content
  public let _site: CallSite

  public init(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { content(ScrollViewProxy()) }
}

/// Would scroll to a view.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Whether a scroll view would bounce.
public struct ScrollBounceBehavior: Hashable, Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// When the marks of scrolling would show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

/// Where scrolling would come to rest.
public protocol ScrollTargetBehavior {}

/// At pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

/// At views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

extension View {
  /// No-op: a still picture does not scroll.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> Self { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }
  public func scrollDisabled(_ disabled: Bool) -> Self { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> Self { self }
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> Self { self }
}

extension View {
  /// Layout: a background of the widget or the screen that the view is.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    background(alignment: alignment) { content().ignoresSafeArea() }
      ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }

  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    background(style)
      ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }
}

/// A container with a background of its own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  public static let widget = ContainerBackgroundPlacement()
  public static let navigation = ContainerBackgroundPlacement()
}

/// What margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Part { case all, content, indicators }
  private let part: Part

  public static let automatic = ContentMarginPlacement(part: .all)
  public static let scrollContent = ContentMarginPlacement(part: .content)
  public static let scrollIndicators = ContentMarginPlacement(part: .indicators)
}

/// Content that would change with time, drawn once, at the picture's date.
public struct TimelineView<Schedule, Content: View>: _PlacedView {
  let content: (TimelineViewDefaultContext) -> Content
  @Environment(\.pictureDate) private var now
  public let _site: CallSite

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Schedule: TimelineSchedule {
    self.content = content
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { content(TimelineViewDefaultContext(date: now)) }
}

/// The moment a timeline is drawn at.
public struct TimelineViewDefaultContext: Sendable {
  /// How often content would change.
  public enum Cadence: Hashable, Sendable, Comparable { case live, seconds, minutes }
  public let date: Date
  public var cadence: Cadence { .live }
}

/// The moments content would change at.
public protocol TimelineSchedule {}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  public init(from start: Date, by interval: TimeInterval) {}
}

/// At every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule { public init() {} }

/// As often as a screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from start: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: start, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension EnvironmentValues {
  /// The moment the picture is drawn at: 1 January 2001 unless the renderer sets it.
  public var pictureDate: Date {
    get { picture.date }
    set { picture.date = newValue }
  }
}
