import Foundation
import KumihanCalendar
import Testing

@Suite struct LunisolarCalendarTests {
  @Test(arguments: [
    "1950-02-17", "1954-02-03", "1960-01-28", "1965-02-02", "1968-01-29", "1969-02-16",
    "1975-02-11", "1976-01-31", "1984-02-02", "1985-01-21", "1986-02-09", "1999-02-16",
    "2000-02-05", "2007-02-17", "2008-02-07", "2020-01-25", "2023-01-22", "2024-02-10",
    "2025-01-29", "2026-02-17", "2027-02-06", "2028-01-26", "2029-02-13", "2030-02-02",
    "2033-01-31", "2034-02-19", "2053-02-18", "2065-02-05", "2100-02-09",
  ]) func tet(day: String) throws {
    let date = try CalendarDate(parsing: day)
    #expect(LunisolarCalendar.vietnamese.newYear(in: date.year) == date)
  }

  @Test func tetDiffersFromTheSpringFestivalInAFewYears() {
    let differing = (1950...2199).filter {
      LunisolarCalendar.vietnamese.newYear(in: $0) != LunisolarCalendar.chinese.newYear(in: $0)
    }
    #expect(differing == [1968, 1969, 1985, 2007, 2030, 2053, 2148, 2153])
    #expect(LunisolarCalendar.chinese.newYear(in: 1985).description == "1985-02-20")
    #expect(LunisolarCalendar.chinese.newYear(in: 2007).description == "2007-02-18")
    #expect(LunisolarCalendar.chinese.newYear(in: 2030).description == "2030-02-03")
  }

  @Test(arguments: [
    (LunisolarCalendar.vietnamese, 1985, 2), (.chinese, 1984, 10), (.vietnamese, 1987, 7),
    (.chinese, 1987, 6), (.vietnamese, 2004, 2), (.chinese, 2017, 6), (.vietnamese, 2017, 6),
    (.vietnamese, 2020, 4), (.chinese, 2023, 2), (.vietnamese, 2025, 6), (.chinese, 2028, 5),
    (.chinese, 2033, 11), (.vietnamese, 2033, 11), (.chinese, 2052, 8),
  ]) func leapMonths(calendar: LunisolarCalendar, year: Int, month: Int) {
    let leaps = (1...12).filter {
      calendar.date(of: LunisolarDate(year: year, month: $0, isLeapMonth: true, day: 1)) != nil
    }
    #expect(leaps == [month])
  }

  @Test func hungKingsDay() {
    let days = [2007, 2016, 2026].map {
      LunisolarCalendar.vietnamese.date(of: LunisolarDate(year: $0, month: 3, day: 10))
    }
    #expect(days.map { $0?.description } == ["2007-04-26", "2016-04-16", "2026-04-26"])
  }

  @Test(arguments: LunisolarCalendar.allCases) func everyDayHasOneLunarDate(
    calendar: LunisolarCalendar
  ) throws {
    let first = try CalendarDate(year: 2032, month: 1, day: 1)
    for date in first...first.adding(years: 3) {
      let lunar = calendar.lunarDate(on: date)
      #expect(calendar.date(of: lunar) == date)
      #expect((1...30).contains(lunar.day))
    }
  }

  @Test func agreesWithFoundationsChineseCalendar() throws {
    var chinese = Calendar(identifier: .chinese)
    chinese.timeZone = try #require(TimeZone(secondsFromGMT: 8 * 3600))
    let first = try CalendarDate(year: 1950, month: 1, day: 1)
    var differing: [String] = []
    for date in stride(from: first, to: first.adding(years: 150), by: 11) {
      let ours = LunisolarCalendar.chinese.lunarDate(on: date)
      let noon = Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400 + 4 * 3600)
      let theirs = chinese.dateComponents([.month, .day, .isLeapMonth], from: noon)
      if theirs.month != ours.month || theirs.day != ours.day
        || theirs.isLeapMonth != ours.isLeapMonth
      {
        differing.append("\(date): \(ours)")
      }
    }
    // The new moon of 2097-08-07 falls within two minutes of midnight, and on which side depends on
    // how the Earth will have turned by then.
    #expect(differing.filter { !$0.hasPrefix("2097-08") } == [])
  }
}
