import KumihanCalendar
import Testing

@Suite struct VietnamTests {
  private func days(_ year: Int) throws -> [String] {
    try HolidayRegion.vietnam.holidays(in: year).filter { $0.kind == .public }
      .map { "\($0.date) \($0.localName)" }
  }

  @Test func lawsBegin() throws {
    #expect(try !days(1975).contains { $0.hasSuffix("Ngày Chiến thắng") })
    #expect(try days(1976).contains("1976-04-30 Ngày Chiến thắng"))
    #expect(try !days(2006).contains { $0.contains("Hùng Vương") })
    #expect(try days(2007).contains("2007-04-26 Ngày Giỗ Tổ Hùng Vương"))
    #expect(try !days(2025).contains { $0.contains("Văn hóa") })
  }

  @Test func daysInLieuCameWithTheLabourCode() throws {
    #expect(try !days(1994).contains { $0.contains("nghỉ bù") })
    // A Sunday of the six-day week, then a Saturday of the five-day week.
    #expect(try days(1995).contains("1995-05-02 Ngày Chiến thắng (nghỉ bù)"))
    #expect(try !days(1998).contains("1998-05-04 Ngày Quốc tế Lao động (nghỉ bù)"))
    #expect(try days(2005).contains("2005-05-03 Ngày Quốc tế Lao động (nghỉ bù)"))
  }

  @Test func tetKeepsItsDaysOnEveryWeekday() throws {
    for year in 2014...2199 {
      let tet = LunisolarCalendar.vietnamese.newYear(in: year)
      let free = try HolidayRegion.vietnam.holidays(in: year)
        .filter { $0.rule.hasPrefix("vietnamese lunar 01-01") }
      let weekdays = free.filter { !$0.date.weekday.isWeekend }
      #expect(weekdays.count == 5)
      #expect(free.contains { $0.date == tet && $0.name == "Lunar New Year" })
    }
  }

  @Test func swappedDaysAreObservances() throws {
    let swapped = try HolidayRegion.vietnam.holidays(in: 2025).filter { $0.kind == .observance }
    #expect(swapped.map(\.date.description) == ["2025-05-02"])
  }
}
