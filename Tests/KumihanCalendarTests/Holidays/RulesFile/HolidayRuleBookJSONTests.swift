import KumihanCalendar
import Testing

@Suite struct HolidayRuleBookJSONTests {
  private func region(_ json: String) throws -> HolidayRegion {
    try HolidayRuleBook(parsing: #"{"regions": [\#(json)]}"#.utf8).regions[0]
  }

  private func days(_ holiday: String, _ year: Int, more: String = "") throws -> [String] {
    try region(
      #"{"code": "T", "name": "Test", \#(more) "holidays": [{"name": "Day", \#(holiday)}]}"#
    ).holidays(in: year).map { "\($0.date) \($0.name)" }
  }

  @Test(arguments: [
    (#""rule": "fixed", "date": "02-29""#, 2024, ["2024-02-29 Day"]),
    (#""rule": "fixed", "date": "02-29""#, 2026, []),
    (#""rule": "easter", "offset": -47"#, 2026, ["2026-02-17 Day"]),
    (#""rule": "easter", "computus": "julian", "offset": -2"#, 2026, ["2026-04-10 Day"]),
    (
      #""rule": "floating", "weekday": "sunday", "from": "12-28", "through": "01-03""#, 2026,
      []
    ),
    (
      #""rule": "floating", "weekday": "sunday", "from": "12-28", "through": "01-03""#, 2027,
      ["2027-01-03 Day"]
    ),
    (
      #""rule": "nthWeekday", "nth": 4, "weekday": "thursday", "month": 11, "offset": 1"#, 2026,
      ["2026-11-27 Day"]
    ),
    (#""rule": "nthWeekday", "nth": 5, "weekday": "monday", "month": 2"#, 2026, []),
    (
      #""rule": "nthWeekday", "nth": -2, "weekday": "sunday", "month": 5"#, 2026, ["2026-05-24 Day"]
    ),
    (#""rule": "lunar", "calendar": "chinese", "date": "08-15""#, 2026, ["2026-09-25 Day"]),
    (
      #""rule": "lunar", "calendar": "vietnamese", "date": "01-01", "offset": -1"#, 2007,
      ["2007-02-16 Day"]
    ),
    (#""rule": "lunar", "calendar": "chinese", "date": "12-08""#, 2025, ["2025-01-07 Day"]),
    (#""rule": "lunar", "calendar": "chinese", "date": "12-08""#, 2026, ["2026-01-26 Day"]),
    (#""rule": "solarTerm", "longitude": 15, "utcOffset": "+08:00""#, 2026, ["2026-04-05 Day"]),
    (#""rule": "dates", "dates": ["2026-08-31", "2027-01-01"]"#, 2026, ["2026-08-31 Day"]),
    (#""rule": "fixed", "date": "05-01", "validFrom": "2026-05-02""#, 2026, []),
    (#""rule": "fixed", "date": "05-01", "validTo": 2026"#, 2026, ["2026-05-01 Day"]),
    (#""rule": "fixed", "date": "05-01", "validTo": 2026"#, 2027, []),
    (#""rule": "fixed", "date": "05-01", "weekdays": ["monday"]"#, 2026, []),
    (#""rule": "fixed", "date": "05-01", "moved": ["2026-05-04"]"#, 2026, ["2026-05-04 Day"]),
  ]) func forms(holiday: String, year: Int, expected: [String]) throws {
    #expect(try days(holiday, year) == expected)
  }

  @Test func substitutesMayReplaceTheDay() throws {
    let groups = """
      "substitutes": {"w": [
        {"weekdays": ["saturday", "sunday"], "days": 1, "skippedWeekdays": ["saturday", "sunday"],
         "replaces": true, "name": "{name} (moved)"}]},
      """
    let rule = #""rule": "fixed", "date": "05-02", "substitute": "w""#
    #expect(try days(rule, 2026, more: groups) == ["2026-05-04 Day (moved)"])
    #expect(try days(rule, 2027, more: groups) == ["2027-05-03 Day (moved)"])
    #expect(try days(rule, 2028, more: groups) == ["2028-05-02 Day"])
  }

  @Test func aRegionMayExtendAnother() throws {
    let acme = try region(
      #"""
      {"code": "ACME", "name": "Acme", "extends": "JP", "without": ["Culture Day"],
       "holidays": [{"name": "Founders' Day", "localName": "創立記念日", "kind": "observance",
                     "rule": "fixed", "date": "08-20"}]}
      """#)
    let holidays = try acme.holidays(in: 2026)
    let plain = try HolidayRegion.japan.holidays(in: 2026)
    #expect(acme.localName == "日本")
    #expect(holidays.count == plain.count)
    #expect(!holidays.contains { $0.name == "Culture Day" })
    #expect(holidays.first { $0.kind == .observance }?.localName == "創立記念日")
    #expect(holidays.contains { $0.origin == .bridge && $0.region == "ACME" })
  }

  @Test func filesAddToTheBuiltInRegions() throws {
    let file = #"{"regions": [{"code": "se", "name": "Mine", "holidays": []}]}"#
    let book = HolidayRuleBook.builtIn.adding(try HolidayRuleBook(parsing: file.utf8))
    #expect(book.regions.map(\.code).prefix(3) == ["US", "VN", "JP"])
    #expect(book.regions.last?.code == "se" && !book.regions.contains { $0.code == "SE" })
    #expect(try book.region(code: "SE").name == "Mine")
  }

  @Test func theBuiltInRulesWrittenAsAFileGiveTheSameDays() throws {
    let sweden = try region(#"{"code": "SE", "extends": "SE"}"#)
    #expect(sweden == .sweden)
  }
}
