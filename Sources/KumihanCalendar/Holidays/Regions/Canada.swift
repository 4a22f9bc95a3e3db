/// The country and its larger provinces.
extension HolidayRegion {
  /// The days that are holidays in every province.
  public static let canada = HolidayRegion(
    code: "CA", name: "Canada", localName: "Canada", rules: canadianDays)

  /// The employment standards of the provinces since 1990.
  static let canadianProvinces: [HolidayRegion] = [
    province(
      "ON", "Ontario",
      [
        family(.from(2008)), victoria, thanksgiving,
        civic("Boxing Day", .fixed(MonthDay(12, 26)), observed),
      ]),
    province(
      "QC", "Quebec",
      [
        HolidayRule.free(
          "Victoria Day", "Fête de Dollard", mondayBefore25May, .through(2002)),
        HolidayRule.free(
          "National Patriots' Day", "Journée nationale des patriotes", mondayBefore25May,
          .from(2003)),
        HolidayRule.free(
          "Saint John the Baptist Day", "Fête nationale du Québec", .fixed(MonthDay(6, 24))),
        thanksgiving,
      ]),
    province(
      "BC", "British Columbia",
      [
        .free(
          "Family Day", "Family Day", .nthWeekday(2, .monday, month: 2), .years(2013...2018)),
        family(.from(2019)), victoria,
        civic("British Columbia Day", .nthWeekday(1, .monday, month: 8)),
        truth(2023), thanksgiving, remembrance,
      ]),
    province("AB", "Alberta", [family(.from(1990)), victoria, thanksgiving, remembrance]),
    province(
      "MB", "Manitoba",
      [
        .free(
          "Louis Riel Day", "Louis Riel Day", .nthWeekday(3, .monday, month: 2), .from(2008)),
        victoria, truth(2024), thanksgiving,
      ]),
    province(
      "SK", "Saskatchewan",
      [
        family(.from(2007)), victoria,
        civic("Saskatchewan Day", .nthWeekday(1, .monday, month: 8)), thanksgiving, remembrance,
      ]),
  ]

  private static let canadianDays: [HolidayRule] = [
    civic("New Year's Day", .fixed(MonthDay(1, 1)), observed),
    civic("Good Friday", .easter(.gregorian, offset: -2)),
    civic("Canada Day", .fixed(MonthDay(7, 1))),
    civic("Labour Day", .nthWeekday(1, .monday, month: 9)),
    civic("Christmas Day", .fixed(MonthDay(12, 25)), observed),
  ]

  private static let mondayBefore25May = HolidayOccurrence.floating(
    .monday, from: MonthDay(5, 18), through: MonthDay(5, 24))
  private static let victoria = civic("Victoria Day", mondayBefore25May)
  private static let thanksgiving = civic("Thanksgiving Day", .nthWeekday(2, .monday, month: 10))
  private static let remembrance = civic("Remembrance Day", .fixed(MonthDay(11, 11)))

  private static func family(_ validity: Validity) -> HolidayRule {
    .free("Family Day", "Family Day", .nthWeekday(3, .monday, month: 2), validity)
  }

  private static func truth(_ year: Int) -> HolidayRule {
    .free(
      "National Day for Truth and Reconciliation", "National Day for Truth and Reconciliation",
      .fixed(MonthDay(9, 30)), .from(year))
  }

  private static func civic(
    _ name: String, _ occurrence: HolidayOccurrence, _ substitutes: [HolidaySubstitute] = []
  ) -> HolidayRule {
    .free(name, name, occurrence, substitutes: substitutes)
  }

  private static let observed = [
    HolidaySubstitute(
      weekdays: [.saturday, .sunday], days: 1, skipsHolidays: true,
      skippedWeekdays: [.saturday, .sunday], name: "{name} (observed)",
      localName: "{name} (observed)")
  ]

  private static func province(
    _ code: String, _ name: String, _ own: [HolidayRule]
  ) -> HolidayRegion {
    HolidayRegion(code: "CA-\(code)", name: name, localName: name, rules: canadianDays + own)
  }
}
