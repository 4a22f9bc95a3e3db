import Foundation
import KumihanCalendar
import Testing

@Suite struct ISOWeekTests {
  @Test func agreesWithFoundationFrom1900To2199() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    let first = try CalendarDate(year: 1900, month: 1, day: 1)
    let last = try CalendarDate(year: 2199, month: 12, day: 31)
    var differing: [CalendarDate] = []
    for date in first...last {
      let week = ISOWeek(containing: date)
      let instant = Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400)
      let theirs = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: instant)
      if theirs.yearForWeekOfYear != week.year || theirs.weekOfYear != week.number
        || !week.contains(date)
      {
        differing.append(date)
      }
    }
    #expect(differing.isEmpty)
  }

  @Test(arguments: [
    ("2026-W53", "2026-12-28", "2027-01-03"), ("2027-W01", "2027-01-04", "2027-01-10"),
    ("2025-W01", "2024-12-30", "2025-01-05"), ("2026-W42", "2026-10-12", "2026-10-18"),
    ("2020-W53", "2020-12-28", "2021-01-03"), ("2021-W52", "2021-12-27", "2022-01-02"),
  ]) func knownWeeks(text: String, monday: String, sunday: String) throws {
    let week = try ISOWeek(parsing: text)
    #expect(week.firstDay.description == monday)
    #expect(week.lastDay.description == sunday)
    #expect(week.description == text)
    #expect(week.days.map(\.weekday) == Weekday.allCases)
  }

  @Test func weeksFollowEachOtherAcrossYears() throws {
    for year in 1583...9999 {
      let weeks = try ISOWeek.weeks(in: year)
      guard let last = weeks.last, last.number == (try ISOWeek.count(in: year)),
        last.advanced(by: 1).year == year + 1, last.advanced(by: 1).number == 1
      else {
        Issue.record("\(year)")
        return
      }
    }
    #expect((2000..<2400).count { (try? ISOWeek.count(in: $0)) == 53 } == 71)
  }

  @Test func refusals() {
    #expect(throws: CalendarError.weekOutOfRange(53, year: 2027, last: 52)) {
      try ISOWeek(parsing: "2027-W53")
    }
    #expect(throws: CalendarError.weekOutOfRange(0, year: 2027, last: 52)) {
      try ISOWeek(parsing: "2027-W00")
    }
    #expect(throws: CalendarError.unreadable(.week, "2026-42")) { try ISOWeek(parsing: "2026-42") }
    let error = CalendarError.weekOutOfRange(53, year: 2027, last: 52)
    #expect(error.description == "week 53 does not exist in 2027")
    #expect(error.hint == "2027 has weeks 1 to 52")
  }
}
