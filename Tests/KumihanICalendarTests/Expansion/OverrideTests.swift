import KumihanICalendar
import Testing

struct OverrideTests {
  private let master = """
    BEGIN:VEVENT
    UID:s
    SUMMARY:Stand-up
    DTSTART;TZID=Europe/Stockholm:20260105T090000
    DTEND;TZID=Europe/Stockholm:20260105T093000
    RRULE:FREQ=DAILY;COUNT=6
    """

  private func expand(_ more: String) throws -> [String] {
    let text = CalendarText.calendar(master + "\n" + more)
    let events = try CalendarText.occurrences(
      text, "2026-01-01", "2026-01-31", zone: "Europe/Stockholm")
    return events.map { "\($0.start.description.dropLast(9)) \($0.summary)" }
  }

  private func component(_ lines: String) -> String {
    "END:VEVENT\nBEGIN:VEVENT\nUID:s\n\(lines)\nEND:VEVENT"
  }

  @Test func anOverrideMovesOneInstance() throws {
    let starts = try expand(
      component(
        """
        RECURRENCE-ID;TZID=Europe/Stockholm:20260106T090000
        SUMMARY:Moved
        DTSTART;TZID=Europe/Stockholm:20260106T140000
        DTEND;TZID=Europe/Stockholm:20260106T143000
        """))
    #expect(
      starts == [
        "2026-01-05T09:00 Stand-up", "2026-01-06T14:00 Moved", "2026-01-07T09:00 Stand-up",
        "2026-01-08T09:00 Stand-up", "2026-01-09T09:00 Stand-up", "2026-01-10T09:00 Stand-up",
      ])
  }

  @Test(arguments: [
    "RECURRENCE-ID:20260106T080000Z", "RECURRENCE-ID;VALUE=DATE:20260106",
    "RECURRENCE-ID:20260106T090000", "RECURRENCE-ID;TZID=Europe/London:20260106T080000",
  ])
  func anOverrideIsFoundHoweverItsTimeIsWritten(_ id: String) throws {
    let starts = try expand(
      component("\(id)\nSUMMARY:Moved\nDTSTART;TZID=Europe/Stockholm:20260106T140000"))
    #expect(starts.count == 6)
    #expect(starts[1] == "2026-01-06T14:00 Moved")
  }

  @Test(arguments: [
    "EXDATE;TZID=Europe/Stockholm:20260106T090000,20260108T090000",
    "EXDATE:20260106T080000Z\nEXDATE:20260108T080000Z",
    "EXDATE;VALUE=DATE:20260106,20260108",
    "EXDATE;TZID=America/New_York:20260106T030000,20260108T030000",
    "EXDATE:20260106T090000,20260108T090000",
  ])
  func anExceptionIsFoundHoweverItsTimeIsWritten(_ exceptions: String) throws {
    let starts = try expand("\(exceptions)\nEND:VEVENT")
    #expect(
      starts.map { $0.prefix(10) } == ["2026-01-05", "2026-01-07", "2026-01-09", "2026-01-10"])
  }

  @Test func anExceptionTakesAwayAnEventWithoutRule() throws {
    let file = CalendarText.event("DTSTART;VALUE=DATE:20260106\nEXDATE;VALUE=DATE:20260106")
    #expect(try CalendarText.starts(file, "2026-01-01", "2026-01-31").isEmpty)
  }

  @Test func thisAndFutureChangesTheRest() throws {
    let starts = try expand(
      component(
        """
        RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Stockholm:20260107T090000
        SUMMARY:Later
        DTSTART;TZID=Europe/Stockholm:20260107T101500
        DTEND;TZID=Europe/Stockholm:20260107T104500
        """)
        + "\n"
          + """
          BEGIN:VEVENT
          UID:s
          RECURRENCE-ID;TZID=Europe/Stockholm:20260109T090000
          SUMMARY:Alone
          DTSTART;TZID=Europe/Stockholm:20260109T080000
          END:VEVENT
          """)
    #expect(
      starts == [
        "2026-01-05T09:00 Stand-up", "2026-01-06T09:00 Stand-up", "2026-01-07T10:15 Later",
        "2026-01-08T10:15 Later", "2026-01-09T08:00 Alone", "2026-01-10T10:15 Later",
      ])
  }

  @Test func aCancelledInstanceAndACancelledRestAreLeftOut() throws {
    let one = try expand(
      component(
        """
        RECURRENCE-ID;TZID=Europe/Stockholm:20260106T090000
        DTSTART;TZID=Europe/Stockholm:20260106T090000
        STATUS:CANCELLED
        """))
    #expect(one.count == 5)
    let rest = try expand(
      component(
        """
        RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Stockholm:20260107T090000
        DTSTART;TZID=Europe/Stockholm:20260107T090000
        STATUS:CANCELLED
        """))
    #expect(rest.map { $0.prefix(10) } == ["2026-01-05", "2026-01-06"])
  }

  @Test func anInstanceMovedIntoTheRangeFromFarIsShown() throws {
    let text = CalendarText.calendar(
      master
        + component(
          """
          RECURRENCE-ID;TZID=Europe/Stockholm:20260106T090000
          SUMMARY:Far
          DTSTART;TZID=Europe/Stockholm:20260606T090000
          """
        ).replacingPrefix)
    let events = try CalendarText.occurrences(
      text, "2026-06-01", "2026-06-30", zone: "Europe/Stockholm")
    #expect(events.map(\.summary) == ["Far"])
    #expect(events.first?.recurrenceID?.description == "2026-01-06T09:00:00+01:00")
  }

  @Test func anOverrideWithoutItsSeriesStandsAlone() throws {
    let text = CalendarText.event(
      "RECURRENCE-ID:20260106T080000Z\nDTSTART:20260106T100000Z\nDTEND:20260106T110000Z")
    let events = try CalendarText.occurrences(text, "2026-01-01", "2026-01-31")
    #expect(events.map(\.start.description) == ["2026-01-06T10:00:00+00:00"])
  }

  @Test func aPeriodBringsItsOwnEnd() throws {
    let text = CalendarText.event(
      """
      DTSTART:20260105T090000Z
      DTEND:20260105T100000Z
      RDATE;VALUE=PERIOD:20260107T090000Z/20260107T120000Z,20260109T090000Z/PT2H
      """)
    let events = try CalendarText.occurrences(text, "2026-01-01", "2026-01-31")
    #expect(events.map { $0.end.utcSeconds - $0.start.utcSeconds } == [3600, 10_800, 7200])
  }

  @Test func aNewerRevisionTakesThePlaceOfAnOlder() throws {
    let text = CalendarText.calendar(
      """
      BEGIN:VEVENT
      UID:r
      SEQUENCE:2
      SUMMARY:New
      DTSTART:20260105T090000Z
      END:VEVENT
      BEGIN:VEVENT
      UID:r
      SEQUENCE:1
      SUMMARY:Old
      DTSTART:20260106T090000Z
      END:VEVENT
      """)
    #expect(
      try CalendarText.occurrences(text, "2026-01-01", "2026-01-31").map(\.summary) == ["New"])
  }
}

extension String {
  fileprivate var replacingPrefix: String { "\n" + self }
}
