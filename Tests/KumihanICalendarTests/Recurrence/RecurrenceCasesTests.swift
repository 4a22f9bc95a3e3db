import Testing

/// Rules whose instances were worked out by hand or are printed in RFC 5545, 3.8.5.3.
struct RecurrenceCasesTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let start: String
    let rule: String
    let range: (String, String)
    /// Days, or times, of the range.
    let expected: [String]
    var testDescription: String { name }
  }

  @Test(arguments: cases)
  func expands(_ it: Case) throws {
    let text = CalendarText.event("DTSTART\(it.start)\n\(it.rule)")
    let starts = try CalendarText.starts(text, it.range.0, it.range.1)
    #expect(starts == it.expected, "\(it.rule)")
  }

  static let cases: [Case] = [
    Case(
      name: "leap day, yearly", start: ";VALUE=DATE:20200229", rule: "RRULE:FREQ=YEARLY",
      range: ("2020-01-01", "2032-12-31"),
      expected: ["2020-02-29", "2024-02-29", "2028-02-29", "2032-02-29"]),
    Case(
      name: "leap day moves on (RFC 7529)", start: ";VALUE=DATE:20200229",
      rule: "RRULE:RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD", range: ("2021-01-01", "2024-12-31"),
      expected: ["2021-03-01", "2022-03-01", "2023-03-01", "2024-02-29"]),
    Case(
      name: "the 31st moves back (RFC 7529)", start: ";VALUE=DATE:20260131",
      rule: "RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4",
      range: ("2026-01-01", "2026-12-31"),
      expected: ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]),
    Case(
      name: "a birthday without its year", start: ";VALUE=DATE:00010314",
      rule: "RRULE:FREQ=YEARLY", range: ("2026-01-01", "2027-12-31"),
      expected: ["2026-03-14", "2027-03-14"]),
    Case(
      name: "midnight as 24 o'clock", start: ":20260131T240000",
      rule: "RRULE:FREQ=DAILY;COUNT=2", range: ("2026-01-01", "2026-12-31"),
      expected: ["2026-02-01T00:00:00", "2026-02-02T00:00:00"]),
    Case(
      name: "leap day skips 2100", start: ";VALUE=DATE:20200229", rule: "RRULE:FREQ=YEARLY",
      range: ("2095-01-01", "2104-12-31"), expected: ["2096-02-29", "2104-02-29"]),
    Case(
      name: "last day of February", start: ";VALUE=DATE:20200229",
      rule: "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", range: ("2021-01-01", "2024-12-31"),
      expected: ["2021-02-28", "2022-02-28", "2023-02-28", "2024-02-29"]),
    Case(
      name: "the 31st leaves out short months", start: ";VALUE=DATE:20260131",
      rule: "RRULE:FREQ=MONTHLY", range: ("2026-01-01", "2026-08-31"),
      expected: ["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31", "2026-08-31"]),
    Case(
      name: "last workday of the month", start: ":20260130T160000",
      rule: "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
      range: ("2026-01-01", "2026-05-31"),
      expected: [
        "2026-01-30T16:00:00", "2026-02-27T16:00:00", "2026-03-31T16:00:00",
        "2026-04-30T16:00:00", "2026-05-29T16:00:00",
      ]),
    // RFC 5545, BYDAY: with BYMONTH in a yearly rule the number counts within the month.
    Case(
      name: "fourth Thursday of November", start: ";VALUE=DATE:20261126",
      rule: "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", range: ("2026-01-01", "2028-12-31"),
      expected: ["2026-11-26", "2027-11-25", "2028-11-23"]),
    Case(
      name: "last Sunday of two months", start: ";VALUE=DATE:20260329",
      rule: "RRULE:FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU", range: ("2026-01-01", "2027-12-31"),
      expected: ["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31"]),
    Case(
      name: "twentieth Monday of the year", start: ";VALUE=DATE:20260518",
      rule: "RRULE:FREQ=YEARLY;BYDAY=20MO", range: ("2026-01-01", "2027-12-31"),
      expected: ["2026-05-18", "2027-05-17"]),
    Case(
      name: "third of Tue, Wed, Thu", start: ":19970904T090000",
      rule: "RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3",
      range: ("1997-01-01", "1998-12-31"),
      expected: ["1997-09-04T09:00:00", "1997-10-07T09:00:00", "1997-11-06T09:00:00"]),
    Case(
      name: "second-last weekday", start: ":19970929T090000",
      rule: "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
      range: ("1997-09-01", "1997-12-31"),
      expected: [
        "1997-09-29T09:00:00", "1997-10-30T09:00:00", "1997-11-27T09:00:00",
        "1997-12-30T09:00:00",
      ]),
    Case(
      name: "Monday of week 20", start: ":19970512T090000",
      rule: "RRULE:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", range: ("1997-01-01", "1999-12-31"),
      expected: ["1997-05-12T09:00:00", "1998-05-11T09:00:00", "1999-05-17T09:00:00"]),
    Case(
      name: "week 53 exists in some years", start: ";VALUE=DATE:20201228",
      rule: "RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO", range: ("2020-01-01", "2033-12-31"),
      expected: ["2020-12-28", "2026-12-28", "2032-12-27"]),
    Case(
      name: "week 1 may begin in December", start: ";VALUE=DATE:20241230",
      rule: "RRULE:FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", range: ("2024-12-01", "2027-12-31"),
      expected: ["2024-12-30", "2025-12-29", "2027-01-04"]),
    Case(
      name: "last week, on DTSTART's weekday", start: ";VALUE=DATE:20251224",
      rule: "RRULE:FREQ=YEARLY;BYWEEKNO=-1", range: ("2025-01-01", "2027-12-31"),
      expected: ["2025-12-24", "2026-12-30", "2027-12-29"]),
    Case(
      name: "days from the end of the year", start: ";VALUE=DATE:20231231",
      rule: "RRULE:FREQ=YEARLY;BYYEARDAY=1,-1", range: ("2024-01-01", "2024-12-31"),
      expected: ["2024-01-01", "2024-12-31"]),
    Case(
      name: "third last day of the month", start: ":19970928T090000",
      rule: "RRULE:FREQ=MONTHLY;BYMONTHDAY=-3", range: ("1997-09-01", "1998-02-28"),
      expected: [
        "1997-09-28T09:00:00", "1997-10-29T09:00:00", "1997-11-28T09:00:00",
        "1997-12-29T09:00:00", "1998-01-29T09:00:00", "1998-02-26T09:00:00",
      ]),
    Case(
      name: "Friday the 13th; DTSTART counts though it is none", start: ":19970902T090000",
      rule: "RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", range: ("1997-09-01", "1999-12-31"),
      expected: [
        "1997-09-02T09:00:00", "1998-02-13T09:00:00", "1998-03-13T09:00:00",
        "1998-11-13T09:00:00", "1999-08-13T09:00:00",
      ]),
    Case(
      name: "20th Monday of the year", start: ":19970519T090000",
      rule: "RRULE:FREQ=YEARLY;BYDAY=20MO", range: ("1997-01-01", "1999-12-31"),
      expected: ["1997-05-19T09:00:00", "1998-05-18T09:00:00", "1999-05-17T09:00:00"]),
    Case(
      name: "election day", start: ":19961105T090000",
      rule: "RRULE:FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      range: ("1996-01-01", "2004-12-31"),
      expected: ["1996-11-05T09:00:00", "2000-11-07T09:00:00", "2004-11-02T09:00:00"]),
    Case(
      name: "week start matters: Monday", start: ":19970805T090000",
      rule: "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
      range: ("1997-01-01", "1997-12-31"),
      expected: [
        "1997-08-05T09:00:00", "1997-08-10T09:00:00", "1997-08-19T09:00:00",
        "1997-08-24T09:00:00",
      ]),
    Case(
      name: "week start matters: Sunday", start: ":19970805T090000",
      rule: "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
      range: ("1997-01-01", "1997-12-31"),
      expected: [
        "1997-08-05T09:00:00", "1997-08-17T09:00:00", "1997-08-19T09:00:00",
        "1997-08-31T09:00:00",
      ]),
    Case(
      name: "every 18 months", start: ":19970910T090000",
      rule: "RRULE:FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=10,11", range: ("1999-01-01", "2000-12-31"),
      expected: [
        "1999-03-10T09:00:00", "1999-03-11T09:00:00", "2000-09-10T09:00:00",
        "2000-09-11T09:00:00",
      ]),
    Case(
      name: "every three hours until", start: ":19970902T090000",
      rule: "RRULE:FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z",
      range: ("1997-09-02", "1997-09-03"),
      expected: ["1997-09-02T09:00:00", "1997-09-02T12:00:00", "1997-09-02T15:00:00"]),
    Case(
      name: "every 90 minutes", start: ":19970902T090000",
      rule: "RRULE:FREQ=MINUTELY;INTERVAL=90;COUNT=4", range: ("1997-09-02", "1997-09-03"),
      expected: [
        "1997-09-02T09:00:00", "1997-09-02T10:30:00", "1997-09-02T12:00:00",
        "1997-09-02T13:30:00",
      ]),
    Case(
      name: "minutes within hours", start: ":20260101T090000",
      rule: "RRULE:FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,16;COUNT=5",
      range: ("2026-01-01", "2026-01-03"),
      expected: [
        "2026-01-01T09:00:00", "2026-01-01T09:20:00", "2026-01-01T09:40:00",
        "2026-01-01T16:00:00", "2026-01-01T16:20:00",
      ]),
    Case(
      name: "times of day expand a day", start: ":20260101T090000",
      rule: "RRULE:FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0,30;COUNT=5",
      range: ("2026-01-01", "2026-01-09"),
      expected: [
        "2026-01-01T09:00:00", "2026-01-01T09:30:00", "2026-01-01T17:00:00",
        "2026-01-01T17:30:00", "2026-01-02T09:00:00",
      ]),
    Case(
      name: "COUNT counts what EXDATE takes away", start: ":20260101T090000",
      rule: "RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20260102T090000", range: ("2026-01-01", "2026-01-31"),
      expected: ["2026-01-01T09:00:00", "2026-01-03T09:00:00"]),
    Case(
      name: "a daily COUNT from 1990 ends where it should", start: ":19900101T090000",
      rule: "RRULE:FREQ=DAILY;COUNT=13150", range: ("2025-12-29", "2026-12-31"),
      expected: [
        "2025-12-29T09:00:00", "2025-12-30T09:00:00", "2025-12-31T09:00:00",
        "2026-01-01T09:00:00",
      ]),
    Case(
      name: "UNTIL as a date takes in its day", start: ":20260101T090000",
      rule: "RRULE:FREQ=DAILY;UNTIL=20260102", range: ("2026-01-01", "2026-01-31"),
      expected: ["2026-01-01T09:00:00", "2026-01-02T09:00:00"]),
    Case(
      name: "UNTIL as a time for whole days", start: ";VALUE=DATE:20260101",
      rule: "RRULE:FREQ=DAILY;UNTIL=20260102T235959Z", range: ("2026-01-01", "2026-01-31"),
      expected: ["2026-01-01", "2026-01-02"]),
    Case(
      name: "a rule that never comes true", start: ":20260101T090000",
      rule: "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", range: ("2026-01-01", "2030-12-31"),
      expected: ["2026-01-01T09:00:00"]),
    Case(
      name: "EXRULE takes away", start: ";VALUE=DATE:20260101",
      rule: "RRULE:FREQ=DAILY;COUNT=6\nEXRULE:FREQ=DAILY;INTERVAL=2",
      range: ("2026-01-01", "2026-01-31"), expected: ["2026-01-02", "2026-01-04", "2026-01-06"]),
    Case(
      name: "RDATE adds, also before DTSTART", start: ";VALUE=DATE:20260110",
      rule: "RDATE;VALUE=DATE:20260105,20260120", range: ("2026-01-01", "2026-01-31"),
      expected: ["2026-01-05", "2026-01-10", "2026-01-20"]),
  ]
}
