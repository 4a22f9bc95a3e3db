import KumihanCalendar

/// The words of planner pages in one language; `{n}` stands for a number.
struct PlannerWords: Hashable, Sendable {
  let week, month, year, today, notes, holidays, allDay, legend, index, events: String
  /// The count of entries that do not fit: `+3 more`.
  let more: String
  /// For continuation pages: `Week 42, continued`.
  let continued: String
  let months, weeks, quarters, days, appendix: String
  let sunday, selected, locked, weekNumber: String
  let publicHoliday, bridgeDay, substituteDay: String
  let kinds: KindNames

  /// The names of the kinds.
  struct KindNames: Hashable, Sendable {
    private let event, holiday, birthday, trip, expense, note: String

    init(
      _ event: String, _ holiday: String, _ birthday: String, _ trip: String, _ expense: String,
      _ note: String
    ) {
      (self.event, self.holiday, self.birthday) = (event, holiday, birthday)
      (self.trip, self.expense, self.note) = (trip, expense, note)
    }

    subscript(kind: PlannerKind) -> String {
      switch kind {
      case .event: event
      case .holiday: holiday
      case .birthday: birthday
      case .trip: trip
      case .expense: expense
      case .note: note
      }
    }
  }

  func more(_ count: Int, _ text: DateText) -> String {
    more.replacing("{n}", with: text.number(count))
  }
}
