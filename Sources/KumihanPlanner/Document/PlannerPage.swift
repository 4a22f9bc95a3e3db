public import KumihanCalendar

/// A page of a planner; its position never depends on events.
public enum PlannerPage: Hashable, Sendable {
  /// The weeks of a year, one per row.
  case overview(Int)
  /// The twelve months of a year.
  case year(Int)
  case quarter(Quarter)
  case month(CalendarMonth)
  case week(CalendarWeek)
  case day(CalendarDate)
  case legend
  /// The index of a year's pages.
  case index(Int)
  /// A continuation of another page, counted from 1; continuations come last.
  indirect case more(PlannerPage, Int)
}

extension PlannerPage {
  /// The content of this kind of page.
  var content: any PageContent {
    switch self {
    case .overview(let year): YearOverviewPage(year: year)
    case .year(let year): YearPage(year: year)
    case .quarter(let quarter): QuarterPage(quarter: quarter)
    case .month(let month): MonthPage(month: month)
    case .week(let week): WeekPage(week: week)
    case .day(let day): DayPage(day: day)
    case .legend: LegendPage()
    case .index(let year): IndexPage(year: year)
    case .more(let page, let part): ContinuedPage(page: page, part: part)
    }
  }

  var isDay: Bool { if case .day = self { true } else { false } }

  /// The destination of links to the page, such as `week/42/2026`.
  public var destination: String { content.destination }

  /// The page's label, such as `2026-W42`; also the name of its file.
  public var label: String { content.label }
}
