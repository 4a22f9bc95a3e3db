import KumihanCalendar
import Testing

@Suite struct CalendarDateTests {
  @Test func dayNumbersFollowEachOtherThroughEveryYear() throws {
    var date = try CalendarDate(year: 1583, month: 1, day: 1)
    let end = try CalendarDate(year: 9999, month: 12, day: 31)
    #expect(date.distance(to: end) + 1 == 3_074_246)
    var previous = date.components
    while date < end {
      date = date.adding(days: 1)
      let now = date.components
      if now.day == 1 {
        let month = try CalendarMonth(year: previous.year, month: previous.month)
        guard previous.day == month.length, month.advanced(by: 1).firstDay == date else {
          Issue.record("\(date) does not follow \(previous)")
          return
        }
      } else if now != (previous.year, previous.month, previous.day + 1) {
        Issue.record("\(date) does not follow \(previous)")
        return
      }
      previous = now
    }
  }

  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("2000-02-29", 11016, .tuesday),
    ("1583-01-01", -141_349, .saturday), ("2026-10-14", 20740, .wednesday),
    ("9999-12-31", 2_932_896, .friday), ("1900-03-01", -25508, .thursday),
  ]) func knownDays(text: String, number: Int, weekday: Weekday) throws {
    let date = try CalendarDate(parsing: text)
    #expect(date.dayNumber == number)
    #expect(date.weekday == weekday)
    #expect(date.description == text)
  }

  @Test func addingMonthsKeepsToTheLastDay() throws {
    let last = try CalendarDate(parsing: "2024-01-31")
    #expect(last.adding(months: 1).description == "2024-02-29")
    #expect(last.adding(months: 13).description == "2025-02-28")
    #expect(last.adding(months: -2).description == "2023-11-30")
    #expect(last.adding(months: -1).description == "2023-12-31")
    #expect(try CalendarDate(parsing: "2024-02-29").adding(years: 1).description == "2025-02-28")
    #expect(try CalendarDate(parsing: "2024-12-31").dayOfYear == 366)
  }

  @Test func nearestWeekdays() throws {
    let wednesday = try CalendarDate(parsing: "2026-10-14")
    #expect(wednesday.onOrAfter(.wednesday) == wednesday)
    #expect(wednesday.onOrAfter(.tuesday).description == "2026-10-20")
    #expect(wednesday.onOrBefore(.thursday).description == "2026-10-08")
  }

  @Test(arguments: [
    ("2026-1-14", "unreadable date '2026-1-14'", "write it as YYYY-MM-DD, such as 2026-10-14"),
    ("2026-10-14T", "unreadable date '2026-10-14T'", "write it as YYYY-MM-DD, such as 2026-10-14"),
    ("", "unreadable date ''", "write it as YYYY-MM-DD, such as 2026-10-14"),
    ("２０２６-10-14", "unreadable date '２０２６-10-14'", "write it as YYYY-MM-DD, such as 2026-10-14"),
    ("1582-12-31", "year 1582 is out of range", "use a year from 1583 to 9999"),
    ("2026-13-01", "month 13 is out of range", "use a month from 1 to 12"),
    ("2025-02-29", "day 29 does not exist in 2025-02", "2025-02 has 28 days"),
    ("2026-10-00", "day 0 does not exist in 2026-10", "2026-10 has 31 days"),
  ]) func refusals(text: String, message: String, hint: String) {
    let error = #expect(throws: CalendarError.self) { try CalendarDate(parsing: text) }
    #expect(error?.description == message)
    #expect(error?.hint == hint)
  }

  @Test func rangesAreCollections() throws {
    let range = try CalendarDate(parsing: "2026-02-27")...CalendarDate(parsing: "2026-03-02")
    #expect(range.map(\.day) == [27, 28, 1, 2])
  }
}
