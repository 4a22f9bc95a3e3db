import KumihanCalendar
import KumihanICalendar

/// Calendars written in tests, line by line.
enum CalendarText {
  static func calendar(_ body: String) -> String {
    "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//test//EN\n\(body)\nEND:VCALENDAR\n"
  }

  static func event(_ lines: String) -> String {
    calendar("BEGIN:VEVENT\nUID:a\nSUMMARY:A\n\(lines)\nEND:VEVENT")
  }

  static func read(_ text: String, strict: Bool = false) throws -> ICalendarFile {
    try ICalendarReader.read(bytes: Array(text.utf8), name: "test.ics", strict: strict)
  }

  static func occurrences(
    _ text: String, _ from: String, _ to: String, zone: String = "UTC"
  ) throws -> [EventOccurrence] {
    try read(text).events(
      from: CalendarDate(parsing: from), to: CalendarDate(parsing: to), timeZone: zone)
  }

  /// The starts alone, without the UTC offset of the asked zone when that is UTC.
  static func starts(
    _ text: String, _ from: String, _ to: String, zone: String = "UTC"
  ) throws -> [String] {
    try occurrences(text, from, to, zone: zone).map {
      let start = $0.start.description
      return start.hasSuffix("+00:00") && zone == "UTC" ? String(start.dropLast(6)) : start
    }
  }
}
