/// The rule for a holiday's date in a year.
public enum HolidayOccurrence: Hashable, Sendable {
  /// The same month and day each year; 29 February only in leap years.
  case fixed(MonthDay)
  /// Days after (or, negative, before) Easter Sunday.
  case easter(Computus, offset: Int)
  /// The one such weekday in a range of days, which may span New Year.
  case floating(Weekday, from: MonthDay, through: MonthDay)
  /// The first (1) to fifth or the last (-1) to fifth last such weekday of a month, and some days
  /// after or before it; none in a year whose month lacks a fifth.
  case nthWeekday(Int, Weekday, month: Int, offset: Int = 0)
  /// A day of a lunisolar calendar (never in a leap month), and some days after or before it.
  case lunar(LunisolarCalendar, MonthDay, offset: Int = 0)
  /// The day on which the Sun reaches a longitude (0 to 359 degrees; 0 is the March equinox), by
  /// clocks some minutes ahead of Greenwich.
  case solarTerm(longitude: Int, utcOffsetMinutes: Int, offset: Int = 0)
  /// These days only: one-off decrees, and feasts whose days are announced.
  case decreed([CalendarDate])
}

/// A month (1 to 12) and a day in it (1 to 31), in no particular year.
public struct MonthDay: Hashable, Sendable {
  public let month: Int
  public let day: Int

  /// An impossible month or day is a programmer's error.
  public init(_ month: Int, _ day: Int) {
    precondition((1...12).contains(month) && (1...31).contains(day), "no day \(month)-\(day)")
    self.month = month
    self.day = day
  }
}

extension MonthDay: CustomStringConvertible {
  /// `06-20`.
  public var description: String { "\(month.padded(2))-\(day.padded(2))" }

  func date(in year: Int) -> CalendarDate { CalendarDate(unchecked: year, month, day) }
}
