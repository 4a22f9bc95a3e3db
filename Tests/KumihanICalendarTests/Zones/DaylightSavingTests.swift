import KumihanICalendar
import Testing

struct DaylightSavingTests {
  @Test func aTimeInTheSpringGapMovesOn() throws {
    let text = CalendarText.event(
      "DTSTART;TZID=Europe/Stockholm:20260328T023000\nDURATION:PT30M\nRRULE:FREQ=DAILY;COUNT=3")
    let events = try CalendarText.occurrences(
      text, "2026-03-28", "2026-03-31", zone: "Europe/Stockholm")
    #expect(
      events.map(\.start.description) == [
        "2026-03-28T02:30:00+01:00", "2026-03-29T03:30:00+02:00", "2026-03-30T02:30:00+02:00",
      ])
    #expect(events[1].end.description == "2026-03-29T04:00:00+02:00")
  }

  @Test func aTimeThatComesTwiceIsTheFirst() throws {
    let text = CalendarText.event("DTSTART;TZID=America/New_York:20261101T013000")
    let starts = try CalendarText.starts(
      text, "2026-11-01", "2026-11-01", zone: "America/New_York")
    #expect(starts == ["2026-11-01T01:30:00-04:00"])
  }

  @Test func anHourlyRuleHasNoDoubleInTheGap() throws {
    let text = CalendarText.event(
      "DTSTART;TZID=Europe/Stockholm:20260329T003000\nRRULE:FREQ=HOURLY;COUNT=5")
    let starts = try CalendarText.starts(
      text, "2026-03-29", "2026-03-29", zone: "Europe/Stockholm")
    #expect(
      starts == [
        "2026-03-29T00:30:00+01:00", "2026-03-29T01:30:00+01:00", "2026-03-29T03:30:00+02:00",
        "2026-03-29T04:30:00+02:00",
      ])
  }

  @Test func aWeeklyMeetingKeepsItsWallClock() throws {
    let text = CalendarText.event(
      "DTSTART;TZID=America/New_York:20260223T090000\nRRULE:FREQ=WEEKLY;COUNT=6")
    // New York changes on 8 March, Stockholm on 29 March.
    let starts = try CalendarText.starts(
      text, "2026-02-23", "2026-04-30", zone: "Europe/Stockholm")
    #expect(
      starts == [
        "2026-02-23T15:00:00+01:00", "2026-03-02T15:00:00+01:00", "2026-03-09T14:00:00+01:00",
        "2026-03-16T14:00:00+01:00", "2026-03-23T14:00:00+01:00", "2026-03-30T15:00:00+02:00",
      ])
  }

  @Test func dtendGivesAnExactLengthAndDurationDaysOfTheCalendar() throws {
    let night = CalendarText.event(
      """
      DTSTART;TZID=Europe/Stockholm:20260321T220000
      DTEND;TZID=Europe/Stockholm:20260322T060000
      RRULE:FREQ=WEEKLY;COUNT=2
      """)
    let nights = try CalendarText.occurrences(
      night, "2026-03-21", "2026-03-30", zone: "Europe/Stockholm")
    #expect(nights.map { $0.end.utcSeconds - $0.start.utcSeconds } == [28_800, 28_800])
    let day = CalendarText.event(
      "DTSTART;TZID=Europe/Stockholm:20260328T120000\nDURATION:P1DT1H")
    let days = try CalendarText.occurrences(
      day, "2026-03-28", "2026-03-30", zone: "Europe/Stockholm")
    #expect(days.map(\.end.description) == ["2026-03-29T13:00:00+02:00"])
  }

  @Test func untilInUTCIsComparedAsAnInstant() throws {
    let text = CalendarText.event(
      """
      DTSTART;TZID=America/Los_Angeles:20260101T180000
      RRULE:FREQ=DAILY;UNTIL=20260104T020000Z
      """)
    let starts = try CalendarText.starts(text, "2026-01-01", "2026-01-31")
    #expect(starts == ["2026-01-02T02:00:00", "2026-01-03T02:00:00", "2026-01-04T02:00:00"])
  }
}
