import KumihanCalendar

/// Some months, and the years, quarters, weeks and days in them.
struct PlannerSpan {
  let months: ClosedRange<CalendarMonth>
  let weekRule: WeekRule
  var years = PlannerYears(firstMonth: 1)

  private var days: ClosedRange<CalendarDate> {
    months.lowerBound.firstDay...months.upperBound.lastDay
  }

  private var allMonths: [CalendarMonth] {
    Array(sequence(first: months.lowerBound) { $0 < months.upperBound ? $0.advanced(by: 1) : nil })
  }

  /// The days of each repetition, in order; all days without one.
  func parts(_ repetition: PlannerOrder.Repetition?) -> [ClosedRange<CalendarDate>] {
    switch repetition {
    case nil: [days]
    case .year:
      (years.year(of: months.lowerBound)...years.year(of: months.upperBound)).map {
        within(years.days(of: $0))
      }
    case .quarter: quarters(in: days).map { within(years.days(of: $0)) }
    case .month: allMonths.map(\.range)
    case .week: weeks(in: days).map(\.range)
    case .day: dates(in: days).map { $0...$0 }
    }
  }

  /// The pages of a kind whose place is in some days.
  func pages(_ kind: PlannerOrder.Kind, in days: ClosedRange<CalendarDate>) -> [PlannerPage] {
    let first = self.years.year(of: CalendarMonth(containing: days.lowerBound))
    let last = self.years.year(of: CalendarMonth(containing: days.upperBound))
    let years = first...last
    let months = allMonths.filter { days.contains($0.firstDay) }
    return switch kind {
    case .overview: years.map { .overview($0) }
    case .year: years.map { .year($0) }
    case .goals: years.map { .goals($0) }
    case .yearNotes: years.map { .yearNotes($0) }
    case .index: years.map { .index($0) }
    case .quarter: quarters(in: days).map { .quarter($0) }
    case .month: months.map { .month($0) }
    case .habits: months.map { .habits($0) }
    case .week: weeks(in: days).map { .week($0) }
    case .review: weeks(in: days).map { .review($0) }
    case .day: dates(in: days).map { .day($0) }
    case .legend: [.legend]
    case .notes, .noteIndex: []
    }
  }

  private func within(_ part: ClosedRange<CalendarDate>) -> ClosedRange<CalendarDate> {
    max(part.lowerBound, days.lowerBound)...min(part.upperBound, days.upperBound)
  }

  private func quarters(in days: ClosedRange<CalendarDate>) -> [Quarter] {
    var quarters: [Quarter] = []
    for month in allMonths where days.overlaps(month.range) {
      let quarter = years.quarter(of: month)
      if quarters.last != quarter { quarters.append(quarter) }
    }
    return quarters
  }

  /// A week belongs to the part with its fourth day, or to the first or last part of all.
  private func weeks(in part: ClosedRange<CalendarDate>) -> [CalendarWeek] {
    weekRule.weeks(touching: part).filter { week in
      let middle = week.firstDay.adding(days: 3)
      return part.contains(min(max(middle, days.lowerBound), days.upperBound))
    }
  }

  private func dates(in part: ClosedRange<CalendarDate>) -> [CalendarDate] {
    let part = within(part)
    return (0...part.lowerBound.distance(to: part.upperBound)).map {
      part.lowerBound.adding(days: $0)
    }
  }
}
