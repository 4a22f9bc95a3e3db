public import KumihanCalendar

extension PlannerPlan {
  /// A planner of years: for each the year, its quarters, months, weeks, days if requested, and an
  /// index; last the legend.
  ///
  /// - Parameters:
  ///   - years: Within `CalendarDate.years`.
  ///   - hasDays: Whether each day has a page.
  ///   - source: Events, holidays and the rules for the kinds of events.
  ///   - text: The words of dates.
  ///   - weekRule: The first day and the numbering of weeks.
  ///   - today: The day that is drawn as today; nil for none.
  ///   - selected: The day with the border of the selection; nil for none.
  ///   - hours: The hours that days and weeks draw, within 0 to 24.
  public init(
    years: ClosedRange<Int>, hasDays: Bool = false, source: PlannerSource,
    text: DateText = .americanEnglish, weekRule: WeekRule = .iso, today: CalendarDate? = nil,
    selected: CalendarDate? = nil, hours: Range<Int> = 6..<22
  ) throws(PlannerError) {
    let ledger: PlannerLedger
    do {
      ledger = try PlannerLedger(years: years, weekRule: weekRule, hasDays: hasDays)
    } catch { throw .calendar(error) }
    try self.init(
      ledger: ledger, source: source, text: text, weekRule: weekRule, today: today,
      selected: selected, hours: hours)
  }

  /// Single pages, such as a week; the parameters are those of whole years, and the first month of
  /// the years and quarters among the pages.
  public init(
    pages: [PlannerPage], firstMonth: Int = 1, source: PlannerSource,
    text: DateText = .americanEnglish, weekRule: WeekRule = .iso, today: CalendarDate? = nil,
    selected: CalendarDate? = nil, hours: Range<Int> = 6..<22
  ) throws(PlannerError) {
    try self.init(
      ledger: PlannerLedger(pages: pages, firstMonth: firstMonth), source: source, text: text,
      weekRule: weekRule,
      today: today, selected: selected, hours: hours)
  }

  private init(
    ledger: PlannerLedger, source: PlannerSource, text: DateText, weekRule: WeekRule,
    today: CalendarDate?, selected: CalendarDate?, hours: Range<Int>
  ) throws(PlannerError) {
    let days = ledger.days(weekRule)
    // Pages show the months beside theirs, too.
    let around = days.lowerBound.adding(days: -45)...days.upperBound.adding(days: 45)
    try self.init(
      ledger: ledger, text: text, weekRule: weekRule, events: source.plannerEvents(in: days),
      holidays: source.holidays(in: around), today: today, selected: selected, hours: hours)
  }
}
