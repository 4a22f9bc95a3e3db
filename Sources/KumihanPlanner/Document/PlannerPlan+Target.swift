import KumihanCalendar

extension PlannerPlan {
  /// The page that has in full what `page` has no room for on a day: the day's, the week's, or one
  /// at the document's end.
  func target(from page: PlannerPage, day: CalendarDate) -> PlannerPage {
    var better: [PlannerPage] = []
    switch page {
    case .day, .more: break
    case .week: better = [.day(day)]
    default: better = [.day(day), .week(weekRule.week(containing: day))]
    }
    return better.first { ledger.contains($0) } ?? .more(page, 1)
  }
}
