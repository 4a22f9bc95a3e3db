import KumihanCalendar
import Testing

@Suite struct QuarterTests {
  @Test func quartersShareOutTheWeeksOfAYear() throws {
    for year in [2015, 2020, 2026, 2027, 2032] {
      let quarters = try (1...4).map { try Quarter(year: year, number: $0) }
      #expect(quarters.flatMap(\.weeks) == (try ISOWeek.weeks(in: year)))
      #expect(quarters.flatMap(\.months) == (try CalendarMonth.months(in: year)))
    }
  }

  @Test func boundsAndNeighbours() throws {
    let last = Quarter(containing: try CalendarDate(parsing: "2026-10-14"))
    #expect(last.description == "2026-Q4")
    #expect(last.range.lowerBound.description == "2026-10-01")
    #expect(last.range.upperBound.description == "2026-12-31")
    #expect(last.advanced(by: 1).description == "2027-Q1")
    #expect(last.advanced(by: -4).description == "2025-Q4")
    #expect(throws: CalendarError.quarterOutOfRange(5)) { try Quarter(year: 2026, number: 5) }
  }
}
