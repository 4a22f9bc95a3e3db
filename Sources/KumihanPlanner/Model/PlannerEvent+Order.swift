import KumihanCalendar

extension PlannerEvent {
  /// Whole days before times, then by time, the longer before the shorter, then by title.
  static func precedes(_ a: PlannerEvent, _ b: PlannerEvent) -> Bool {
    let (first, second) = (a.startMinute ?? -1, b.startMinute ?? -1)
    if a.firstDay != b.firstDay { return a.firstDay < b.firstDay }
    if first != second { return first < second }
    if a.lastDay != b.lastDay { return a.lastDay > b.lastDay }
    if a.endMinute != b.endMinute { return (a.endMinute ?? 0) > (b.endMinute ?? 0) }
    return (a.title, a.series) < (b.title, b.series)
  }

  /// The minutes of a day that the event fills; nil when it fills the day without times.
  func minutes(on day: CalendarDate) -> Range<Int>? {
    guard let startMinute else { return nil }
    let start = day == firstDay ? startMinute : 0
    let end = day == lastDay ? endMinute ?? start : 1440
    // From midnight to midnight is all of a day, whoever wrote it in hours.
    if start == 0, end == 1440 { return nil }
    return start..<max(start, end)
  }
}
