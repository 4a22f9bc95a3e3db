package import KumihanCalendar

/// Events by day, within a range of days.
package struct PlannerAgenda: Hashable, Sendable {
  package let range: ClosedRange<CalendarDate>
  private let events: [PlannerEvent]
  /// In order.
  var all: [PlannerEvent] { events }
  /// For each day of the range its events, in order.
  private var days: [[Int32]]

  /// Events outside the range are left out; longer events count for the days inside it.
  package init(_ events: [PlannerEvent], in range: ClosedRange<CalendarDate>) {
    self.range = range
    self.events = events.filter {
      $0.firstDay <= range.upperBound && range.lowerBound <= $0.lastDay
    }
    .sorted(by: PlannerEvent.precedes)
    let count = range.lowerBound.distance(to: range.upperBound) + 1
    days = Array(repeating: [], count: count)
    for (index, event) in self.events.enumerated() {
      let first = max(range.lowerBound.distance(to: event.firstDay), 0)
      let last = min(range.lowerBound.distance(to: event.lastDay), count - 1)
      for day in first...last { days[day].append(Int32(index)) }
    }
  }

  /// The kinds of all events.
  package var kinds: Set<PlannerKind> { Set(events.map(\.kind)) }

  /// The events of a day.
  package subscript(day: CalendarDate) -> [PlannerEvent] {
    guard range.contains(day) else { return [] }
    return days[range.lowerBound.distance(to: day)].map { events[Int($0)] }
  }
}
