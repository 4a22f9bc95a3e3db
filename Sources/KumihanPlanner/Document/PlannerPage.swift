public import KumihanCalendar

/// A page of a planner; its place never depends on events.
public enum PlannerPage: Hashable, Sendable {
  /// The weeks of a year, a row each.
  case overview(Int)
  /// The twelve months of a year.
  case year(Int)
  case quarter(Quarter)
  case month(CalendarMonth)
  case week(CalendarWeek)
  case day(CalendarDate)
  case legend
  /// Where the pages of a year are.
  case index(Int)
  /// What another page had no room for, counted from 1; these come last.
  indirect case more(PlannerPage, Int)
}

extension PlannerPage {
  /// The name by which links find the page, such as `week/42/2026`.
  public var destination: String {
    switch self {
    case .overview(let year): "year/\(year)"
    case .year(let year): "year/\(year)/months"
    case .quarter(let quarter): "quarter/\(quarter.number)/\(quarter.year)"
    case .month(let month): "month/\(month)"
    case .week(let week): "week/\(week.number)/\(week.year)"
    case .day(let day): "day/\(day)"
    case .legend: "legend"
    case .index(let year): "index/\(year)"
    case .more(let page, let part): "more/\(page.destination)" + (part == 1 ? "" : "/\(part)")
    }
  }

  /// What readers call the page, such as `2026-W42`; also the name of its file.
  public var label: String {
    switch self {
    case .overview(let year): "\(year)"
    case .year(let year): "\(year)-months"
    case .quarter(let quarter): quarter.description
    case .month(let month): month.description
    case .week(let week): week.description
    case .day(let day): day.description
    case .legend: "legend"
    case .index(let year): "\(year)-index"
    case .more(let page, let part): "\(page.label)-more" + (part == 1 ? "" : "-\(part)")
    }
  }
}
