import KumihanCalendar
public import KumihanICalendar

extension PlannerEvent {
  /// An event of a calendar, with its kind by the rules.
  ///
  /// An event that ends at midnight belongs to the day before. Seconds are left out.
  public init(_ event: EventOccurrence, rules: PlannerKindRules = .standard) {
    let kind = rules.kind(
      categories: event.categories, color: event.color, calendar: event.calendarName,
      title: event.summary)
    // A span ends where the next day or minute begins, so its last day is the one before.
    let endsAtMidnight = event.end.secondOfDay == 0 && event.end.date > event.start.date
    self.init(
      title: event.summary.isEmpty ? "(no title)" : event.summary,
      subtitle: event.location.flatMap { $0.isEmpty ? nil : $0 }, kind: kind,
      firstDay: event.start.date,
      lastDay: endsAtMidnight ? event.end.date.adding(days: -1) : event.end.date,
      startMinute: event.isAllDay ? nil : event.start.secondOfDay / 60,
      endMinute: endsAtMidnight ? 1440 : event.end.secondOfDay / 60, series: event.uid)
  }
}
