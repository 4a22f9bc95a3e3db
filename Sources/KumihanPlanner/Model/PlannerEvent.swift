public import KumihanCalendar

/// Something that takes place, as pages show it: dates on the reader's own clock.
public struct PlannerEvent: Hashable, Sendable {
  /// What it is called, on as many lines as it has room for.
  public var title: String
  /// Such as its place; nil for none.
  public var subtitle: String?
  /// Which colour it has.
  public var kind: PlannerKind
  /// The first and last day it touches.
  public var firstDay, lastDay: CalendarDate
  /// Minutes after midnight of the first day; nil for whole days.
  public var startMinute: Int?
  /// Minutes after midnight of the last day, at most 1,440; nil for whole days and for moments.
  public var endMinute: Int?
  /// The identity that occurrences of one series share.
  public var series: String
  /// True for what the calendar knows by itself and nobody can edit: holidays.
  public var isSystem: Bool

  /// - Parameters:
  ///   - title: See ``title``.
  ///   - subtitle: See ``subtitle``.
  ///   - kind: See ``kind``.
  ///   - firstDay: The first day it touches.
  ///   - lastDay: Nil, or a day before the first, for the first.
  ///   - startMinute: See ``startMinute``.
  ///   - endMinute: Left out without a `startMinute`.
  ///   - series: Nil for an event of its own.
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

  /// A holiday, by the name that pages give it.
  public init(_ holiday: Holiday, name: String) {
    self.init(
      title: name, kind: .holiday, firstDay: holiday.date,
      series: "\(holiday.region) \(holiday.rule) \(holiday.date)", isSystem: true)
  }

  /// Whether the day lies between its first and its last, both included.
  public func takesPlace(on day: CalendarDate) -> Bool { firstDay <= day && day <= lastDay }
}
