public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// An event of a day in the calendar components.
public struct EventData: Identifiable {
  public var id: String
  public var title: String
  /// The time, as shown.
  public var time: String?
  public var color: Color

  /// Without an `id`, title and time identify the event.
  public init(
    id: String? = nil, title: String, time: String? = nil, color: Color = JohoColors.cyan
  ) {
    self.id = id ?? "\(time ?? "") \(title)"
    (self.title, self.time, self.color) = (title, time, color)
  }
}

/// A day for the calendar components.
public struct DayData: Identifiable {
  /// Number and weekday, which tell the days of a week apart.
  public var id: String { "\(number) \(weekdayName)" }
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

  /// What a screen reader says of the day. Source: chapter 14.
  func label(_ words: JohoWords) -> String {
    var parts = ["\(weekdayName) \(words.number(number))".trimmingCharacters(in: .whitespaces)]
    if isToday { parts.append(words.today.lowercased()) }
    if !indicators.isEmpty { parts.append(words.hasContent) }
    return parts.joined(separator: ", ")
  }
}

/// A week for the calendar components.
public struct WeekData: Identifiable {
  public var id: Int { number }
  /// By ISO 8601, 1 to 53.
  public var number: Int
  public var days: [DayData]
  /// Its first and last day, as shown.
  public var dateRangeString: String
  /// Midnight of the first day in universal time, nil where only the text is known.
  public var startDate: Date?
  /// Midnight of the last day in universal time, nil where only the text is known.
  public var endDate: Date?

  public init(number: Int, days: [DayData], dateRangeString: String) {
    (self.number, self.days, self.dateRangeString) = (number, days, dateRangeString)
  }

  /// With the dates of its first and last day, shown in a locale's order.
  public init(
    number: Int, days: [DayData], startDate: Date, endDate: Date,
    locale: Locale = Locale(identifier: "en_US")
  ) {
    self.init(
      number: number, days: days,
      dateRangeString: JohoWeek.range(startDate, endDate, locale: locale))
    (self.startDate, self.endDate) = (startDate, endDate)
  }

  public var isCurrent: Bool { days.contains(where: \.isToday) }
}

/// A quarter of a year and the numbers of its weeks.
public struct Quarter: Hashable, Sendable {
  /// 1 to 4.
  public var number: Int
  public var weeks: ClosedRange<Int>

  public init(number: Int, weeks: ClosedRange<Int>) {
    (self.number, self.weeks) = (number, weeks)
  }

  /// The four quarters of a year of 52 or 53 weeks; the last has what is beyond 39.
  static func quarters(weeks: Int) -> [Quarter] {
    (1...4).map { number in
      Quarter(number: number, weeks: (number * 13 - 12)...(number == 4 ? weeks : number * 13))
    }
  }
}
