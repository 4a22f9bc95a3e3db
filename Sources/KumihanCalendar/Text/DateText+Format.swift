extension DateText {
  public func string(_ date: CalendarDate, _ style: DateStyle) -> String {
    render(patterns[style], date: date)
  }

  /// A month with its year, for a heading.
  public func string(_ month: CalendarMonth, width: NameWidth = .full) -> String {
    let pattern = width == .full ? patterns.monthAndYear : patterns.shortMonthAndYear
    return render(pattern, date: month.firstDay)
  }

  /// A month's name by itself, of months 1 to 12.
  public func month(_ month: Int, _ width: NameWidth = .full) -> String {
    monthsAlone[width][month - 1]
  }

  /// A weekday's name by itself.
  public func weekday(_ weekday: Weekday, _ width: NameWidth = .full) -> String {
    weekdaysAlone[width][weekday.rawValue - 1]
  }

  /// A quarter's name, of quarters 1 to 4: `1st quarter` or `Q1`.
  public func quarter(_ quarter: Int, _ width: NameWidth = .full) -> String {
    localized(quarters[width][quarter - 1])
  }

  /// `Week 42`, or short `W42`.
  public func week(_ number: Int, _ width: NameWidth = .full) -> String {
    let pattern = width == .full ? weekPatterns.full : weekPatterns.short
    return pattern.replacing("{n}", with: self.number(number))
  }

  /// A time of day, of hours 0 to 23 and minutes 0 to 59: `9:05 PM` or `21:05`.
  public func time(hour: Int, minute: Int, clock: Clock = .ofLocale) -> String {
    render(pattern(patterns.time, clock, twelve: "h:mm a", twentyFour: "HH:mm"), (hour, minute))
  }

  /// A full hour for the edge of a day's grid, of hours 0 to 23: `9 PM`, `21` or `21時`.
  public func hour(_ hour: Int, clock: Clock = .ofLocale) -> String {
    render(pattern(patterns.hour, clock, twelve: "h a", twentyFour: "HH"), (hour, 0))
  }

  /// A whole number in the locale's digits, ungrouped.
  public func number(_ number: Int, minimumDigits: Int = 1) -> String {
    localized(number.padded(minimumDigits))
  }

  /// The text with a capital first letter, as for a heading.
  public func heading(_ text: String) -> String {
    text.prefix(1).uppercased() + String(text.dropFirst())
  }

  /// A month's name as a heading, of months 1 to 12: by its number where a month beside its year is
  /// written so, as in Chinese.
  public func monthHeading(_ month: Int, _ width: NameWidth = .full) -> String {
    let isNumbered = !patterns.monthAndYear.contains("LLL")
    return heading(self.month(month, isNumbered && width == .full ? .short : width))
  }

  /// The 12-hour or the 24-hour clock.
  public enum Clock: Hashable, Sendable {
    case ofLocale, twelveHours, twentyFourHours
  }

  private var hasTwelveHours: Bool { patterns.time.contains("a") }

  private func pattern(
    _ own: String, _ clock: Clock, twelve: String, twentyFour: String
  ) -> String {
    switch clock {
    case .ofLocale: own
    case .twelveHours: hasTwelveHours ? own : twelve
    case .twentyFourHours: hasTwelveHours ? twentyFour : own
    }
  }

  func localized(_ text: String) -> String {
    guard zero != "0" else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          guard ("0"..."9").contains(scalar) else { return scalar }
          return Unicode.Scalar(zero.value + scalar.value - 48) ?? scalar
        }))
  }
}
