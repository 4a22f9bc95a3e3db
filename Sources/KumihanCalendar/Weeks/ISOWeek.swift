/// A week of ISO 8601: Monday to Sunday, in the year of its Thursday.
public struct ISOWeek: Hashable, Sendable {
  /// The week year: 2027-01-01 is in week 53 of 2026.
  public let year: Int
  /// 1 to 52 or 53.
  public let number: Int

  public init(year: Int, number: Int) throws(CalendarError) {
    self.init(try CalendarWeek(rule: .iso, year: year, number: number))
  }

  public init(containing date: CalendarDate) {
    self.init(WeekRule.iso.week(containing: date))
  }

  private init(_ week: CalendarWeek) {
    year = week.year
    number = week.number
  }

  /// Parses `2026-W42`, in no other form.
  public init(parsing text: some StringProtocol) throws(CalendarError) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.skip("-"), scanner.skip("W"),
      let number = scanner.number(digits: 2), scanner.isAtEnd
    else { throw .unreadable(.week, String(text)) }
    try self.init(year: year, number: number)
  }

  /// 52 or 53.
  public static func count(in year: Int) throws(CalendarError) -> Int {
    guard CalendarDate.years.contains(year) else { throw .yearOutOfRange(year) }
    return WeekRule.iso.weeks(in: year)
  }

  /// All weeks of a week year, in order.
  public static func weeks(in year: Int) throws(CalendarError) -> [ISOWeek] {
    let first = try ISOWeek(year: year, number: 1)
    return try (0..<count(in: year)).map(first.advanced(by:))
  }

  /// The Monday.
  public var firstDay: CalendarDate {
    WeekRule.iso.startOfYear(year).adding(days: 7 * (number - 1))
  }
  /// The Sunday.
  public var lastDay: CalendarDate { firstDay.adding(days: 6) }
  public var range: ClosedRange<CalendarDate> { firstDay...lastDay }
  /// Monday to Sunday.
  public var days: [CalendarDate] { Array(range) }
  /// The quarter of the week's Thursday.
  public var quarter: Quarter { Quarter(containing: firstDay.adding(days: 3)) }

  public func contains(_ date: CalendarDate) -> Bool { range.contains(date) }
}

extension ISOWeek: Strideable {
  public func distance(to other: ISOWeek) -> Int { firstDay.distance(to: other.firstDay) / 7 }

  public func advanced(by weeks: Int) -> ISOWeek {
    ISOWeek(containing: firstDay.adding(days: 7 * weeks))
  }

  public static func < (a: ISOWeek, b: ISOWeek) -> Bool {
    (a.year, a.number) < (b.year, b.number)
  }
}

extension ISOWeek: CustomStringConvertible, Codable {
  /// ISO 8601: `2026-W42`.
  public var description: String { "\(year.padded(4))-W\(number.padded(2))" }

  public init(from decoder: any Decoder) throws {
    self = try decoder.parsed { text throws(CalendarError) in try ISOWeek(parsing: text) }
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(description)
  }
}
