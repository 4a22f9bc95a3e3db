import KumihanCalendar
import Testing

/// The countries that messages name.
private let known =
  "SE, US, VN, JP, DE, FR, GB, NO, DK, FI, NL, ES, IT, PL, CA, KR, AU, CN, TW, IN, TH"

@Suite struct HolidayRuleBookErrorTests {
  private func error(_ json: String) -> JSONError? {
    #expect(throws: JSONError.self) { try HolidayRuleBook(parsing: json.utf8) }
  }

  @Test(arguments: [
    ("[]", "$: expected an object, found an array", nil),
    ("{}", "$: 'regions' is missing", nil),
    (#"{"regions": null}"#, "$: 'regions' is missing", nil),
    (#"{"regions": {}}"#, "$.regions: expected an array, found an object", nil),
    (
      #"{"region": []}"#, "$.region: unknown key", "did you mean 'regions'? known: regions"
    ),
    (#"{"regions": [7]}"#, "$.regions[0]: expected an object, found a number", nil),
    (
      #"{"regions": [{"code": "NL", "name": "N"}]}"#, "$.regions[0]: no holidays",
      "give 'holidays', or 'extends' another region"
    ),
    (#"{"regions": [{"name": "N", "holidays": []}]}"#, "$.regions[0]: 'code' is missing", nil),
    (
      #"{"regions": [{"code": "A", "extends": "SV"}]}"#,
      "$.regions[0].extends: unknown region 'SV'", "did you mean 'SE'? known: \(known)"
    ),
    (
      #"{"regions": [{"code": "A", "extends": "SE", "without": ["Epifany"]}]}"#,
      "$.regions[0].without[0]: unknown 'Epifany'", nil
    ),
    (
      #"{"regions": [{"code": "A", "extends": "SE"}, {"code": "A", "extends": "US"}]}"#,
      "$.regions[1]: a second region 'A'", "give each code once"
    ),
  ]) func files(json: String, message: String, hint: String?) {
    let error = error(json)
    #expect(error.map { "\($0.path): \($0.reason)" } == message)
    if let hint { #expect(error?.hint == hint) }
  }

  @Test(arguments: [
    (#""rule": "fixed""#, ": 'date' is missing", nil),
    (
      #""rule": "fixd", "date": "01-01""#, ".rule: unknown 'fixd'",
      "did you mean 'fixed'? known: fixed, easter, floating, nthWeekday, lunar, solarTerm, dates"
    ),
    (
      #""rule": "fixed", "date": "02-30""#, ".date: unreadable day '02-30'",
      "write it as MM-DD, such as 06-20"
    ),
    (#""rule": "fixed", "date": 1"#, ".date: expected a string, found a number", nil),
    (#""rule": "easter", "offset": 1.5"#, ".offset: expected a whole number, found a number", nil),
    (
      #""rule": "nthWeekday", "nth": 0, "weekday": "monday", "month": 1"#,
      ".nth: 0 is out of range",
      "use 1 to 5 or -1 to -5"
    ),
    (
      #""rule": "nthWeekday", "nth": 1, "weekday": "monday", "month": 13"#,
      ".month: 13 is out of range", "use 1 to 12"
    ),
    (
      #""rule": "nthWeekday", "nth": 1, "weekday": "munday", "month": 1"#,
      ".weekday: unknown 'munday'", nil
    ),
    (
      #""rule": "solarTerm", "longitude": 0, "utcOffset": "9""#,
      ".utcOffset: unreadable offset '9'",
      "write it as +HH:MM, such as +09:00"
    ),
    (
      #""rule": "dates", "dates": ["2026-01-01", "2026-02-30"]"#,
      ".dates[1]: day 30 does not exist in 2026-02", "2026-02 has 28 days"
    ),
    (
      #""rule": "fixed", "date": "01-01", "validfrom": 2000"#, ".validfrom: unknown key", nil
    ),
    (
      #""rule": "fixed", "date": "01-01", "validTo": 1500"#, ".validTo: 1500 is out of range",
      "use 1583 to 9999"
    ),
    (
      #""rule": "fixed", "date": "01-01", "validFrom": 2001, "validTo": 2000"#,
      ": 'validTo' 2000-12-31 is before 2001-01-01", nil
    ),
    (
      #""rule": "fixed", "date": "01-01", "kind": "bank""#, ".kind: unknown 'bank'",
      "known: public, observance"
    ),
    (#""rule": "fixed", "date": "01-01", "substitute": "x""#, ".substitute: unknown 'x'", nil),
  ]) func holidays(holiday: String, message: String, hint: String?) {
    let error = error(
      #"{"regions": [{"code": "T", "name": "T", "holidays": [{"name": "D", \#(holiday)}]}]}"#)
    #expect(error.map { "\($0.path): \($0.reason)" } == "$.regions[0].holidays[0]" + message)
    if let hint { #expect(error?.hint == hint) }
  }

  @Test func textThatIsNotJSON() {
    let error = error("{\n  \"regions\": [,]\n}")
    #expect(error?.path == "$")
    #expect(error?.reason.hasPrefix("not JSON: ") == true)
    #expect(error?.line == 2)
  }

  @Test func substitutesThatNeverEnd() {
    let error = error(
      #"""
      {"regions": [{"code": "T", "name": "T", "holidays": [], "substitutes": {"w": [
        {"weekdays": ["sunday"], "days": 0}]}}]}
      """#)
    #expect(
      error.map { "\($0.path): \($0.reason)" }
        == "$.regions[0].substitutes.w[0].days: 0 is out of range")
  }
}
