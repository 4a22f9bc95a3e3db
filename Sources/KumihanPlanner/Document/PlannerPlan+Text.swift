import KumihanCalendar

extension PlannerPlan {
  /// A span of days, as short as its months allow.
  func range(_ days: ClosedRange<CalendarDate>) -> String {
    let first = text.string(days.lowerBound, .shortDay)
    return "\(first) – \(text.string(days.upperBound, .shortDay))"
  }
}

extension PlannerLedger {
  /// The year whose pages a week belongs to: the document's, or the week's own.
  func year(showing week: CalendarWeek) -> Int {
    // The rule's year, unless the document knows only the other year that the week has days of.
    [week.year, week.firstDay.year, week.lastDay.year].first { contains(.overview($0)) }
      ?? week.year
  }
}
