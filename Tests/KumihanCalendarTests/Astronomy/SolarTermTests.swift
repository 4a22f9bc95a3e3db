import KumihanCalendar
import Testing

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
}
