/// The days on which a law is in force; an open end has no bound.
public struct Validity: Hashable, Sendable {
  public let from: CalendarDate?
  /// Inclusive.
  public let through: CalendarDate?

  public init(from: CalendarDate? = nil, through: CalendarDate? = nil) {
    self.from = from
    self.through = through
  }

  public static let always = Validity()

  public func contains(_ date: CalendarDate) -> Bool {
    from.map { $0 <= date } ?? true && through.map { date <= $0 } ?? true
  }

  /// Whether any day of a year may be in force.
  func touches(_ year: Int) -> Bool {
    from.map { $0 < CalendarDate(unchecked: year + 1, 1, 1) } ?? true
      && through.map { CalendarDate(unchecked: year, 1, 1) <= $0 } ?? true
  }
}

extension Validity {
  static func years(_ range: ClosedRange<Int>) -> Validity {
    Validity(
      from: CalendarDate(unchecked: range.lowerBound, 1, 1),
      through: CalendarDate(unchecked: range.upperBound, 12, 31))
  }

  static func from(_ year: Int, _ month: Int = 1, _ day: Int = 1) -> Validity {
    Validity(from: CalendarDate(unchecked: year, month, day))
  }

  static func through(_ year: Int) -> Validity {
    Validity(through: CalendarDate(unchecked: year, 12, 31))
  }
}
