import Foundation
import KumihanCalendar
import Testing

@Suite struct HolidayTests {
  @Test func encodesAsThePublishedObject() throws {
    let holiday = try #require(
      HolidayRegion.sweden.holidays(in: 2026).first { $0.name == "Midsummer Eve" })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(holiday), as: UTF8.self)
        == #"{"date":"2026-06-19","kind":"observance","localName":"Midsommarafton","#
        + #""name":"Midsummer Eve","region":"SE","rule":"friday 06-19..06-25"}"#)
  }

  @Test func holidaysComeInOrderOfDate() throws {
    for region in HolidayRuleBook.builtIn.regions {
      for year in 1950...2199 {
        let dates = try region.holidays(in: year).map(\.date)
        #expect(dates == dates.sorted())
        #expect(dates.allSatisfy { $0.year == year })
      }
    }
  }
}
