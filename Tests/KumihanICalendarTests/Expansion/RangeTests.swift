import KumihanCalendar
import KumihanICalendar
import Testing

struct RangeTests {
  private func count(_ lines: String, _ from: String, _ to: String, zone: String = "UTC") throws
    -> Int
  {
    try CalendarText.occurrences(CalendarText.event(lines), from, to, zone: zone).count
  }

  @Test func anEventOfFortyYearsTouchesEachOfItsDays() throws {
    let lines = "DTSTART;VALUE=DATE:19900101\nDTEND;VALUE=DATE:20300101"
    #expect(try count(lines, "2026-10-14", "2026-10-14") == 1)
    #expect(try count(lines, "2029-12-31", "2029-12-31") == 1)
    #expect(try count(lines, "2030-01-01", "2030-01-01") == 0)
  }

  @Test func endsAreExclusive() throws {
    let lines = "DTSTART:20260105T220000Z\nDTEND:20260106T000000Z"
    #expect(try count(lines, "2026-01-05", "2026-01-05") == 1)
    #expect(try count(lines, "2026-01-06", "2026-01-06") == 0)
    #expect(try count(lines, "2026-01-06", "2026-01-06", zone: "Europe/Stockholm") == 1)
  }

  @Test func anEventWithoutLengthIsShownWhereItStarts() throws {
    #expect(try count("DTSTART:20260106T000000Z", "2026-01-06", "2026-01-06") == 1)
    #expect(try count("DTSTART:20260106T000000Z", "2026-01-05", "2026-01-05") == 0)
    #expect(try count("DTSTART:20260106T000000Z\nDURATION:PT0S", "2026-01-06", "2026-01-06") == 1)
  }

  @Test func wholeDaysStayOnTheirDateInEveryZone() throws {
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Stockholm"] {
      let text = CalendarText.event("DTSTART;VALUE=DATE:20260106\nDTEND;VALUE=DATE:20260106")
      let events = try CalendarText.occurrences(text, "2026-01-01", "2026-01-31", zone: zone)
      #expect(events.map { "\($0.start)/\($0.end)" } == ["2026-01-06/2026-01-07"])
    }
  }

  @Test func aLongInstanceReachesIntoTheRange() throws {
    let lines = "DTSTART;VALUE=DATE:20260101\nDTEND;VALUE=DATE:20260121\nRRULE:FREQ=MONTHLY"
    #expect(try count(lines, "2026-06-20", "2026-06-20") == 1)
    #expect(try count(lines, "2026-06-21", "2026-06-21") == 0)
  }

  @Test func oneIdentifierForEveryEventKeepsThemAll() throws {
    let events = (1...3).map {
      "BEGIN:VEVENT\nUID:same\nSUMMARY:\($0)\nDTSTART:2026010\($0)T090000Z\nEND:VEVENT"
    }
    let text = CalendarText.calendar((events + events).joined(separator: "\n"))
    #expect(
      try CalendarText.occurrences(text, "2026-01-01", "2026-01-31").map(\.summary)
        == ["1", "2", "3"])
  }

  @Test func sortedByStartWithWholeDaysFirst() throws {
    let text = CalendarText.calendar(
      """
      BEGIN:VEVENT
      UID:b
      SUMMARY:late
      DTSTART:20260105T100000Z
      END:VEVENT
      BEGIN:VEVENT
      UID:a
      SUMMARY:midnight
      DTSTART:20260105T000000Z
      END:VEVENT
      BEGIN:VEVENT
      UID:c
      SUMMARY:day
      DTSTART;VALUE=DATE:20260105
      END:VEVENT
      """)
    #expect(
      try CalendarText.occurrences(text, "2026-01-05", "2026-01-05").map(\.summary)
        == ["day", "midnight", "late"])
  }
}
