import KumihanCalendar
import Testing

@Suite struct HolidayCalendarTests {
  @Test func joinsRegionsByDay() throws {
    let calendar = try HolidayCalendar(regions: [.japan, .sweden], years: 2026...2026)
    let newYear = calendar.holidays(on: try CalendarDate(parsing: "2026-01-01"))
    #expect(newYear.map(\.localName) == ["元日", "Nyårsdagen"])
    #expect(calendar.isPublicHoliday(try CalendarDate(parsing: "2026-06-06")))
    #expect(!calendar.isPublicHoliday(try CalendarDate(parsing: "2026-06-19")))
  }

  @Test func rangesRunAcrossYearsInsideAndOutsideThoseAtHand() throws {
    let kept = try HolidayCalendar(regions: [.unitedStates, .sweden], years: 2020...2030)
    let other = try HolidayCalendar(regions: [.unitedStates, .sweden], years: 1999...1999)
    let range = try CalendarDate(parsing: "2021-12-24")...CalendarDate(parsing: "2022-01-06")
    let names = kept.holidays(in: range).map { "\($0.date.day) \($0.region)" }
    #expect(
      names == [
        "24 US", "24 SE", "25 US", "25 SE", "26 SE", "31 US", "31 SE", "1 US", "1 SE", "5 SE",
        "6 SE",
      ])
    #expect(other.holidays(in: range) == kept.holidays(in: range))
  }

  @Test func yearsOutOfRange() throws {
    #expect(throws: CalendarError.yearOutOfRange(1582)) {
      try HolidayCalendar(regions: [.sweden], years: 1582...1600)
    }
    let calendar = try HolidayCalendar(regions: [.sweden], years: 9999...9999)
    let last = try CalendarDate(parsing: "9999-12-31")
    #expect(calendar.holidays(in: last...last.adding(days: 7)).map(\.name) == ["New Year's Eve"])
  }
}
