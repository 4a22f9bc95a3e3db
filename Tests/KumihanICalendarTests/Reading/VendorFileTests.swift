import KumihanICalendar
import Testing

/// Files in the manner of the programs that people export from.
struct VendorFileTests {
  private func week(_ text: String) throws -> [EventOccurrence] {
    try CalendarText.occurrences(text, "2026-10-12", "2026-10-18", zone: "Europe/Stockholm")
  }

  private func lines(_ events: [EventOccurrence]) -> [String] {
    events.map { "\($0.start) \($0.end) \($0.summary)" }
  }

  @Test func apple() throws {
    let text = """
      BEGIN:VCALENDAR
      METHOD:PUBLISH
      VERSION:2.0
      X-WR-CALNAME:Hem
      PRODID:-//Apple Inc.//macOS 15.1//EN
      X-APPLE-CALENDAR-COLOR:#FF2968
      X-WR-TIMEZONE:Europe/Stockholm
      CALSCALE:GREGORIAN
      BEGIN:VTIMEZONE
      TZID:Europe/Stockholm
      BEGIN:DAYLIGHT
      TZOFFSETFROM:+0100
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      DTSTART:19810329T020000
      TZNAME:CEST
      TZOFFSETTO:+0200
      END:DAYLIGHT
      END:VTIMEZONE
      BEGIN:VEVENT
      TRANSP:OPAQUE
      DTEND;TZID=Europe/Stockholm:20261014T103000
      X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-APPLE-RADIUS=70;X-TITLE="Odenplan; Stockholm":geo:59.34,18.05
      UID:9C0A
      DTSTAMP:20260101T000000Z
      LOCATION:Odenplan\\nStockholm
      SEQUENCE:1
      X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC
      SUMMARY:Tandläkare
      DTSTART;TZID=Europe/Stockholm:20261014T093000
      BEGIN:VALARM
      SUMMARY:Alarm
      TRIGGER:-PT30M
      ACTION:DISPLAY
      END:VALARM
      END:VEVENT
      BEGIN:VEVENT
      UID:B
      SUMMARY:Födelsedag
      DTSTART;VALUE=DATE:19801014
      DTEND;VALUE=DATE:19801015
      RRULE:FREQ=YEARLY
      END:VEVENT
      END:VCALENDAR
      """
    #expect(try CalendarText.read(text).problems.isEmpty)
    let events = try week(text)
    #expect(
      lines(events) == [
        "2026-10-14 2026-10-15 Födelsedag",
        "2026-10-14T09:30:00+02:00 2026-10-14T10:30:00+02:00 Tandläkare",
      ])
    #expect(events[1].location == "Odenplan\nStockholm")
    #expect(events[1].calendarName == "Hem")
    #expect(events[1].color == "#FF2968")
  }

  @Test func google() throws {
    let text = """
      BEGIN:VCALENDAR\r
      PRODID:-//Google Inc//Google Calendar 70.9054//EN\r
      VERSION:2.0\r
      X-WR-CALNAME:Work\r
      X-WR-TIMEZONE:America/New_York\r
      BEGIN:VEVENT\r
      DTSTART;TZID=America/New_York:20260914T100000\r
      DTEND;TZID=America/New_York:20260914T110000\r
      RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20261231T045959Z;BYDAY=MO,WE\r
      EXDATE;TZID=America/New_York:20261012T100000\r
      UID:x@google.com\r
      SUMMARY:Sync\r
      END:VEVENT\r
      BEGIN:VEVENT\r
      DTSTART:20261015T150000Z\r
      DTEND:20261015T153000Z\r
      UID:x@google.com\r
      RECURRENCE-ID;TZID=America/New_York:20261014T100000\r
      SUMMARY:Sync\\, mo\r
       ved\r
      END:VEVENT\r
      BEGIN:VEVENT\r
      DTSTART:20261016T150000Z\r
      DTEND:20261016T153000Z\r
      UID:gone\r
      STATUS:CANCELLED\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
    #expect(
      lines(try week(text)) == [
        "2026-10-15T17:00:00+02:00 2026-10-15T17:30:00+02:00 Sync, moved"
      ])
  }

  @Test func outlook() throws {
    let text = """
      BEGIN:VCALENDAR
      PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN
      VERSION:2.0
      X-MS-OLK-FORCEINSPECTOROPEN:TRUE
      BEGIN:VTIMEZONE
      TZID:Customized Time Zone
      BEGIN:STANDARD
      DTSTART:16010101T030000
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:16010101T020000
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      END:DAYLIGHT
      END:VTIMEZONE
      BEGIN:VEVENT
      CLASS:PUBLIC
      DTSTART;TZID="Customized Time Zone":20261013T090000
      DTEND;TZID="Customized Time Zone":20261013T100000
      SUMMARY;LANGUAGE=sv:Möte
      UID:040000008200E00074C5B7101A82E008
      X-ALT-DESC;FMTTYPE=text/html:<html><body>x: y</body></html>
      X-MICROSOFT-CDO-BUSYSTATUS:BUSY
      END:VEVENT
      BEGIN:VEVENT
      DTSTART;TZID=W. Europe Standard Time:20261014T000000
      DTEND;TZID=W. Europe Standard Time:20261016T000000
      SUMMARY:Kurs
      UID:k
      X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
      END:VEVENT
      BEGIN:VEVENT
      DTSTART;TZID=Pacific Standard Time:20261015T080000
      DURATION:PT45M
      SUMMARY:Call
      UID:c
      END:VEVENT
      END:VCALENDAR
      """
    #expect(try CalendarText.read(text).problems.isEmpty)
    #expect(
      lines(try week(text)) == [
        "2026-10-13T09:00:00+02:00 2026-10-13T10:00:00+02:00 Möte",
        "2026-10-14 2026-10-16 Kurs",
        "2026-10-15T17:00:00+02:00 2026-10-15T17:45:00+02:00 Call",
      ])
  }

  @Test func nextcloudWithoutZonesOrIdentifiers() throws {
    let text = """
      BEGIN:VCALENDAR
      NAME:Privat
      COLOR:turquoise
      X-APPLE-CALENDAR-COLOR:#0082c9
      BEGIN:VEVENT
      SUMMARY:Evening
      DTSTART;TZID=/freeassociation.sourceforge.net/Tzfile/Europe/Berlin:20261012T193000
      CATEGORIES:Family,Food\\, drink
      CATEGORIES:Evening
      END:VEVENT
      BEGIN:VTODO
      SUMMARY:Not an event
      DUE:20261013
      END:VTODO
      END:VCALENDAR
      BEGIN:VCALENDAR
      X-WR-CALNAME:Second
      BEGIN:VEVENT
      SUMMARY:Floating
      DTSTART:20261013T080000
      DTEND;VALUE=DATE:20261014
      END:VEVENT
      END:VCALENDAR
      """
    let events = try week(text)
    #expect(
      lines(events) == [
        "2026-10-12T19:30:00+02:00 2026-10-12T19:30:00+02:00 Evening",
        "2026-10-13T08:00:00+02:00 2026-10-14T00:00:00+02:00 Floating",
      ])
    #expect(events[0].categories == ["Family", "Food, drink", "Evening"])
    #expect(events.map(\.calendarName) == ["Privat", "Second"])
    #expect(events.map(\.color) == ["turquoise", nil])
    #expect(Set(events.map(\.uid)).count == 2)
  }
}
