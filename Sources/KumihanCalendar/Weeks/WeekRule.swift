/// A numbering of weeks: the day they start on, and the rule for the first week.
public struct WeekRule: Hashable, Sendable {
  public let firstWeekday: Weekday

  /// Week 1 is the first that has at least this many days (1 to 7) in its year.
  public let minimumDays: Int

  /// `minimumDays` outside 1 to 7 is a programmer's error.
  public init(firstWeekday: Weekday, minimumDays: Int) {
    precondition(
      (1...7).contains(minimumDays), "minimumDays \(minimumDays) is not between 1 and 7")
    self.firstWeekday = firstWeekday
    self.minimumDays = minimumDays
  }

  /// ISO 8601: weeks start on Monday, week 1 contains the year's first Thursday.
  public static let iso = WeekRule(firstWeekday: .monday, minimumDays: 4)
  /// North America and Japan: weeks start on Sunday, week 1 contains 1 January.
  public static let sundayFirst = WeekRule(firstWeekday: .sunday, minimumDays: 1)
  /// Much of the Arab world: weeks start on Saturday, week 1 contains 1 January.
  public static let saturdayFirst = WeekRule(firstWeekday: .saturday, minimumDays: 1)

  /// The seven weekdays in the order of a row.
  public var weekdays: [Weekday] { (0..<7).map(firstWeekday.advanced(by:)) }

  /// The day the week of `date` starts on.
  public func startOfWeek(containing date: CalendarDate) -> CalendarDate {
    date.onOrBefore(firstWeekday)
  }

  /// The first day of week 1, which may be in the year before.
  public func startOfYear(_ year: Int) -> CalendarDate {
    let newYear = CalendarDate(unchecked: year, 1, 1)
    let start = startOfWeek(containing: newYear)
    let daysInYear = 7 - start.distance(to: newYear)
    return daysInYear >= minimumDays ? start : start.adding(days: 7)
  }

  /// 52 or 53; a rule with a minimum of 1 day assigns the last days of December to week 1.
  public func weeks(in year: Int) -> Int {
    startOfYear(year).distance(to: startOfYear(year + 1)) / 7
  }

  public func week(containing date: CalendarDate) -> CalendarWeek {
    CalendarWeek(rule: self, startOfWeek: startOfWeek(containing: date))
  }
}
