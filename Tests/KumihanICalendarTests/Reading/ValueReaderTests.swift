import KumihanCalendar
import Testing

@testable import KumihanICalendar

struct ValueReaderTests {
  private func time(_ text: String) -> String? {
    ValueReader.time(text, in: .floating).map { value in
      let (day, second) = (LocalTime.day(of: value.local), LocalTime.secondOfDay(of: value.local))
      let zone = value.zone == .utc ? "Z" : ""
      return "\(day) \(value.isDate ? "date" : "\(second)")\(zone)"
    }
  }

  @Test(arguments: [
    ("19700101", "0 date"), ("20000229", "11016 date"), ("2000-02-29", "11016 date"),
    ("19700102T000001", "1 1"), ("19700101T235960Z", "0 86399Z"), ("19700101T240000", "1 0"),
    ("1970-01-01T12:00:00Z", "0 43200Z"), ("00010101", "-719162 date"),
  ])
  func times(text: String, expected: String) {
    #expect(time(text) == expected)
  }

  @Test(arguments: [
    "", "1970", "19700229", "19701301", "19700100", "00000101", "19700101T", "19700101T0000",
    "19700101T250000", "19700101T240001", "19700101T006000", "19700101 000000", "+9700101",
    "1970 101", "19700101T00000-", "19700101ZZ", "19700101T000000ZZ", "1970-0101", "١٩٧٠٠١٠١",
  ])
  func timesThatAreNone(text: String) {
    #expect(time(text) == nil)
  }

  @Test(arguments: [
    ("P1W", 7, 0), ("P15DT5H0M20S", 15, 18_020), ("-PT15M", 0, -900), ("+P3D", 3, 0),
    ("P1W2D", 9, 0), ("PT0S", 0, 0), ("P", 0, 0), ("P999999999W", 6_999_999_993, 0),
  ])
  func durations(text: String, days: Int, seconds: Int) {
    #expect(ValueReader.duration(text) == DurationValue(days: days, seconds: seconds))
  }

  @Test(arguments: [
    "", "1D", "P1", "PD", "P1H", "PT1D", "P1D1D", "PT1S1M", "P-1D", "P1D ", "--P1D", "P9999999999D",
  ])
  func durationsThatAreNone(text: String) {
    #expect(ValueReader.duration(text) == nil)
  }

  @Test func everyPartOfARuleIsRead() throws {
    let rule = try #require(
      ValueReader.rule(
        "freq=Yearly; INTERVAL=2;COUNT=5;WKST=SU;BYSECOND=0,60;BYMINUTE=59;BYHOUR=0,23;BYDAY=MO,-1FR,+53TU;"
          + "BYMONTHDAY=-31,31;BYYEARDAY=366,-1;BYWEEKNO=53;BYMONTH=1,12;BYSETPOS=-1;RSCALE=GREGORIAN;"
          + "SKIP=BACKWARD;X-NOTE=a",
        in: .floating))
    #expect(rule.frequency == .yearly && rule.skip == .backward && rule.weekStart == .sunday)
    #expect((rule.interval, rule.count) == (2, 5))
    #expect((rule.seconds, rule.minutes, rule.hours) == ([0, 60], [59], [0, 23]))
    #expect(rule.days.map(\.ordinal) == [0, -1, 53])
    #expect(rule.days.map(\.weekday) == [.monday, .friday, .tuesday])
    #expect((rule.monthDays, rule.yearDays) == ([-31, 31], [366, -1]))
    #expect((rule.weekNumbers, rule.months, rule.positions) == ([53], [1, 12], [-1]))
    let until = ValueReader.rule("FREQ=DAILY;UNTIL=19700102T000000Z;COUNT=-1", in: .floating)
    #expect(until?.until == TimeValue(local: 86_400, isDate: false, zone: .utc))
    #expect(until?.count == nil, "exporters write -1 for no count")
    #expect(ValueReader.rule("FREQ=DAILY;INTERVAL=0", in: .floating)?.interval == 1)
  }

  @Test(arguments: [
    "", "COUNT=2", "FREQ=OFTEN", "FREQ=DAILY;FREQ=DAILY", "FREQ=DAILY;COUNT=x",
    "FREQ=DAILY;BYHOUR=24",
    "FREQ=DAILY;BYMONTHDAY=0", "FREQ=DAILY;BYMONTH=13", "FREQ=DAILY;BYMONTH=-1",
    "FREQ=DAILY;BYDAY=XX",
    "FREQ=DAILY;BYDAY=0MO", "FREQ=DAILY;BYDAY=54MO", "FREQ=DAILY;BYDAY=", "FREQ=DAILY;BYHOUR=,9",
    "FREQ=DAILY;UNTIL=tomorrow", "FREQ=DAILY;WKST=1", "FREQ=DAILY;OFTEN=1",
    "FREQ=DAILY;INTERVAL=2x",
    "FREQ=DAILY;SKIP=MAYBE", "FREQ=DAILY;RSCALE=CHINESE", "FREQ=DAILY;BYSETPOS=367", "DAILY",
    "FREQ=DAILY;INTERVAL=99999999999999999999",
  ])
  func rulesThatAreNone(text: String) {
    #expect(ValueReader.rule(text, in: .floating) == nil)
  }
}
