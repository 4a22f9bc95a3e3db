/// The four nations.
extension HolidayRegion {
  /// The Banking and Financial Dealings Act 1971 for England and Wales, and royal proclamations.
  public static let unitedKingdom = HolidayRegion(
    code: "GB", name: "United Kingdom", localName: "United Kingdom", language: "en",
    rules: englishDays)

  static let britishNations: [HolidayRegion] = [
    HolidayRegion(
      code: "GB-ENG", name: "England", localName: "England", language: "en", rules: englishDays),
    HolidayRegion(
      code: "GB-WLS", name: "Wales", localName: "Cymru", language: "en", rules: englishDays),
    HolidayRegion(
      code: "GB-SCT", name: "Scotland", localName: "Scotland", language: "en", rules: scottishDays),
    HolidayRegion(
      code: "GB-NIR", name: "Northern Ireland", localName: "Northern Ireland", language: "en",
      rules: englishDays + [
        bank("Saint Patrick's Day", .fixed(MonthDay(3, 17)), substitutes: nextMonday),
        bank("Battle of the Boyne", .fixed(MonthDay(7, 12)), substitutes: nextMonday),
      ]),
  ]

  private static let common: [HolidayRule] = [
    bank("Good Friday", .easter(.gregorian, offset: -2)),
    bank(
      "May Day", .nthWeekday(1, .monday, month: 5), .from(1978),
      moved: dates((1995, 5, 8), (2020, 5, 8))),
    bank(
      "Spring Bank Holiday", .nthWeekday(-1, .monday, month: 5), .from(1971),
      moved: dates((2002, 6, 4), (2012, 6, 4), (2022, 6, 2))),
    bank("Christmas Day", .fixed(MonthDay(12, 25)), substitutes: twoDaysLater),
    bank("Boxing Day", .fixed(MonthDay(12, 26)), .from(1871), substitutes: twoDaysLater),
    bank("Silver Jubilee of Elizabeth II", .decreed(dates((1977, 6, 7)))),
    bank("Royal Wedding", .decreed(dates((1981, 7, 29), (2011, 4, 29)))),
    bank("Millennium Celebrations", .decreed(dates((1999, 12, 31)))),
    bank("Golden Jubilee of Elizabeth II", .decreed(dates((2002, 6, 3)))),
    bank("Diamond Jubilee of Elizabeth II", .decreed(dates((2012, 6, 5)))),
    bank("Platinum Jubilee of Elizabeth II", .decreed(dates((2022, 6, 3)))),
    bank("State Funeral of Queen Elizabeth II", .decreed(dates((2022, 9, 19)))),
    bank("Coronation of Charles III", .decreed(dates((2023, 5, 8)))),
  ]

  private static let englishDays =
    [
      bank("New Year's Day", .fixed(MonthDay(1, 1)), .from(1974), substitutes: nextMonday),
      bank("Easter Monday", .easter(.gregorian, offset: 1)),
      bank("Late Summer Bank Holiday", .nthWeekday(-1, .monday, month: 8), .from(1971)),
    ] + common

  private static let scottishDays =
    [
      bank("New Year's Day", .fixed(MonthDay(1, 1)), substitutes: nextMonday),
      bank("New Year Holiday", .fixed(MonthDay(1, 2)), substitutes: nextMonday),
      bank("Summer Bank Holiday", .nthWeekday(1, .monday, month: 8), .from(1971)),
      bank("Participation in the World Cup", .decreed(dates((2026, 6, 15)))),
      bank("Saint Andrew's Day", .fixed(MonthDay(11, 30)), .from(2007), substitutes: nextMonday),
    ] + common

  private static func bank(
    _ name: String, _ occurrence: HolidayOccurrence, _ validity: Validity = .always,
    moved: [CalendarDate] = [], substitutes: [HolidaySubstitute] = []
  ) -> HolidayRule {
    .free(name, name, occurrence, validity, moved: moved, substitutes: substitutes)
  }

  private static let nextMonday = [
    HolidaySubstitute(
      weekdays: [.saturday, .sunday], days: 1, skipsHolidays: true,
      skippedWeekdays: [.saturday, .sunday], name: "{name} (observed)",
      localName: "{name} (observed)")
  ]
  /// Christmas and Boxing Day on a weekend are kept on the Monday and Tuesday after.
  private static let twoDaysLater = [
    HolidaySubstitute(
      weekdays: [.saturday, .sunday], days: 2, name: "{name} (observed)",
      localName: "{name} (observed)")
  ]
}
