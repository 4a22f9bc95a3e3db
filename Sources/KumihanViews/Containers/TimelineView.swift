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

/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// The schedule of a timeline's changes; a picture shows one moment, whatever it is.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Changes at a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  private let start: Date
  private let interval: TimeInterval
  public init(from start: Date, by interval: TimeInterval) {
    (self.start, self.interval) = (start, interval)
  }
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let step = max(interval, 0.001)
    let passed = max((startDate.timeIntervalSince(start) / step).rounded(.up), 0)
    return sequence(first: start + passed * step) { $0 + step }
  }
}

/// Changes at every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.up) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0 + 60 }
  }
}

/// Changes at given dates.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  private let dates: Dates
  public init(_ dates: Dates) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Dates { dates }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// Changes at every frame of a screen.
public struct AnimationTimelineSchedule: TimelineSchedule {
  private let interval: TimeInterval
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 120)
  }
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let interval = interval
    return sequence(first: startDate) { $0 + interval }
  }
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

  /// Draws a later moment than the first, in seconds after the view appeared: clocks have ticked until then, and work that waits has been
  /// done, if it waits no longer than `patience`, which is as long unless another is given.
  package mutating func letTimePass(_ elapsed: TimeInterval, patience: TimeInterval? = nil) {
    (picture.elapsed, picture.patience) = (elapsed, patience ?? elapsed)
  }
}
