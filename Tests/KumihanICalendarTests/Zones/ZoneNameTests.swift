import KumihanICalendar
import Testing

/// Names of zones as programs write them, without a definition.
struct ZoneNameTests {
  private func noon(_ parameter: String, _ before: String = "") throws -> (String?, [String]) {
    let text = CalendarText.calendar(
      "\(before)BEGIN:VEVENT\nUID:a\nDTSTART;TZID=\(parameter):20260714T120000\nEND:VEVENT")
    let start = try CalendarText.starts(text, "2026-07-01", "2026-07-31").first
    return (start.map { String($0.dropFirst(11).prefix(5)) }, try problems(text))
  }

  private func problems(_ text: String) throws -> [String] {
    try CalendarText.read(text).problems.map(\.description)
  }

  @Test(arguments: [
    ("\"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna\"", "10:00"),
    ("(UTC+01:00) Amsterdam, Berlin", "10:00"),
    ("\"(UTC+02:00) Helsinki, Kyiv, Riga\"", "09:00"),
    ("\"(UTC-05:00) Eastern Time (US & Canada)\"", "16:00"),
    ("Pacific Time (US & Canada)", "19:00"), ("Central European Summer Time", "10:00"),
    ("\"(GMT+09.00) Tokyo/Seoul\"", "03:00"), ("Stockholm", "10:00"), ("New York", "16:00"),
    ("CEST", "10:00"), ("PST", "19:00"), ("Z", "12:00"), ("Coordinated Universal Time", "12:00"),
    ("\"(UTC+05:30) Nowhere, Never\"", "06:30"), ("GMT+0100", "11:00"),
  ])
  func isMadeOut(_ name: String, time: String) throws {
    let (found, problems) = try noon(name)
    #expect(found == time)
    #expect(problems.isEmpty)
  }

  /// One writer escapes commas where the zone is defined, and not where it is used.
  @Test func escapesMakeNoOtherName() throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:Kontor\\, plan 3
      BEGIN:STANDARD
      DTSTART:16010101T000000
      TZOFFSETFROM:+0530
      TZOFFSETTO:+0530
      END:STANDARD
      END:VTIMEZONE

      """
    #expect(try noon("\"Kontor, plan 3\"", zone) == ("06:30", []))
  }

  @Test(arguments: ["America/Paris", "Fake/Zone", "Atlantis"])
  func othersAreUnknown(_ name: String) throws {
    #expect(try noon(name).1.count == 1)
  }

  @Test func theOwnersZone() throws {
    func zone(_ text: String) throws -> String? { try CalendarText.read(text).ownTimeZone }
    func event(_ zone: String) -> String {
      "BEGIN:VEVENT\nDTSTART;TZID=\(zone):20261014T090000\nEND:VEVENT\n"
    }
    let mixed = event("Europe/London") + event("W. Europe Standard Time") + event("Fake/Zone")
    #expect(
      try zone(CalendarText.calendar("X-WR-TIMEZONE:Asia/Tokyo\n\(mixed)")) == "Asia/Tokyo")
    #expect(
      try zone(CalendarText.calendar(mixed + event("W. Europe Standard Time")))
        == "Europe/Berlin")
    #expect(try zone(CalendarText.event("DTSTART:20261014T090000Z")) == nil)
  }
}
