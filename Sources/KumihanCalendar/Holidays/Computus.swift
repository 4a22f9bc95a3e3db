/// The computation of Easter, with Sundays as Gregorian dates.
public enum Computus: String, Hashable, Sendable, Codable, CaseIterable {
  /// The Western churches, since 1583.
  case gregorian
  /// The Orthodox churches.
  case julian

  /// Easter Sunday of a year.
  public func easterSunday(in year: Int) -> CalendarDate {
    switch self {
    case .gregorian: Computus.gregorianSunday(year)
    case .julian: Computus.julianSunday(year)
    }
  }

  /// By the anonymous algorithm in Nature, 20 April 1876.
  private static func gregorianSunday(_ year: Int) -> CalendarDate {
    let golden = year % 19
    let (century, yearOfCentury) = year.quotientAndRemainder(dividingBy: 100)
    let lunarCorrection = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - century / 4 - lunarCorrection + 15) % 30
    let weekday =
      (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - epact - yearOfCentury % 4) % 7
    let late = (golden + 11 * epact + 22 * weekday) / 451
    let (month, day) = (epact + weekday - 7 * late + 114).quotientAndRemainder(dividingBy: 31)
    return CalendarDate(unchecked: year, month, day + 1)
  }

  /// By Meeus, with the difference between the Julian and the Gregorian calendar.
  private static func julianSunday(_ year: Int) -> CalendarDate {
    let fullMoon = (19 * (year % 19) + 15) % 30
    let weekday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7
    let (month, day) = (fullMoon + weekday + 114).quotientAndRemainder(dividingBy: 31)
    let behind = year / 100 - year / 400 - 2
    return CalendarDate(unchecked: year, month, day + 1).adding(days: behind)
  }
}
