extension HolidayRegion {
  /// The federal holidays of 5 U.S.C. 6103 and of the laws before it.
  public static let unitedStates = HolidayRegion(
    code: "US", name: "United States", localName: "United States", language: "en",
    rules: fixedDays + mondaysAndThursdays)

  private static let fixedDays: [HolidayRule] = [
    day("New Year's Day", MonthDay(1, 1), .from(1870)),
    day("Washington's Birthday", MonthDay(2, 22), .years(1879...1970)),
    day("Memorial Day", MonthDay(5, 30), .years(1888...1970)),
    day("Juneteenth National Independence Day", MonthDay(6, 19), .from(2021, 6, 17)),
    day("Independence Day", MonthDay(7, 4), .from(1870)),
    day("Armistice Day", MonthDay(11, 11), .years(1938...1953)),
    day("Veterans Day", MonthDay(11, 11), .years(1954...1970)),
    day("Veterans Day", MonthDay(11, 11), .from(1978)),
    day("Christmas Day", MonthDay(12, 25), .from(1870)),
  ]

  private static let mondaysAndThursdays: [HolidayRule] = [
    nth("Martin Luther King Jr. Day", 3, .monday, month: 1, .from(1986)),
    nth("Washington's Birthday", 3, .monday, month: 2, .from(1971)),
    nth("Memorial Day", -1, .monday, month: 5, .from(1971)),
    nth("Labor Day", 1, .monday, month: 9, .from(1894)),
    // Proclaimed by the President each year before it became a holiday by law.
    .kept("Columbus Day", "Columbus Day", .fixed(MonthDay(10, 12)), .years(1937...1970)),
    nth("Columbus Day", 2, .monday, month: 10, .from(1971)),
    nth("Veterans Day", 4, .monday, month: 10, .years(1971...1977)),
    nth(
      "Thanksgiving Day", -1, .thursday, month: 11, .years(1870...1941),
      moved: dates((1939, 11, 23), (1940, 11, 21), (1941, 11, 20))),
    nth("Thanksgiving Day", 4, .thursday, month: 11, .from(1942)),
  ]

  private static func day(_ name: String, _ day: MonthDay, _ validity: Validity) -> HolidayRule {
    .free(name, name, .fixed(day), validity, substitutes: observed)
  }

  private static func nth(
    _ name: String, _ ordinal: Int, _ weekday: Weekday, month: Int, _ validity: Validity,
    moved: [CalendarDate] = []
  ) -> HolidayRule {
    .free(name, name, .nthWeekday(ordinal, weekday, month: month), validity, moved: moved)
  }

  /// Saturdays count since Public Law 86-362 of 22 September 1959.
  private static let observed = [
    HolidaySubstitute(
      weekdays: [.saturday], days: -1, name: "{name} (observed)", localName: "{name} (observed)",
      validity: .from(1959, 9, 22)),
    HolidaySubstitute(
      weekdays: [.sunday], days: 1, name: "{name} (observed)", localName: "{name} (observed)"),
  ]
}
