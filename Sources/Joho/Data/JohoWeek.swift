import Foundation

/// A week of ISO 8601, counted without a calendar of the machine's.
struct JohoWeek {
  /// 1 to 53.
  let number: Int
  let year: Int

  /// The number of weeks of a year, 52 or 53: long years begin or end on a Thursday.
  static func count(in year: Int) -> Int {
    let first = JohoWeek(number: 1, year: year).firstDay
    return (JohoWeek(number: 1, year: year + 1).firstDay - first) / 7
  }

  /// Its Monday, in days after 1 January 1970.
  var firstDay: Int {
    // The fourth of January is in the first week; day 0 was a Thursday.
    let fourth = Self.days(year: year, month: 1, day: 4)
    let weekday = ((fourth + 3) % 7 + 7) % 7
    return fourth - weekday + (number - 1) * 7
  }

  /// A day of the week, 0 for Monday to 6 for Sunday, at midnight of universal time.
  func date(_ index: Int) -> Date {
    Date(timeIntervalSince1970: Double(firstDay + index) * 86_400)
  }

  /// The week of the calendar components, without events; names in the language of a locale.
  func data(locale: Locale) -> WeekData {
    let style = Date.FormatStyle(locale: locale, timeZone: .gmt)
    let days = (0..<7).map { index in
      let date = date(index)
      let day = Self.day(firstDay + index)
      return DayData(
        number: day, weekdayName: date.formatted(style.weekday(.wide)), isSunday: index == 6)
    }
    return WeekData(
      number: number, days: days, startDate: date(0), endDate: date(6), locale: locale)
  }

  /// `Oct 12 - 18`, `Sep 28 - Oct 4`; outside English both dates whole, in the language's order.
  static func range(_ start: Date, _ end: Date, locale: Locale) -> String {
    let style = Date.FormatStyle(locale: locale, timeZone: .gmt)
    func whole(_ date: Date) -> String { date.formatted(style.month(.abbreviated).day()) }
    let month = style.month(.abbreviated)
    guard locale.identifier.hasPrefix("en"), start.formatted(month) == end.formatted(month) else {
      return "\(whole(start)) - \(whole(end))"
    }
    return "\(whole(start)) - \(end.formatted(style.day()))"
  }

  /// Days after 1 January 1970 of a date of the Gregorian calendar.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the month of a number of days after 1 January 1970.
  static func day(_ days: Int) -> Int {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    return dayOfYear - (153 * month + 2) / 5 + 1
  }

  /// The week that a date is in, by its day in universal time.
  init(containing date: Date) {
    let day = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
    // A week is in the year of its Thursday.
    let thursday = day - ((day + 3) % 7 + 7) % 7 + 3
    var year = 1970 + Int((Double(thursday) / 365.2425).rounded(.down))
    while Self.days(year: year + 1, month: 1, day: 1) <= thursday { year += 1 }
    while Self.days(year: year, month: 1, day: 1) > thursday { year -= 1 }
    let number = (thursday - Self.days(year: year, month: 1, day: 1)) / 7 + 1
    self.init(number: number, year: year)
  }

  init(number: Int, year: Int) { (self.number, self.year) = (number, year) }
}
