import KumihanCalendar
import Testing

@Suite struct CalendarMonthTests {
  @Test func lengthsAndNeighbours() throws {
    let months = try CalendarMonth.months(in: 2024)
    #expect(months.map(\.length) == [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    #expect(months[11].advanced(by: 1).description == "2025-01")
    #expect(months[0].advanced(by: -1).description == "2023-12")
    #expect(months[4].quarter.number == 2)
  }

  @Test(arguments: 1...12) func aDayLiesInItsMonth(number: Int) throws {
    let month = try CalendarMonth(year: 2026, month: number)
    #expect(
      [month.firstDay, month.lastDay].map(CalendarMonth.init(containing:)) == [month, month])
    #expect(month.firstDay.month == number && month.firstDay.day == 1)
    #expect(month.firstDay.adding(days: month.length - 1) == month.lastDay)
  }

  @Test func readsISOText() throws {
    #expect(try CalendarMonth(parsing: "2026-10").lastDay.description == "2026-10-31")
    #expect(throws: CalendarError.unreadable(.month, "2026-1")) {
      try CalendarMonth(parsing: "2026-1")
    }
    #expect(throws: CalendarError.monthOutOfRange(0)) { try CalendarMonth(parsing: "2026-00") }
    #expect(throws: CalendarError.yearOutOfRange(1582)) { try CalendarMonth.months(in: 1582) }
  }
}
