import KumihanCalendar
import Testing

@Suite struct MonthGridTests {
  @Test func rowsCoverTheMonthExactly() throws {
    for rule in [WeekRule.iso, .sundayFirst, .saturdayFirst] {
      for month in try (2020...2030).flatMap(CalendarMonth.months(in:)) {
        let grid = MonthGrid(month, rule: rule)
        let days = grid.weeks.flatMap(\.days)
        #expect(days == Array(days[0]...days[days.count - 1]))
        #expect(days.filter(grid.isInMonth) == Array(month.range))
        #expect(grid.weeks.allSatisfy { $0.days.contains(where: grid.isInMonth) })
      }
    }
  }

  @Test func fourToSixRows() throws {
    #expect(MonthGrid(try CalendarMonth(year: 2027, month: 2)).weeks.count == 4)
    #expect(MonthGrid(try CalendarMonth(year: 2026, month: 8)).weeks.count == 6)
    let padded = MonthGrid(try CalendarMonth(year: 2027, month: 2), sixRows: true)
    #expect(padded.weeks.map(\.number) == [5, 6, 7, 8, 9, 10])
  }

  @Test func weekNumbersAcrossTheYear() throws {
    let january = MonthGrid(try CalendarMonth(year: 2027, month: 1))
    #expect(january.weeks.map(\.number) == [53, 1, 2, 3, 4])
    let sunday = MonthGrid(try CalendarMonth(year: 2027, month: 1), rule: .sundayFirst)
    #expect(sunday.weeks.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(sunday.weekdays.first == .sunday)
  }
}
