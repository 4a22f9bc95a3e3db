extension HolidayRegion {
  /// 관공서의 공휴일에 관한 규정 with its changes since 1990, and the law of 2021 on days in lieu. Days of
  /// elections are left out.
  public static let korea = HolidayRegion(
    code: "KR", name: "South Korea", localName: "대한민국", language: "ko",
    rules: koreanDays + koreanMoons)

  private static let koreanDays: [HolidayRule] = [
    .free("New Year's Day", "신정연휴", .fixed(MonthDay(1, 1))),
    .free("New Year Holiday", "신정연휴", .fixed(MonthDay(1, 2)), .through(1998)),
    .free(
      "Independence Movement Day", "3·1절", .fixed(MonthDay(3, 1)), substitutes: weekend(2022)),
    .free("Tree Planting Day", "식목일", .fixed(MonthDay(4, 5)), .through(2005)),
    .free(
      "Labour Day", "근로자의 날", .fixed(MonthDay(5, 1)), .from(2026), substitutes: weekend(2026)),
    .free(
      "Children's Day", "어린이날", .fixed(MonthDay(5, 5)), .from(1975), substitutes: weekend(2014)),
    .free("Memorial Day", "현충일", .fixed(MonthDay(6, 6))),
    .free("Constitution Day", "제헌절", .fixed(MonthDay(7, 17)), .through(2007)),
    .free(
      "Constitution Day", "제헌절", .fixed(MonthDay(7, 17)), .from(2026), substitutes: weekend(2026)),
    .free("Liberation Day", "광복절", .fixed(MonthDay(8, 15)), substitutes: weekend(2021)),
    .free(
      "National Foundation Day", "개천절", .fixed(MonthDay(10, 3)), substitutes: weekend(2021)),
    .free("Armed Forces Day", "국군의 날", .fixed(MonthDay(10, 1)), .years(1976...1990)),
    .free(
      "Temporary Public Holiday", "임시공휴일",
      .decreed(
        dates(
          (2002, 7, 1), (2015, 8, 14), (2016, 5, 6), (2017, 10, 2), (2020, 8, 17),
          (2023, 10, 2), (2024, 10, 1), (2025, 1, 27)))),
    // Holidays that fall on others.
    .free(
      "Substitute Holiday", "대체 휴일",
      .decreed(
        dates(
          (2017, 10, 6), (2025, 5, 6), (2028, 10, 5), (2036, 10, 7), (2039, 10, 5), (2044, 5, 6),
          (2047, 10, 7), (2058, 10, 4)))),
    .free("Hangul Day", "한글날", .fixed(MonthDay(10, 9)), .through(1990)),
    .free("Hangul Day", "한글날", .fixed(MonthDay(10, 9)), .from(2013), substitutes: weekend(2021)),
    .free("Christmas Day", "기독탄신일", .fixed(MonthDay(12, 25)), substitutes: weekend(2023)),
  ]

  private static let koreanMoons: [HolidayRule] =
    [
      .free(
        "Buddha's Birthday", "부처님오신날", .lunar(.korean, MonthDay(4, 8)), .from(1975),
        substitutes: weekend(2023))
    ]
    + [(-1, "Korean New Year's Eve"), (0, "Korean New Year"), (1, "Second Day of Korean New Year")]
    .map { offset, name in
      .free(
        name, "설날", .lunar(.korean, MonthDay(1, 1), offset: offset), .from(1989),
        substitutes: sunday)
    }
    + [(-1, "Chuseok Eve"), (0, "Chuseok"), (1, "Second Day of Chuseok")].map { offset, name in
      .free(
        name, "추석", .lunar(.korean, MonthDay(8, 15), offset: offset), .from(1989),
        substitutes: sunday)
    }

  private static func weekend(_ year: Int) -> [HolidaySubstitute] {
    [
      HolidaySubstitute(
        weekdays: [.saturday, .sunday], days: 1, skipsHolidays: true,
        skippedWeekdays: [.saturday, .sunday], name: "{name} (observed)",
        localName: "{name} 대체 휴일", validity: .from(year))
    ]
  }

  private static let sunday = [
    HolidaySubstitute(
      weekdays: [.sunday], days: 1, skipsHolidays: true, skippedWeekdays: [.saturday, .sunday],
      name: "{name} (observed)", localName: "{name} 대체 휴일", validity: .from(2014))
  ]
}
