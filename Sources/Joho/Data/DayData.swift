public import KumihanViews

/// An event of a day.
public struct EventData {
  public var title: String
  /// The time, as shown.
  public var time: String?
  public var color: Color

  public init(title: String, time: String? = nil, color: Color = JohoColors.cyan) {
    (self.title, self.time, self.color) = (title, time, color)
  }
}

/// A day for the calendar components.
public struct DayData {
  /// Of the month; under 1 for an empty place in a grid.
  public var number: Int
  public var weekdayName: String
  public var indicators: [Color]
  public var events: [EventData]
  public var isToday: Bool
  public var isSunday: Bool

  /// Without `indicators`, uses the colours of the events.
  public init(
    number: Int, weekdayName: String, indicators: [Color]? = nil, events: [EventData] = [],
    isToday: Bool = false, isSunday: Bool = false
  ) {
    self.number = number
    self.weekdayName = weekdayName
    self.indicators = indicators ?? events.map(\.color)
    self.events = events
    self.isToday = isToday
    self.isSunday = isSunday
  }

  /// The first letter of the weekday.
  public var initial: String { String(weekdayName.prefix(1)).uppercased() }
}

/// A week for the calendar components.
public struct WeekData {
  public var number: Int
  public var days: [DayData]
  /// Its first and last day, as shown.
  public var dateRangeString: String

  public init(number: Int, days: [DayData], dateRangeString: String) {
    (self.number, self.days, self.dateRangeString) = (number, days, dateRangeString)
  }

  public var isCurrent: Bool { days.contains(where: \.isToday) }
}
