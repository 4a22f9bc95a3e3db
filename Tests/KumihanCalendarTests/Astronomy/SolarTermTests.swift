import Testing

@testable import KumihanCalendar

@Suite struct SolarTermTests {
  @Test(arguments: [
    (0.0, 2024, 0, "2024-03-20"), (0.0, 2026, 9, "2026-03-20"), (90.0, 2026, 0, "2026-06-21"),
    (180.0, 2026, 9, "2026-09-23"), (180.0, 2012, 9, "2012-09-22"), (270.0, 2026, 0, "2026-12-21"),
    (270.0, 2021, 8, "2021-12-21"), (270.0, 2026, 8, "2026-12-22"), (15.0, 2026, 8, "2026-04-05"),
    (315.0, 2025, 8, "2025-02-03"), (315.0, 2021, 9, "2021-02-03"), (280.0, 2026, 0, "2026-12-31"),

  ]) func knownDays(longitude: Double, year: Int, hours: Int, day: String) {
    let date = SolarTerm.date(longitude: longitude, in: year, utcOffset: hours * 3600)
    #expect(date.description == day)
  }

  @Test func termsOfAYearFollowEachOther() {
    for year in [1583, 1800, 1950, 2026, 2199, 2500] {
      // From 285° in January round to 270° in December.
      let days = (0..<24).map {
        SolarTerm.date(
          longitude: Double((285 + 15 * $0) % 360), in: year, utcOffset: 0)
      }
      #expect(days.allSatisfy { $0.year == year })
      for (day, next) in zip(days, days.dropFirst()) {
        #expect((14...16).contains(day.distance(to: next)))
      }
    }
  }

  /// Equinoxes and solstices of Meeus, Astronomical Algorithms (2nd edition), table 27.E, to the second.
  @Test(arguments: [
    (1996, ["03-20 08:04:07", "06-21 02:24:46", "09-22 18:01:08", "12-21 14:06:56"]),
    (1997, ["03-20 13:55:42", "06-21 08:20:59", "09-22 23:56:49", "12-21 20:08:05"]),
    (1999, ["03-21 01:46:53", "06-21 19:50:11", "09-23 11:32:34", "12-22 07:44:52"]),
    (2001, ["03-20 13:31:47", "06-21 07:38:48", "09-22 23:05:32", "12-21 19:22:34"]),
    (2003, ["03-21 01:00:50", "06-21 19:11:32", "09-23 10:47:53", "12-22 07:04:53"]),
  ])
  func quartersOfTheYearAreThoseOfMeeus(year: Int, moments: [String]) throws {
    for (quarter, moment) in moments.enumerated() {
      let date = try CalendarDate(parsing: "\(year)-" + moment.prefix(5))
      let clock = moment.suffix(8).split(separator: ":").compactMap { Double($0) }
      let seconds = clock[0] * 3600 + clock[1] * 60 + clock[2]
      let origin = CalendarDate("2000-01-01")!
      let day = 2_451_544.5 + Double(origin.distance(to: date)) + seconds / 86400
      let found = SolarLongitude.instant(
        of: Double(90 * quarter), near: Instant(julianEphemerisDay: day.rounded()))
      #expect(abs(found.julianEphemerisDay - day) * 86400 < 30, "\(year)-\(moment)")
    }
  }
}
