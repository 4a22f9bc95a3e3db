/// A day of a ``LunisolarCalendar``.
public struct LunisolarDate: Hashable, Sendable {
  /// The Gregorian year in which the lunar year starts.
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// Whether this is the extra month that follows the ordinary one of the same number.
  public var isLeapMonth: Bool
  /// 1 to 29 or 30.
  public var day: Int

  public init(year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }
}
