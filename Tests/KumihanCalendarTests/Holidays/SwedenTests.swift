import KumihanCalendar
import Testing

@Suite struct SwedenTests {
  private func days(_ year: Int, _ kind: HolidayKind) throws -> [String] {
    try HolidayRegion.sweden.holidays(in: year).filter { $0.kind == kind }
      .map { "\($0.date) \($0.localName)" }
  }

  @Test func theEvesAreObservances() throws {
    #expect(
      try days(2026, .observance) == [
        "2026-01-05 Trettondagsafton", "2026-04-02 Skärtorsdagen", "2026-04-04 Påskafton",
        "2026-04-30 Valborgsmässoafton", "2026-05-23 Pingstafton", "2026-06-19 Midsommarafton",
        "2026-10-30 Allhelgonaafton", "2026-12-24 Julafton", "2026-12-31 Nyårsafton",
      ])
  }

  @Test func theNationalDayTookThePlaceOfPentecostMonday() throws {
    #expect(try days(2004, .public).contains("2004-05-31 Annandag pingst"))
    #expect(try days(2004, .observance).contains("2004-06-06 Sveriges nationaldag"))
    #expect(try days(2005, .public).contains("2005-06-06 Sveriges nationaldag"))
    #expect(try !days(2005, .public).contains { $0.hasSuffix("Annandag pingst") })
    #expect(try days(1975, .observance).contains("1975-06-06 Svenska flaggans dag"))
  }

  @Test func theReformOf1953MovedMidsummerAllSaintsAndTheAnnunciation() throws {
    let before = try days(1952, .public)
    #expect(before.contains("1952-06-24 Midsommardagen"))
    #expect(before.contains("1952-11-02 Alla helgons dag"))
    #expect(before.contains("1952-03-25 Marie bebådelsedag"))
    let after = try days(1953, .public)
    #expect(after.contains("1953-06-20 Midsommardagen"))
    #expect(after.contains("1953-10-31 Alla helgons dag"))
    #expect(after.contains("1953-03-22 Marie bebådelsedag"))
  }

  @Test func theAnnunciationNeverMetPalmSundayOrEaster() throws {
    for year in 1953...1989 {
      let easter = Computus.gregorian.easterSunday(in: year)
      let day = try #require(
        HolidayRegion.sweden.holidays(in: year).first { $0.localName == "Marie bebådelsedag" })
      #expect(day.date.weekday == .sunday)
      #expect(day.date.distance(to: easter) != 0 && day.date.distance(to: easter) != 7)
      let plain = try CalendarDate(year: year, month: 3, day: 22).onOrAfter(.sunday)
      let meets = [0, 7].contains(plain.distance(to: easter))
      #expect(day.date == (meets ? easter.adding(days: -14) : plain))
    }
  }
}
