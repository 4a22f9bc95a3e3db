/// A month in full weeks, for a page: rows of seven days with a week number.
public struct MonthGrid: Hashable, Sendable {
  public let month: CalendarMonth
  public let rule: WeekRule
  /// Four to six weeks, or always six; the outer ones extend into the neighbour months.
  public let weeks: [CalendarWeek]

  /// The weeks that a month overlaps; with `sixRows` weeks of the next month are added up to six,
  /// so that all months have the same height.
  public init(_ month: CalendarMonth, rule: WeekRule = .iso, sixRows: Bool = false) {
    let first = rule.startOfWeek(containing: month.firstDay)
    let needed = (first.distance(to: month.lastDay) + 7) / 7
    self.month = month
    self.rule = rule
    weeks = (0..<(sixRows ? 6 : needed)).map {
      CalendarWeek(rule: rule, startOfWeek: first.adding(days: 7 * $0))
    }
  }

  /// The weekdays of the columns.
  public var weekdays: [Weekday] { rule.weekdays }

  /// Whether a day belongs to the month itself, not to a neighbour.
  public func isInMonth(_ date: CalendarDate) -> Bool { month.range.contains(date) }
}
