package import KumihanCalendar

/// An event that a page has no room for, or shows without its whole title.
package struct PageLeftover: Hashable, Sendable {
  package let day: CalendarDate
  package let event: PlannerEvent
  /// False where the page shows the event's beginning.
  package let isHidden: Bool
}
