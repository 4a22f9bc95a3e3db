import KumihanCalendar
import Testing

@Suite struct ComputusTests {
  @Test(arguments: [
    (1583, "1583-04-10"), (1818, "1818-03-22"), (1943, "1943-04-25"), (1954, "1954-04-18"),
    (1981, "1981-04-19"), (2008, "2008-03-23"), (2011, "2011-04-24"), (2019, "2019-04-21"),
    (2024, "2024-03-31"), (2026, "2026-04-05"), (2038, "2038-04-25"), (2049, "2049-04-18"),
    (2076, "2076-04-19"), (2199, "2199-04-14"), (2285, "2285-03-22"), (4200, "4200-04-20"),
  ]) func gregorian(year: Int, date: String) {
    #expect(Computus.gregorian.easterSunday(in: year).description == date)
  }

  @Test(arguments: [
    (1900, "1900-04-22"), (1983, "1983-05-08"), (2000, "2000-04-30"), (2016, "2016-05-01"),
    (2019, "2019-04-28"), (2021, "2021-05-02"), (2024, "2024-05-05"), (2025, "2025-04-20"),
    (2026, "2026-04-12"), (2100, "2100-05-02"), (2150, "2150-04-19"),
  ]) func julian(year: Int, date: String) {
    #expect(Computus.julian.easterSunday(in: year).description == date)
  }

  @Test func everyEasterIsASundayInItsSeason() throws {
    for year in CalendarDate.years {
      let western = Computus.gregorian.easterSunday(in: year)
      let first = try CalendarDate(year: year, month: 3, day: 22)
      guard western.weekday == .sunday, (first...first.adding(days: 34)).contains(western),
        Computus.julian.easterSunday(in: year).weekday == .sunday
      else {
        Issue.record("\(year)")
        return
      }
    }
  }
}
