public import KumihanCalendar

/// Something that takes place, as pages show it: dates on the reader's own clock.
public struct PlannerEvent: Hashable, Sendable {
  public var title: String
  public var subtitle: String?
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

  public init(_ holiday: Holiday, name: String) {
    self.init(
      title: name, kind: .holiday, firstDay: holiday.date,
      series: "\(holiday.region) \(holiday.rule) \(holiday.date)", isSystem: true)
  }

  public func takesPlace(on day: CalendarDate) -> Bool { firstDay <= day && day <= lastDay }
}
