/// A day of the proleptic Gregorian calendar, without time, zone or clock.
///
/// Years 1583 to 9999 can be written; arithmetic may go beyond them (the week of 9999-12-31 ends in
/// the year 10000), and such a date is still exact.
public struct CalendarDate: Hashable, Sendable {
  /// The valid range of years.
  public static let years = 1583...9999

  /// Days since 1970-01-01; negative before it.
  public let dayNumber: Int

  /// The day `dayNumber` days after 1970-01-01.
  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// The day of a year, a month (1 to 12) and a day of that month.
  public init(year: Int, month: Int, day: Int) throws(CalendarError) {
    try CalendarMonth.check(year: year, month: month)
    let length = CalendarMonth.length(year: year, month: month)
    guard (1...length).contains(day) else {
      throw .dayOutOfRange(day, year: year, month: month, last: length)
    }
    self.init(unchecked: year, month, day)
  }

  /// For dates known to exist; a day past the month's end overflows into the next month.
  init(unchecked year: Int, _ month: Int, _ day: Int) {
    dayNumber = CivilDay.number(year: year, month: month, day: day)
  }

  public var year: Int { CivilDay.components(of: dayNumber).year }
  /// 1 to 12.
  public var month: Int { CivilDay.components(of: dayNumber).month }
  /// 1 to 31.
  public var day: Int { CivilDay.components(of: dayNumber).day }

  /// Year, month and day in one step, for callers that need several of them.
  public var components: (year: Int, month: Int, day: Int) {
    CivilDay.components(of: dayNumber)
  }

  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday(daysAfterMonday: dayNumber + 3)
  }

  /// 1 on the first of January, 365 or 366 on the last of December.
  public var dayOfYear: Int {
    dayNumber - CalendarDate(unchecked: year, 1, 1).dayNumber + 1
  }

  /// Whether a Gregorian year has a 29 February.
  public static func isLeapYear(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  public func adding(days: Int) -> CalendarDate {
    CalendarDate(dayNumber: dayNumber + days)
  }

  /// The same day some months later; the 31st becomes the last day of a shorter month.
  public func adding(months: Int) -> CalendarDate {
    let (year, month, day) = components
    let target = CalendarMonth(uncheckedIndex: year * 12 + month - 1 + months)
    return CalendarDate(unchecked: target.year, target.month, min(day, target.length))
  }

  /// The same day some years later; 29 February becomes the 28th of a common year.
  public func adding(years: Int) -> CalendarDate {
    adding(months: years * 12)
  }

  /// The first such weekday on this day or after it.
  public func onOrAfter(_ weekday: Weekday) -> CalendarDate {
    adding(days: self.weekday.days(until: weekday))
  }

  /// The last such weekday on this day or before it.
  public func onOrBefore(_ weekday: Weekday) -> CalendarDate {
    adding(days: -weekday.days(until: self.weekday))
  }
}

extension CalendarDate: Strideable {
  public func distance(to other: CalendarDate) -> Int { other.dayNumber - dayNumber }
  public func advanced(by days: Int) -> CalendarDate { adding(days: days) }
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool { a.dayNumber < b.dayNumber }
}
