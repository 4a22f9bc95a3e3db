import Foundation
import KumihanCalendar
import Testing

@Suite struct CalendarDateCodingTests {
  @Test func datesMonthsAndWeeksAreISOText() throws {
    struct Values: Codable, Equatable {
      var date: CalendarDate
      var month: CalendarMonth
      var week: ISOWeek
      var weekday: Weekday
    }
    let json = #"{"date":"2026-10-14","month":"2026-10","week":"2026-W42","weekday":"sunday"}"#
    let values = try JSONDecoder().decode(Values.self, from: Data(json.utf8))
    #expect(values.date == (try CalendarDate(year: 2026, month: 10, day: 14)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(values), as: UTF8.self) == json)
  }

  @Test func aBadDateNamesItself() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: Data(#"["2026-02-30"]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "day 30 does not exist in 2026-02")
    #expect(context.codingPath.map(\.intValue) == [0])
  }
}
