public import Foundation
public import KumihanCalendar

/// An event as pages show it: dates and times in the planner's time zone.
public struct PlannerEvent: Hashable, Sendable {
  /// The title, on as many lines as fit.
  public var title: String
  /// Such as its place; nil for none.
  public var subtitle: String?
  /// The kind, which determines the colour.
  public var kind: PlannerKind
  /// The first and the last day.
  public var firstDay, lastDay: CalendarDate
  /// Minutes after midnight of the first day; nil for whole days.
  public var startMinute: Int?
  /// Minutes after midnight of the last day, at most 1,440; nil for whole days and for moments.
  public var endMinute: Int?
  /// The identity shared by the occurrences of a series.
  public var series: String
  /// True for entries that the calendar adds itself and that cannot be edited: holidays.
  public var isSystem: Bool

  /// What the planner adds to the title in its own language; nil for nothing.
  public var detail: Detail?

  /// What a title is completed with.
  public enum Detail: Hashable, Sendable {
    /// The word for birthdays.
    case birthday
    /// The days that are left, on the pages before the day.
    case countdown
    /// Money in an ISO 4217 currency, after the title without it.
    case amount(title: String, Decimal, currency: String)
  }

  /// - Parameters:
  ///   - title: See ``title``.
  ///   - subtitle: See ``subtitle``.
  ///   - kind: See ``kind``.
  ///   - firstDay: The first day.
  ///   - lastDay: Nil, or a day before the first, for the first.
  ///   - startMinute: See ``startMinute``.
  ///   - endMinute: Left out without a `startMinute`.
  ///   - series: Nil for a single event.
  ///   - isSystem: See ``isSystem``.
  public init(
    title: String, subtitle: String? = nil, kind: PlannerKind = .event, firstDay: CalendarDate,
    lastDay: CalendarDate? = nil, startMinute: Int? = nil, endMinute: Int? = nil,
    series: String? = nil, isSystem: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.kind = kind
    self.firstDay = firstDay
    self.lastDay = max(lastDay ?? firstDay, firstDay)
    self.startMinute = startMinute
    self.endMinute = startMinute == nil ? nil : endMinute
    self.series = series ?? "\(title) \(firstDay)"
    self.isSystem = isSystem
  }

  /// A holiday, under its name on pages.
  public init(_ holiday: Holiday, name: String) {
    self.init(
      title: name, kind: .holiday, firstDay: holiday.date,
      series: "\(holiday.region) \(holiday.rule) \(holiday.date)", isSystem: true)
  }

  /// Whether the day is between the first and the last, both included.
  public func takesPlace(on day: CalendarDate) -> Bool { firstDay <= day && day <= lastDay }
}

extension PlannerEvent {
  /// Whether it stands in the list of notes: a note without a time.
  var isListedNote: Bool { kind == .note && startMinute == nil }

  /// Whether it lasts longer than a night, so that it is a bar over several days.
  var spansDays: Bool {
    guard firstDay < lastDay else { return false }
    guard let startMinute else { return true }
    return firstDay.distance(to: lastDay) > 1 || (endMinute ?? 0) >= startMinute
  }

  /// Whole days before times, then by time, the longer before the shorter, then by title.
  static func precedes(_ a: PlannerEvent, _ b: PlannerEvent) -> Bool {
    let (first, second) = (a.startMinute ?? -1, b.startMinute ?? -1)
    if a.firstDay != b.firstDay { return a.firstDay < b.firstDay }
    if first != second { return first < second }
    if a.lastDay != b.lastDay { return a.lastDay > b.lastDay }
    if a.endMinute != b.endMinute { return (a.endMinute ?? 0) > (b.endMinute ?? 0) }
    return (a.title, a.series) < (b.title, b.series)
  }

  /// The minutes of a day that the event fills; nil when it fills the day without times.
  func minutes(on day: CalendarDate) -> Range<Int>? {
    guard let startMinute else { return nil }
    let start = day == firstDay ? startMinute : 0
    let end = day == lastDay ? endMinute ?? start : 1440
    // From midnight to midnight is a whole day, even when written in hours.
    if start == 0, end == 1440 { return nil }
    return start..<max(start, end)
  }
}
