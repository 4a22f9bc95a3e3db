import Foundation
import Testing

struct CalendarCommandTests {
  @Test func namesTheWeekOfADay() throws {
    let october = try Command("week-of", "2026-10-14")
    #expect(october.text == "2026-W42\n")
    let january = try Command("week-of", "2027-01-01")
    #expect(january.text == "2026-W53\n")
    #expect(try Command("week-of", "2027-01-01", "--week-start", "sunday").text == "2027-W01\n")
    #expect(try Command("week-of", "1583-01-01").text == "1582-W52\n")
    #expect(
      try Command("week-of", "2026-12-31", "--week-start", "locale", "--locale", "ja").text
        == "2027-W01\n")
  }

  @Test func printsHolidaysAsJSON() throws {
    let run = try Command("holidays", "--region", "SE", "--year", "2026", "--json")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [[String: String]])
    let christmas = try #require(rows.first { $0["date"] == "2026-12-25" })
    #expect(christmas["name"] == "Christmas Day")
    #expect(christmas["localName"] == "Juldagen")
    #expect(christmas["region"] == "SE")
    #expect(christmas["kind"] == "public")
    #expect(christmas["rule"] != nil)
  }

  @Test func printsExpandedEventsAsJSON() throws {
    let scratch = try Scratch()
    let path = try scratch.file(
      "a.ics",
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:test
      BEGIN:VEVENT
      UID:daily
      DTSTART;VALUE=DATE:20261001
      RRULE:FREQ=DAILY;COUNT=3
      SUMMARY:Three days
      CATEGORIES:WORK
      END:VEVENT
      END:VCALENDAR

      """)
    let run = try Command(
      "events", path, "--from", "2026-10-01", "--to", "2026-10-31", "--json")
    #expect(run.status == 0, "\(run.errors)")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(rows.count == 3)
    #expect(rows.last?["start"] as? String == "2026-10-03")
    #expect(rows.last?["end"] as? String == "2026-10-04")
    #expect(rows.last?["allDay"] as? Bool == true)
    #expect(rows.last?["categories"] as? [String] == ["WORK"])
  }

  @Test func listsFontsAndItsVersion() throws {
    let fonts = try Command("fonts")
    #expect(fonts.status == 0)
    #expect(fonts.text.contains("Joho Round"))
    let version = try Command("--version")
    // The one place of the number is the program; HouseTests compares it with the change log.
    #expect(version.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil, "\(version.text)")
  }
}
