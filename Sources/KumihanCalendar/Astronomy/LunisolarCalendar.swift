/// A calendar of East Asia: months start on the day of the new moon, years near the second new
/// moon after the December solstice, and a month without a principal solar term may be a leap
/// month.
///
/// Computed from the positions of Sun and Moon by today's rule, right to the day from 1950 to 2199
/// except for moments within seconds of midnight; for early centuries it is the calendar by that
/// rule.
public enum LunisolarCalendar: String, Hashable, Sendable, Codable, CaseIterable {
  /// Computed at UTC+7 since 1968, before that at UTC+8 as in China.
  case vietnamese
  /// Computed at UTC+8, before 1929 by Beijing's own time.
  case chinese
  /// Computed at UTC+9.
  case korean

  /// Seconds ahead of Greenwich.
  func utcOffset(in year: Int) -> Double {
    switch self {
    case .vietnamese: year < 1968 ? 8 * 3600 : 7 * 3600
    case .chinese: year < 1929 ? 27_940 : 8 * 3600
    case .korean: 9 * 3600
    }
  }

  /// The first day of the lunar year that starts in a Gregorian year (Tết, the Spring Festival).
  public func newYear(in year: Int) -> CalendarDate {
    LunarYear(self, year).months[0].firstDay
  }

  /// The day of a lunar date; nil when that year lacks the leap month or the 30th day.
  public func date(of lunar: LunisolarDate) -> CalendarDate? {
    LunarYear(self, lunar.year).date(
      month: lunar.month, isLeap: lunar.isLeapMonth, day: lunar.day)
  }

  /// The lunar date of a day.
  public func lunarDate(on date: CalendarDate) -> LunisolarDate {
    var year = LunarYear(self, date.year)
    if date < year.months[0].firstDay {
      year = LunarYear(self, year.year - 1)
    }
    let month = year.months.last { $0.firstDay <= date } ?? year.months[0]
    return LunisolarDate(
      year: year.year, month: month.number, isLeapMonth: month.isLeap,
      day: month.firstDay.distance(to: date) + 1)
  }
}

/// A day of a ``LunisolarCalendar``.
public struct LunisolarDate: Hashable, Sendable {
  /// The Gregorian year in which the lunar year starts.
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// Whether this is the extra month after the ordinary one of the same number.
  public var isLeapMonth: Bool
  /// 1 to 29 or 30.
  public var day: Int

  public init(year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }
}
