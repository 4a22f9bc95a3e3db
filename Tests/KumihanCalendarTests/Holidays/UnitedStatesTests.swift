import KumihanCalendar
import Testing

@Suite struct UnitedStatesTests {
  private func days(_ year: Int) throws -> [String] {
    try HolidayRegion.unitedStates.holidays(in: year).filter { $0.kind == .public }
      .map { "\($0.date) \($0.name)" }
  }

  @Test func theUniformMondayActCameIn1971() throws {
    #expect(
      try days(1970) == [
        "1970-01-01 New Year's Day", "1970-02-22 Washington's Birthday",
        "1970-02-23 Washington's Birthday (observed)", "1970-05-29 Memorial Day (observed)",
        "1970-05-30 Memorial Day", "1970-07-03 Independence Day (observed)",
        "1970-07-04 Independence Day", "1970-09-07 Labor Day", "1970-11-11 Veterans Day",
        "1970-11-26 Thanksgiving Day", "1970-12-25 Christmas Day",
      ])
    #expect(
      try days(1971) == [
        "1971-01-01 New Year's Day", "1971-02-15 Washington's Birthday",
        "1971-05-31 Memorial Day", "1971-07-04 Independence Day",
        "1971-07-05 Independence Day (observed)", "1971-09-06 Labor Day",
        "1971-10-11 Columbus Day", "1971-10-25 Veterans Day", "1971-11-25 Thanksgiving Day",
        "1971-12-24 Christmas Day (observed)", "1971-12-25 Christmas Day",
        "1971-12-31 New Year's Day (observed)",
      ])
  }

  @Test(arguments: [
    (1953, "1953-11-11 Armistice Day"), (1954, "1954-11-11 Veterans Day"),
    (1977, "1977-10-24 Veterans Day"), (1978, "1978-11-11 Veterans Day"),
    (1978, "1978-11-10 Veterans Day (observed)"),
    (1986, "1986-01-20 Martin Luther King Jr. Day"),
    (2021, "2021-06-18 Juneteenth National Independence Day (observed)"),
    (2010, "2010-12-31 New Year's Day (observed)"), (1940, "1940-11-21 Thanksgiving Day"),
    (2199, "2199-11-28 Thanksgiving Day"),
  ]) func lawsBegin(year: Int, day: String) throws {
    #expect(try days(year).contains(day))
  }

  @Test func nothingComesBeforeItsLaw() throws {
    #expect(try !days(1985).contains { $0.contains("King") })
    #expect(try !days(2020).contains { $0.contains("Juneteenth") })
    #expect(try !days(1955).contains { $0 == "1955-12-31 New Year's Day (observed)" })
    #expect(try days(1600) == [])
  }
}
