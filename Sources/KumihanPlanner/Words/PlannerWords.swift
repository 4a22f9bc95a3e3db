import KumihanCalendar

/// The words of planner pages in one language; `{n}` stands for a number.
struct PlannerWords: Hashable, Sendable {
  let week, month, year, today, notes, holidays, allDay, legend, index, events: String
  /// What there is no room for: `+3 more`.
  let more: String
  /// On pages at the end: `Week 42, continued`.
  let continued: String
  let months, weeks, quarters, days, appendix: String
  let sunday, selected, locked, weekNumber: String
  let publicHoliday, bridgeDay, substituteDay: String
  let kinds: [PlannerKind: String]

  func more(_ count: Int, _ text: DateText) -> String {
    more.replacing("{n}", with: text.number(count))
  }
}
