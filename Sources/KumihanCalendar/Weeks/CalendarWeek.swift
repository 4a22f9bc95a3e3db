/// A week numbered by a ``WeekRule``; its year need not be the year of all its days.
public struct CalendarWeek: Hashable, Sendable {
  public let rule: WeekRule
  public let year: Int
  /// 1 to 53.
  public let number: Int

  /// The week of that number in that week year.
  public init(rule: WeekRule, year: Int, number: Int) throws(CalendarError) {
    guard CalendarDate.years.contains(year) else { throw .yearOutOfRange(year) }
    let last = rule.weeks(in: year)
    guard (1...last).contains(number) else {
      throw .weekOutOfRange(number, year: year, last: last)
    }
    self.rule = rule
    self.year = year
    self.number = number
  }

  init(rule: WeekRule, startOfWeek start: CalendarDate) {
    // The year of the week's fourth day is at most one off.
    var year = start.adding(days: 3).year
    if start >= rule.startOfYear(year + 1) {
      year += 1
    } else if start < rule.startOfYear(year) {
      year -= 1
    }
    self.rule = rule
    self.year = year
    number = rule.startOfYear(year).distance(to: start) / 7 + 1
  }

  public var firstDay: CalendarDate { rule.startOfYear(year).adding(days: 7 * (number - 1)) }
  public var lastDay: CalendarDate { firstDay.adding(days: 6) }
  public var range: ClosedRange<CalendarDate> { firstDay...lastDay }
  /// Seven days, from the rule's first weekday on.
  public var days: [CalendarDate] { Array(range) }

  public func contains(_ date: CalendarDate) -> Bool { range.contains(date) }

  public func advanced(by weeks: Int) -> CalendarWeek {
    CalendarWeek(rule: rule, startOfWeek: firstDay.adding(days: 7 * weeks))
  }
}

extension CalendarWeek {
  /// Reads `2026-W42`, numbered by a rule.
  public init(parsing text: some StringProtocol, rule: WeekRule) throws(CalendarError) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.skip("-"), scanner.skip("W"),
      let number = scanner.number(digits: 2), scanner.isAtEnd
    else { throw .unreadable(.week, String(text)) }
    try self.init(rule: rule, year: year, number: number)
  }
}

extension CalendarWeek: CustomStringConvertible {
  /// Such as `2026-W42`, numbered by the week's own rule.
  public var description: String { "\(year.padded(4))-W\(number.padded(2))" }
}
