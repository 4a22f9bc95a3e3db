public import KumihanCalendar

/// The pages of a planner and their order. They depend on its year, its weeks and the options,
/// never on its events, so every page has the same number in the next export.
public struct PlannerLedger: Hashable, Sendable {
  /// In the order of the document.
  public let pages: [PlannerPage]
  private let numbers: [PlannerPage: Int]
  let years: PlannerYears

  /// Any pages, such as a single week.
  ///
  /// - Parameters:
  ///   - pages: See ``pages``.
  ///   - firstMonth: Of the years and quarters among them, 1 to 12.
  public init(pages: [PlannerPage], firstMonth: Int = 1) {
    self.pages = pages
    years = PlannerYears(firstMonth: min(max(firstMonth, 1), 12))
    numbers = Dictionary(
      pages.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }

  /// A planner of years: for each the year, its quarters, months, weeks, days if requested, and an
  /// index; last the legend.
  ///
  /// The weeks cover every day of the year, so that each day has one; a week in two years is there
  /// once.
  public init(
    years: ClosedRange<Int>, weekRule: WeekRule, hasDays: Bool
  ) throws(CalendarError) {
    var pages: [PlannerPage] = []
    for year in years {
      let months = try CalendarMonth.months(in: year)
      let days = months[0].firstDay...months[11].lastDay
      pages += [.overview(year), .year(year)]
      pages += [0, 3, 6, 9].map { .quarter(months[$0].quarter) }
      pages += months.map { .month($0) }
      let weeks = weekRule.weeks(touching: days)
      let isShown = year > years.lowerBound && weeks[0].firstDay < days.lowerBound
      pages += weeks.dropFirst(isShown ? 1 : 0).map { .week($0) }
      if hasDays { pages += days.map { .day($0) } }
      pages.append(.index(year))
    }
    self.init(pages: pages + [.legend])
  }

  /// Whether the document contains the page.
  public func contains(_ page: PlannerPage) -> Bool { numbers[page] != nil }

  /// The page's number in the document, from 1.
  public func number(of page: PlannerPage) -> Int? { numbers[page] }
}

extension WeekRule {
  /// The weeks that overlap a range, in order.
  func weeks(touching days: ClosedRange<CalendarDate>) -> [CalendarWeek] {
    var weeks = [week(containing: days.lowerBound)]
    while let last = weeks.last, last.lastDay < days.upperBound {
      weeks.append(last.advanced(by: 1))
    }
    return weeks
  }
}
