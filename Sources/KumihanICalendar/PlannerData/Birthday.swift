public import KumihanCalendar

/// A day of the year, with the year of birth if known.
public struct Birthday: Hashable, Sendable {
  public let year: Int?
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// Parses `1985-03-14`, or `--03-14` when the year is unknown (the form of vCard).
  public init(parsing text: String) throws(CalendarError) {
    guard text.hasPrefix("--") else {
      let date = try CalendarDate(parsing: text)
      (year, month, day) = (date.year, date.month, date.day)
      return
    }
    guard let date = try? CalendarDate(parsing: "2000-" + text.dropFirst(2)) else {
      throw .unreadable(.date, text)
    }
    (year, month, day) = (nil, date.month, date.day)
  }

  /// The date in a year: 29 February becomes the 28th in common years; nil before the birth.
  public func date(in year: Int) -> CalendarDate? {
    if let birth = self.year, year < birth { return nil }
    let last = month == 2 && !CalendarDate.isLeapYear(year) ? 28 : 31
    return try? CalendarDate(year: year, month: month, day: min(day, last))
  }

  /// Years completed on the birthday of a year.
  public func age(in year: Int) -> Int? {
    self.year.flatMap { year >= $0 ? year - $0 : nil }
  }
}
