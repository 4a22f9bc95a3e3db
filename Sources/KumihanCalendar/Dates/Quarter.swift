/// Three months of one year: January, April, July or October and the following two.
public struct Quarter: Hashable, Sendable {
  public let year: Int
  /// 1 to 4.
  public let number: Int

  public init(year: Int, number: Int) throws(CalendarError) {
    guard CalendarDate.years.contains(year) else { throw .yearOutOfRange(year) }
    guard (1...4).contains(number) else { throw .quarterOutOfRange(number) }
    self.init(uncheckedIndex: year * 4 + number - 1)
  }

  public init(containing date: CalendarDate) {
    self = CalendarMonth(containing: date).quarter
  }

  /// Quarters counted from the first of the year 0.
  init(uncheckedIndex index: Int) {
    year = index >= 0 ? index / 4 : (index - 3) / 4
    number = index - year * 4 + 1
  }

  public var months: [CalendarMonth] {
    let first = year * 12 + (number - 1) * 3
    return (first..<first + 3).map(CalendarMonth.init(uncheckedIndex:))
  }

  public var range: ClosedRange<CalendarDate> { months[0].firstDay...months[2].lastDay }

  /// The ISO weeks whose Thursday is in this quarter, so that each week belongs to exactly one.
  public var weeks: [ISOWeek] {
    let first = range.lowerBound.onOrAfter(.thursday)
    return stride(from: first, through: range.upperBound, by: 7).map(ISOWeek.init(containing:))
  }
}

extension Quarter: Strideable, CustomStringConvertible {
  public func distance(to other: Quarter) -> Int { (other.year - year) * 4 + other.number - number }

  public func advanced(by quarters: Int) -> Quarter {
    Quarter(uncheckedIndex: year * 4 + number - 1 + quarters)
  }

  public static func < (a: Quarter, b: Quarter) -> Bool { b.distance(to: a) < 0 }

  /// `2026-Q4`.
  public var description: String { "\(year.padded(4))-Q\(number)" }
}
