/// A month of one year.
public struct CalendarMonth: Hashable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int

  public init(year: Int, month: Int) throws(CalendarError) {
    try CalendarMonth.check(year: year, month: month)
    self.init(uncheckedIndex: year * 12 + month - 1)
  }

  public init(containing date: CalendarDate) {
    let (year, month, _) = date.components
    self.init(uncheckedIndex: year * 12 + month - 1)
  }

  /// Months counted from January of the year 0.
  package init(uncheckedIndex index: Int) {
    year = index >= 0 ? index / 12 : (index - 11) / 12
    month = index - year * 12 + 1
  }

  /// Parses `2026-10`, in no other form.
  public init(parsing text: some StringProtocol) throws(CalendarError) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.skip("-"),
      let month = scanner.number(digits: 2), scanner.isAtEnd
    else { throw .unreadable(.month, String(text)) }
    try self.init(year: year, month: month)
  }

  /// The twelve months of a year.
  public static func months(in year: Int) throws(CalendarError) -> [CalendarMonth] {
    try check(year: year, month: 1)
    return (0..<12).map { CalendarMonth(uncheckedIndex: year * 12 + $0) }
  }

  /// 28 to 31 days.
  public var length: Int { CalendarMonth.length(year: year, month: month) }

  public var firstDay: CalendarDate { CalendarDate(unchecked: year, month, 1) }
  public var lastDay: CalendarDate { CalendarDate(unchecked: year, month, length) }
  public var range: ClosedRange<CalendarDate> { firstDay...lastDay }

  public var quarter: Quarter { Quarter(uncheckedIndex: year * 4 + (month - 1) / 3) }

  static func length(year: Int, month: Int) -> Int {
    switch month {
    case 2: CalendarDate.isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func check(year: Int, month: Int) throws(CalendarError) {
    guard CalendarDate.years.contains(year) else { throw .yearOutOfRange(year) }
    guard (1...12).contains(month) else { throw .monthOutOfRange(month) }
  }
}

extension CalendarMonth: Strideable {
  public func distance(to other: CalendarMonth) -> Int {
    (other.year - year) * 12 + other.month - month
  }

  public func advanced(by months: Int) -> CalendarMonth {
    CalendarMonth(uncheckedIndex: year * 12 + month - 1 + months)
  }

  public static func < (a: CalendarMonth, b: CalendarMonth) -> Bool { b.distance(to: a) < 0 }
}

extension CalendarMonth: CustomStringConvertible, Codable {
  /// ISO 8601: `2026-10`.
  public var description: String { "\(year.padded(4))-\(month.padded(2))" }

  public init(from decoder: any Decoder) throws {
    self = try decoder.parsed { text throws(CalendarError) in try CalendarMonth(parsing: text) }
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(description)
  }
}
