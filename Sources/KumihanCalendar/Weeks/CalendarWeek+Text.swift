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
