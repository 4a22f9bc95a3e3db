import KumihanCalendar

extension PlannerPlan {
  /// The page that has in full what `page` has no room for on a day: the day's, the week's, or one
  /// at the document's end.
  func target(from page: PlannerPage, day: CalendarDate) -> PlannerPage {
    page.content.closerPages(of: day, self).first { ledger.contains($0) } ?? .more(page, 1)
  }
}
