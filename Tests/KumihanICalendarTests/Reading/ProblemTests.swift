import KumihanICalendar
import Testing

struct ProblemTests {
  private func problems(_ text: String) throws -> [String] {
    try CalendarText.read(text).problems.map(\.description)
  }

  private let good = "BEGIN:VEVENT\nUID:g\nSUMMARY:Good\nDTSTART:20260105T090000Z\nEND:VEVENT"

  @Test(arguments: [
    ("DTSTART:20260230T090000Z", 6, "unreadable DTSTART '20260230T090000Z'"),
    ("DTSTART:tomorrow", 6, "unreadable DTSTART 'tomorrow'"),
    ("DTSTART;TZID=Europe/Stokholm:20260105T090000", 6, "unknown time zone 'Europe/Stokholm'"),
    ("DTSTART:20260105T090000Z\nDTEND:20260104T090000Z", 7, "DTEND lies before DTSTART"),
    ("DTSTART:20260105T090000Z\nRRULE:FREQ=OFTEN", 7, "unreadable RRULE 'FREQ=OFTEN'"),
    (
      "DTSTART:20260105T090000Z\nRRULE:FREQ=DAILY;UNTIL=x", 7,
      "unreadable RRULE 'FREQ=DAILY;UNTIL=x'"
    ),
    ("DTSTART:20260105T090000Z\nDURATION:an hour", 7, "unreadable DURATION 'an hour'"),
    ("DTSTART:20260105T090000Z\nDURATION:-PT1H", 7, "negative DURATION '-PT1H'"),
    ("DTSTART:20260105T090000Z\nEXDATE:20261301", 7, "unreadable EXDATE '20261301'"),
    ("DTSTART:20260105T090000Z\nDESCRIPTION:one\n two\nthree", 9, "not a property: 'three'"),
    ("DTSTART:20260105T090000Z\nEND:VALARM", 7, "END:VALARM without its BEGIN"),
    ("DTSTART:20260105T090000Z\nBEGIN:VALARM", 7, "BEGIN:VALARM without its END"),
    ("COMMENT:no start", 4, "event 'a' has no DTSTART"),
  ])
  func oneProblemWithItsLine(_ lines: String, line: Int, words: String) throws {
    let text = CalendarText.calendar("BEGIN:VEVENT\nUID:a\n\(lines)\nEND:VEVENT\n\(good)")
    #expect(try problems(text) == ["test.ics:\(line): \(words)"])
    let events = try CalendarText.occurrences(text, "2026-01-01", "2026-01-31")
    #expect(events.contains { $0.summary == "Good" })
    #expect(throws: ICalendarError.self) { try CalendarText.read(text, strict: true) }
  }

  @Test func aTruncatedFileKeepsItsWholeEvents() throws {
    let text = "BEGIN:VCALENDAR\n\(good)\nBEGIN:VEVENT\nUID:b\nDTSTART:20260106T0900"
    #expect(
      try problems(text) == [
        "test.ics:1: BEGIN:VCALENDAR without its END", "test.ics:7: BEGIN:VEVENT without its END",
        "test.ics:9: unreadable DTSTART '20260106T0900'",
      ])
    #expect(try CalendarText.read(text).events.map(\.uid) == ["g"])
  }

  @Test func aForgottenEndDoesNotSwallowTheNextEvent() throws {
    let text = CalendarText.calendar(
      "BEGIN:VEVENT\nUID:b\nDTSTART:20260106T090000Z\n\(good)")
    #expect(try problems(text) == ["test.ics:4: BEGIN:VEVENT without its END"])
    #expect(try CalendarText.read(text).events.map(\.uid) == ["b", "g"])
  }

  /// The line that begins the calendar may be the one that is broken.
  @Test func aZoneBeforeAnyCalendarSwallowsNoEvent() throws {
    let text = "BEGAN:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:One\n\(good)\nEND:VTIMEZONE\nEND:VCALENDAR"
    let file = try CalendarText.read(text)
    #expect(file.events.map(\.uid) == ["g"] && file.events.map(\.calendar) == [0])
    #expect(file.calendars.count == 1)
  }

  @Test func strictNamesTheFirstProblem() throws {
    let text = CalendarText.event("DTSTART:20260105\nRRULE:FREQ=OFTEN")
    let error = #expect(throws: ICalendarError.self) {
      try CalendarText.read(text, strict: true)
    }
    #expect(error?.description == "test.ics:8: unreadable RRULE 'FREQ=OFTEN'")
    #expect(error?.hint.isEmpty == false)
  }

  @Test func problemsHaveHints() throws {
    let text = CalendarText.event("DTSTART;TZID=Europe/Stokholm:20260105T090000")
    #expect(
      try CalendarText.read(text).problems.map(\.hint) == [
        "did you mean 'Europe/Stockholm'? its times are read as local ones; "
          + "add a VTIMEZONE that defines it"
      ])
  }
}
