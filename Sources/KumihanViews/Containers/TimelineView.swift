public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Content that would change with time, drawn once, at the picture's date.
public struct TimelineView<Schedule, Content> {
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
}

extension TimelineView: View, _PlacedView where Content: View {
  public var body: some View { content(TimelineViewDefaultContext(date: now)) }
}

/// The moment a timeline is drawn at.
public struct TimelineViewDefaultContext: Sendable {
  /// The frequency at which content would change.
  public enum Cadence: Hashable, Sendable, Comparable { case live, seconds, minutes }
  public let date: Date
  public var cadence: Cadence { .live }
}

/// The schedule of a timeline's changes.
public protocol TimelineSchedule {}

/// Changes at a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  public init(from start: Date, by interval: TimeInterval) {}
}

/// Changes at every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule { public init() {} }

/// Changes at every frame of a screen.
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
