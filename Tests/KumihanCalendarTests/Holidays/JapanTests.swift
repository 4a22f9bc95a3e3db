import KumihanCalendar
import Testing

@Suite struct JapanTests {
  private func days(_ year: Int) throws -> [String] {
    try HolidayRegion.japan.holidays(in: year).map { "\($0.date) \($0.localName)" }
  }

  @Test(arguments: [
    (1948, "1948-09-23 秋分の日"), (1949, "1949-01-15 成人の日"), (1959, "1959-04-10 皇太子明仁親王の結婚の儀"),
    (1966, "1966-09-15 敬老の日"), (1967, "1967-02-11 建国記念の日"), (1973, "1973-04-30 振替休日"),
    (1988, "1988-05-04 国民の休日"), (1989, "1989-02-24 昭和天皇の大喪の礼"), (1992, "1992-05-04 振替休日"),
    (1996, "1996-07-20 海の日"), (2000, "2000-01-10 成人の日"), (2003, "2003-07-21 海の日"),
    (2006, "2006-04-29 みどりの日"), (2007, "2007-04-29 昭和の日"), (2008, "2008-05-06 振替休日"),
    (2009, "2009-09-22 国民の休日"), (2015, "2015-09-22 国民の休日"), (2016, "2016-08-11 山の日"),
    (2018, "2018-12-23 天皇誕生日"), (2019, "2019-04-30 国民の休日"), (2019, "2019-05-02 国民の休日"),
    (2020, "2020-02-23 天皇誕生日"), (2020, "2020-07-24 スポーツの日"), (2021, "2021-08-09 振替休日"),
    (2032, "2032-09-21 国民の休日"), (2099, "2099-03-20 春分の日"),
  ]) func knownDays(year: Int, day: String) throws {
    #expect(try days(year).contains(day))
  }

  @Test func nothingComesBeforeItsLaw() throws {
    #expect(try days(1947) == [])
    #expect(try !days(1972).contains { $0.hasSuffix("振替休日") })
    #expect(try !days(1985).contains { $0.hasSuffix("国民の休日") })
    #expect(try !days(2019).contains { $0.hasSuffix("天皇誕生日") })
    #expect(try !days(2020).contains { $0.hasPrefix("2020-10") })
  }

  @Test func marksTellHowADayCameToBeFree() throws {
    let holidays = try HolidayRegion.japan.holidays(in: 2026)
    func origin(_ day: String) -> Holiday.Origin? {
      holidays.first { $0.date.description == day }?.origin
    }
    #expect(origin("2026-05-05") == .named)
    #expect(origin("2026-05-06") == .substitute)
    #expect(origin("2026-09-22") == .bridge)
  }

  /// The days that the observatory has published or predicted: the year's last two digits.
  @Test func equinoxes() throws {
    for year in 1949...2099 {
      let holidays = try HolidayRegion.japan.holidays(in: year)
      let spring = try #require(holidays.first { $0.localName == "春分の日" }).date
      let autumn = try #require(holidays.first { $0.localName == "秋分の日" }).date
      #expect(spring.month == 3 && spring.day == springDay(year))
      #expect(autumn.month == 9 && autumn.day == autumnDay(year))
    }
  }

  private func springDay(_ year: Int) -> Int {
    let late = [1956, 1989, 2022, 2055][year % 4]
    return year <= late ? 21 : year % 4 == 0 && year >= 2092 ? 19 : 20
  }

  private func autumnDay(_ year: Int) -> Int {
    if year % 4 == 3 { return year <= 1979 ? 24 : 23 }
    return year >= [2012, 2045, 2078][year % 4] ? 22 : 23
  }
}
