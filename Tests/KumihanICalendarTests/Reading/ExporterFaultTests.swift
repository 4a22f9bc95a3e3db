import KumihanICalendar
import Testing

/// Faults that exporters are known for, read as their users mean them.
struct ExporterFaultTests {
  private func starts(_ lines: String, zone: String = "Europe/Stockholm") throws -> [String] {
    try CalendarText.starts(CalendarText.event(lines), "2026-01-01", "2026-12-31", zone: zone)
  }

  private func series(_ master: String, _ override: String) throws -> [String] {
    let text = CalendarText.calendar(
      """
      BEGIN:VEVENT
      UID:a
      SEQUENCE:3
      DTSTART;TZID=Europe/Stockholm:20260302T090000
      \(master)
      SUMMARY:S
      END:VEVENT
      BEGIN:VEVENT
      UID:a
      \(override)
      DTSTART;TZID=Europe/Stockholm:20260310T140000
      SUMMARY:O
      END:VEVENT
      """)
    return try CalendarText.occurrences(
      text, "2026-01-01", "2026-12-31", zone: "Europe/Stockholm"
    ).map { "\($0.start.date) \($0.summary)" }
  }

  /// The newest revision of the series decides, also against an older change of one instance.
  @Test func anOlderOverrideOfADeletedInstanceIsLeftOut() throws {
    let id = "RECURRENCE-ID;TZID=Europe/Stockholm:20260309T090000"
    let deleted = "RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;TZID=Europe/Stockholm:20260309T090000"
    #expect(try series(deleted, "SEQUENCE:2\n\(id)") == ["2026-03-02 S", "2026-03-16 S"])
    #expect(try series(deleted, "SEQUENCE:3\n\(id)") == ["2026-03-02 S", "2026-03-16 S"])
    #expect(
      try series(deleted, "SEQUENCE:4\n\(id)") == ["2026-03-02 S", "2026-03-10 O", "2026-03-16 S"])
    let future = id.replacing("RECURRENCE-ID", with: "RECURRENCE-ID;RANGE=THISANDFUTURE")
    #expect(try series(deleted, "SEQUENCE:3\n\(future)") == ["2026-03-02 S", "2026-03-17 O"])
    let ended = "RRULE:FREQ=WEEKLY;UNTIL=20260305T000000Z"
    #expect(try series(ended, "SEQUENCE:2\n\(id)") == ["2026-03-02 S"])
    #expect(try series(ended, "SEQUENCE:3\n\(id)") == ["2026-03-02 S", "2026-03-10 O"])
    let goesOn = "RRULE:FREQ=WEEKLY;COUNT=2"
    #expect(try series(goesOn, "SEQUENCE:2\n\(id)") == ["2026-03-02 S", "2026-03-10 O"])
  }

  @Test func aNegativeCountSaysNothing() throws {
    let rule = "RRULE:FREQ=WEEKLY;UNTIL=20260413;COUNT=-1;INTERVAL=2;BYDAY=MO"
    #expect(
      try starts("DTSTART;VALUE=DATE:20260302\n\(rule)")
        == ["2026-03-02", "2026-03-16", "2026-03-30", "2026-04-13"])
  }

  @Test(arguments: [
    ("UTC+01:00", "10:00"), ("tzone://Microsoft/Utc", "11:00"),
    ("(UTC+01:00) Amsterdam Berlin Bern Rome Stockholm Vienna", "09:00"),
    ("\"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna\"", "09:00"),
    ("Mitteleuropäische Zeit", "09:00"), ("Western/Central Europe", "09:00"),
    ("tzone://Microsoft/Custom", "09:00"),
  ])
  func namesOfZones(_ name: String, time: String) throws {
    #expect(
      try starts("DTSTART;TZID=\(name):20260701T090000") == ["2026-07-01T\(time):00+02:00"])
  }

  @Test func onlyTheNameWithoutAMeaningIsAProblem() throws {
    func problems(_ name: String) throws -> Int {
      try CalendarText.read(CalendarText.event("DTSTART;TZID=\(name):20260701T090000")).problems
        .count
    }
    #expect(try problems("tzone://Microsoft/Custom") == 1)
    #expect(try problems("tzone://Microsoft/Utc") == 0)
    #expect(try problems("UTC+01:00") == 0)
  }

  @Test func floatingTimesAreInTheCalendarsZone() throws {
    func start(_ zone: String, _ line: String) throws -> [String] {
      let text = CalendarText.calendar(
        """
        X-WR-TIMEZONE:\(zone)
        BEGIN:VEVENT
        UID:e
        \(line)
        RRULE:FREQ=DAILY;COUNT=2
        EXDATE:20260917T210000
        END:VEVENT
        """)
      return try CalendarText.starts(text, "2026-09-01", "2026-09-30")
    }
    #expect(try start("Europe/Brussels", "DTSTART:20260916T210000") == ["2026-09-16T19:00:00"])
    #expect(try start("Nowhere", "DTSTART:20260916T210000") == ["2026-09-16T21:00:00"])
    // A whole day is left out by any time of it.
    #expect(try start("Europe/Brussels", "DTSTART;VALUE=DATE:20260916") == ["2026-09-16"])
  }

  @Test func aPeriodOfDatesIsAProblemAndReadAsADate() throws {
    let text = CalendarText.event(
      "DTSTART;VALUE=DATE:20260404\nRDATE;VALUE=PERIOD:20260404/20260406,20260411/20260413")
    let problems = try CalendarText.read(text).problems
    #expect(
      problems.map(\.hint)
        == Array(repeating: "a period has times; its first date is read", count: 2))
    let events = try CalendarText.occurrences(text, "2026-01-01", "2026-12-31")
    #expect(
      events.map { "\($0.start.date) \($0.end.date)" }
        == ["2026-04-04 2026-04-05", "2026-04-11 2026-04-12"])
  }

  @Test func endsBeforeStartsAreSwapped() throws {
    let text = CalendarText.event("DTSTART:20260304T093000Z\nDTEND:20260304T090000Z")
    let event = try #require(
      try CalendarText.occurrences(text, "2026-01-01", "2026-12-31").first)
    #expect(event.start.hour == 9 && event.start.minute == 0 && event.end.minute == 30)
    let problem = try #require(try CalendarText.read(text).problems.first)
    #expect(problem.hint == "the two are swapped")
  }

  @Test func aRuleThatEndsBeforeItBeginsGivesNothing() throws {
    #expect(
      try starts("DTSTART:20260305T093000Z\nRRULE:FREQ=WEEKLY;UNTIL=20260301T000000Z").isEmpty)
    #expect(
      try starts(
        "DTSTART:20260305T093000Z\nRRULE:FREQ=WEEKLY;UNTIL=20260301T000000Z\n"
          + "RDATE:20260401T093000Z"
      ).count == 1)
  }

  @Test func foldsMayHaveEmptyLinesBetweenThem() throws {
    let text =
      "BEGIN:VCALENDAR\n\nVERSION\n\n :2.0\n\nBEGIN:VEVENT\n\nUID\n\n :i\n\nDTSTART\n\n"
      + " ;VALUE=DATE\n\n :20261225\n\nSUMMARY:A\n\nEND:VEVENT\n\nEND:VCALENDAR\n"
    for text in [text, text.replacing("\n", with: "\r\n")] {
      #expect(try CalendarText.read(text).problems.isEmpty)
      #expect(try CalendarText.starts(text, "2026-01-01", "2026-12-31") == ["2026-12-25"])
    }
  }
}
