import Testing

@testable import KumihanCalendar

struct ValidityTests {
  @Test func aYearIsTouchedByAnyOfItsDays() throws {
    let first = try CalendarDate(year: 2027, month: 1, day: 1)
    let last = try CalendarDate(year: 2026, month: 12, day: 31)
    let (from, through) = (Validity(from: first), Validity(through: last))
    #expect([2026, 2027].map(from.touches) == [false, true])
    #expect([2026, 2027].map(through.touches) == [true, false])
    #expect([last, first].map(from.contains) == [false, true])
    #expect([last, first].map(through.contains) == [true, false])
    #expect(Validity(from: first, through: last).contains(first) == false)
    #expect(Validity.always.touches(2026) && Validity.always.contains(first))
  }
}
