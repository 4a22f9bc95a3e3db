import Foundation
import KumihanCalendar
import Testing

@Suite struct WeekRuleTests {
  @Test(arguments: [
    WeekRule.iso, .sundayFirst, .saturdayFirst, WeekRule(firstWeekday: .monday, minimumDays: 1),
    WeekRule(firstWeekday: .sunday, minimumDays: 7),
    WeekRule(firstWeekday: .friday, minimumDays: 3),
  ]) func agreesWithFoundation(rule: WeekRule) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = rule.firstWeekday.rawValue % 7 + 1
    calendar.minimumDaysInFirstWeek = rule.minimumDays
    let first = try CalendarDate(year: 1999, month: 1, day: 1)
    for date in first...first.adding(years: 30) {
      let week = rule.week(containing: date)
      let instant = Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400)
      let theirs = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: instant)
      guard theirs.yearForWeekOfYear == week.year, theirs.weekOfYear == week.number,
        week.contains(date), week.days.map(\.weekday) == rule.weekdays,
        try CalendarWeek(rule: rule, year: week.year, number: week.number) == week
      else {
        Issue.record("\(date): \(week), Foundation: \(theirs)")
        return
      }
    }
  }

  @Test func aSundayFirstYearStartsWithItsFirstOfJanuary() throws {
    let newYear = try CalendarDate(parsing: "2026-01-01")
    let week = WeekRule.sundayFirst.week(containing: newYear)
    #expect(week.number == 1)
    #expect(week.firstDay.description == "2025-12-28")
    #expect(week.advanced(by: -1).number == 52)
    #expect(WeekRule.sundayFirst.weeks(in: 2028) == 53)
  }

  @Test func aMissingWeekIsRefused() {
    #expect(throws: CalendarError.weekOutOfRange(54, year: 2026, last: 52)) {
      try CalendarWeek(rule: .sundayFirst, year: 2026, number: 54)
    }
  }
}
