import KumihanCalendar

/// The requested range of days.
struct EventWindow {
  let firstDay: Int
  let lastDay: Int
  let begin: Int
  let end: Int

  init(from: CalendarDate, to: CalendarDate, zone: ZoneHistory) {
    firstDay = from.dayNumber
    lastDay = to.dayNumber
    begin = zone.utc(fromLocal: LocalTime.at(day: firstDay, second: 0))
    end = zone.utc(fromLocal: LocalTime.at(day: lastDay + 1, second: 0))
  }

  func holds(day: Int, count: Int) -> Bool {
    day <= lastDay && day + count > firstDay
  }

  /// An event that ends as the window begins is outside, unless it has no length.
  func holds(_ start: Int, _ finish: Int) -> Bool {
    start < end && (finish > begin || start >= begin)
  }
}
