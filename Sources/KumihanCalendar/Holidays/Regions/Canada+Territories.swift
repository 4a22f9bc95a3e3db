extension HolidayRegion {
  /// The Atlantic provinces and the territories.
  static let canadianTerritories: [HolidayRegion] = [
    part(
      "CA-NB", "New Brunswick", of: .canada,
      [
        .free("Family Day", "Family Day", .nthWeekday(3, .monday, month: 2), .from(2018)),
        .free("New Brunswick Day", "New Brunswick Day", .nthWeekday(1, .monday, month: 8)),
        remembranceDay1,
        funeralOfHerMajestyTheQueenElizabethIi,
      ]),
    part(
      "CA-NS", "Nova Scotia", of: .canada,
      [
        .free("Heritage Day", "Heritage Day", .nthWeekday(3, .monday, month: 2), .from(2015)),
        remembranceDay2,
        funeralOfHerMajestyTheQueenElizabethIi,
      ]),
    part(
      "CA-PE", "Prince Edward Island", of: .canada, without: ["Canada Day": .always],
      [
        .free("Islander Day", "Islander Day", .nthWeekday(3, .monday, month: 2), .from(2010)),
        .free("Islander Day", "Islander Day", .decreed(days(2009_02_09))),
        nationalDayForTruthAndReconciliation,
        remembranceDay2,
        funeralOfHerMajestyTheQueenElizabethIi,
        movedCanadaDay,
      ]),
    part(
      "CA-NL", "Newfoundland and Labrador", of: .canada, without: ["Canada Day": .always],
      [
        .free(
          "Memorial Day", "Memorial Day", .fixed(MonthDay(7, 1)),
          substitutes: observed(([.sunday], 1), ([.saturday], 2))),
        remembranceDay2,
        funeralOfHerMajestyTheQueenElizabethIi,
        movedCanadaDay,
      ]),
    part(
      "CA-NT", "Northwest Territories", of: .canada,
      [
        victoriaDay,
        .free(
          "National Aboriginal Day", "National Aboriginal Day", .fixed(MonthDay(6, 21)), .from(2001)
        ),
        civicHoliday,
        nationalDayForTruthAndReconciliation,
        thanksgivingDay,
        remembranceDay1,
      ]),
    part(
      "CA-NU", "Nunavut", of: .canada,
      [
        victoriaDay,
        .free("Nunavut Day", "Nunavut Day", .fixed(MonthDay(7, 9)), .from(2020)),
        civicHoliday,
        nationalDayForTruthAndReconciliation,
        thanksgivingDay,
        remembranceDay1,
      ]),
    part(
      "CA-YT", "Yukon", of: .canada, without: ["Canada Day": .always],
      [
        victoriaDay,
        .free(
          "National Aboriginal Day", "National Aboriginal Day", .fixed(MonthDay(6, 21)), .from(2017)
        ),
        .free("Discovery Day", "Discovery Day", .nthWeekday(3, .monday, month: 8)),
        .free(
          "National Day for Truth and Reconciliation", "National Day for Truth and Reconciliation",
          .fixed(MonthDay(9, 30)), .from(2023)),
        thanksgivingDay,
        remembranceDay2,
        funeralOfHerMajestyTheQueenElizabethIi,
        movedCanadaDay,
      ]),
  ]

  private static let movedCanadaDay = HolidayRule.free(
    "Canada Day", "Canada Day", .fixed(MonthDay(7, 1)),
    substitutes: observed(([.sunday], 1), ([.saturday], 2)))
  private static let civicHoliday = HolidayRule.free(
    "Civic Holiday", "Civic Holiday", .nthWeekday(1, .monday, month: 8))
  private static let funeralOfHerMajestyTheQueenElizabethIi = HolidayRule.free(
    "Funeral of Her Majesty the Queen Elizabeth II",
    "Funeral of Her Majesty the Queen Elizabeth II", .decreed(days(2022_09_19)))
  private static let nationalDayForTruthAndReconciliation = HolidayRule.free(
    "National Day for Truth and Reconciliation", "National Day for Truth and Reconciliation",
    .fixed(MonthDay(9, 30)), .from(2022))
  private static let remembranceDay1 = HolidayRule.free(
    "Remembrance Day", "Remembrance Day", .fixed(MonthDay(11, 11)))
  private static let remembranceDay2 = HolidayRule.free(
    "Remembrance Day", "Remembrance Day", .fixed(MonthDay(11, 11)),
    substitutes: observed(([.sunday], 1), ([.saturday], 2)))
  private static let thanksgivingDay = HolidayRule.free(
    "Thanksgiving Day", "Thanksgiving Day", .nthWeekday(2, .monday, month: 10))
  private static let victoriaDay = HolidayRule.free(
    "Victoria Day", "Victoria Day",
    .floating(.monday, from: MonthDay(5, 18), through: MonthDay(5, 24)))
}
