/// The country and its larger provinces.
extension HolidayRegion {
  /// The days that are holidays in every province.
  public static let canada = HolidayRegion(
    code: "CA", name: "Canada", localName: "Canada", language: "fr",
    rules: canadianDays + [canadaDay])

  /// The employment standards of the provinces since 1990.
  static let canadianProvinces: [HolidayRegion] = [
    province(
      "ON", "Ontario",
      [
        canadaDay, family(.from(2008)), victoria, thanksgiving,
        civic("Boxing Day", .fixed(MonthDay(12, 26)), observed),
      ]),
    province(
      "QC", "Quebec",
      [
        movedCanadaDay,
        HolidayRule.free(
          "Victoria Day", "Fête de Dollard", mondayBefore25May, .through(2002)),
        HolidayRule.free(
          "National Patriots' Day", "Journée nationale des patriotes", mondayBefore25May,
          .from(2003)),
        HolidayRule.free(
          "Saint John the Baptist Day", "Fête nationale du Québec", .fixed(MonthDay(6, 24)),
          substitutes: afterSunday),
        thanksgiving,
      ]),
    province(
      "BC", "British Columbia",
      [
        movedCanadaDay,
        .free(
          "Funeral of Queen Elizabeth II", "Funeral of Queen Elizabeth II",
          .decreed(dates((2022, 9, 19)))),
        .free(
          "Family Day", "Family Day", .nthWeekday(2, .monday, month: 2), .years(2013...2018)),
        family(.from(2019)), victoria,
        civic("British Columbia Day", .nthWeekday(1, .monday, month: 8)),
        truth(2023), thanksgiving, remembrance,
      ]),
    province(
      "AB", "Alberta",
      [movedCanadaDay, family(.from(1990)), victoria, thanksgiving, movedRemembrance]),
    province(
      "MB", "Manitoba",
      [
        canadaDay,
        .free(
          "Louis Riel Day", "Louis Riel Day", .nthWeekday(3, .monday, month: 2), .from(2008)),
        victoria, truth(2024), thanksgiving,
      ]),
    province(
      "SK", "Saskatchewan",
      [
        movedCanadaDay,
        family(.from(2007)), victoria,
        civic("Saskatchewan Day", .nthWeekday(1, .monday, month: 8)), thanksgiving,
        movedRemembrance,
      ]),
  ]

  private static let canadianDays: [HolidayRule] = [
    civic("New Year's Day", .fixed(MonthDay(1, 1)), observed),
    civic("Good Friday", .easter(.gregorian, offset: -2)),
    civic("Labour Day", .nthWeekday(1, .monday, month: 9)),
    civic("Christmas Day", .fixed(MonthDay(12, 25)), nextMonday),
  ]

  private static let canadaDay = civic("Canada Day", .fixed(MonthDay(7, 1)))
  /// Kept on the Monday after a Sunday.
  private static let movedCanadaDay = civic("Canada Day", .fixed(MonthDay(7, 1)), afterSunday)

  private static let mondayBefore25May = HolidayOccurrence.floating(
    .monday, from: MonthDay(5, 18), through: MonthDay(5, 24))
  private static let victoria = civic("Victoria Day", mondayBefore25May)
  private static let thanksgiving = civic("Thanksgiving Day", .nthWeekday(2, .monday, month: 10))
  private static let remembrance = civic("Remembrance Day", .fixed(MonthDay(11, 11)))
  private static let movedRemembrance = civic(
    "Remembrance Day", .fixed(MonthDay(11, 11)), afterSunday)

  private static func family(_ validity: Validity) -> HolidayRule {
    .free("Family Day", "Family Day", .nthWeekday(3, .monday, month: 2), validity)
  }

  private static func truth(_ year: Int) -> HolidayRule {
    .free(
      "National Day for Truth and Reconciliation", "National Day for Truth and Reconciliation",
      .fixed(MonthDay(9, 30)), .from(year), substitutes: observed)
  }

  private static func civic(
    _ name: String, _ occurrence: HolidayOccurrence, _ substitutes: [HolidaySubstitute] = []
  ) -> HolidayRule {
    .free(name, name, occurrence, substitutes: substitutes)
  }

  private static let observed = [substitute([.saturday, .sunday], skipsHolidays: true)]
  private static let nextMonday = [substitute([.saturday, .sunday], skipsHolidays: false)]
  private static let afterSunday = [substitute([.sunday], skipsHolidays: false)]

  private static func substitute(
    _ weekdays: Set<Weekday>, skipsHolidays: Bool
  ) -> HolidaySubstitute {
    HolidaySubstitute(
      weekdays: weekdays, days: 1, skipsHolidays: skipsHolidays,
      skippedWeekdays: [.saturday, .sunday], name: "{name} (observed)",
      localName: "{name} (observed)")
  }

  private static func province(
    _ code: String, _ name: String, _ own: [HolidayRule]
  ) -> HolidayRegion {
    HolidayRegion(
      code: "CA-\(code)", name: name, localName: name, language: "fr", rules: canadianDays + own)
  }
}
