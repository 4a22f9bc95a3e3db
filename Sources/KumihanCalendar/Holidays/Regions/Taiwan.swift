extension HolidayRegion {
  /// 紀念日及節日實施辦法 of 1998 with its changes, the law of 2025 in its place, and the days off that the
  /// Executive Yuan exchanged for Saturdays.
  public static let taiwan = HolidayRegion(
    code: "TW", name: "Taiwan", localName: "臺灣", language: "zh",
    rules: taiwaneseDays + taiwaneseDecrees)

  private static let taiwaneseDays: [HolidayRule] = [
    .free(
      "Founding Day of the Republic of China", "中華民國開國紀念日", .fixed(MonthDay(1, 1)),
      substitutes: nearest),
    newYear("Day before Chinese New Year's Eve", "小年夜", -2, .from(2026)),
    newYear("Chinese New Year's Eve", "農曆除夕", -1),
    newYear("Chinese New Year", "春節", 0), newYear("Chinese New Year", "春節", 1),
    newYear("Chinese New Year", "春節", 2),
    .free(
      "Peace Memorial Day", "和平紀念日", .fixed(MonthDay(2, 28)), .from(1998), substitutes: nearest),
    // Where it meets the day for the graves it is kept on the day before, of a Thursday after.
    .free(
      "Children's Day", "兒童節", .fixed(MonthDay(4, 4)), .from(2011),
      moved: days(
        2013_04_05, 2016_04_05, 2017_04_03, 2020_04_03, 2021_04_02, 2024_04_05, 2025_04_03,
        2028_04_03, 2029_04_03, 2032_04_02, 2033_04_05, 2036_04_03, 2037_04_03, 2040_04_03,
        2041_04_05, 2042_04_03, 2044_04_05, 2045_04_03, 2046_04_03, 2048_04_03, 2049_04_02,
        2050_04_05, 2052_04_05, 2053_04_03, 2054_04_03, 2056_04_03, 2057_04_03, 2058_04_05,
        2060_04_02),
      substitutes: nearest),
    .free(
      "Tomb-Sweeping Day", "民族掃墓節", .solarTerm(longitude: 15, utcOffsetMinutes: 480),
      substitutes: nearest),
    .free("Labour Day", "勞動節", .fixed(MonthDay(5, 1)), .from(2026), substitutes: nearest),
    .free(
      "Dragon Boat Festival", "端午節", .lunar(.chinese, MonthDay(5, 5)), substitutes: nearest),
    .free(
      "Mid-Autumn Festival", "中秋節", .lunar(.chinese, MonthDay(8, 15)), substitutes: nearest),
    .free(
      "Confucius' Birthday", "孔子誕辰紀念日", .fixed(MonthDay(9, 28)), .from(2025), substitutes: nearest),
    .free("National Day", "國慶日", .fixed(MonthDay(10, 10)), substitutes: nearest),
    .free(
      "Taiwan Restoration and Guningtou Victory Memorial Day", "臺灣光復暨金門古寧頭大捷紀念日",
      .fixed(MonthDay(10, 25)), .from(2025), substitutes: nearest),
    .free("Constitution Day", "行憲紀念日", .fixed(MonthDay(12, 25)), .from(2025), substitutes: nearest),
  ]

  private static func newYear(
    _ name: String, _ localName: String, _ offset: Int, _ validity: Validity = .always
  ) -> HolidayRule {
    .free(
      name, localName, .lunar(.chinese, MonthDay(1, 1), offset: offset), validity,
      substitutes: [lieu(.saturday, 1, .from(2003)), lieu(.sunday, 1, .from(2003))])
  }

  /// Of a Saturday the working day before, of a Sunday the one after, since 2015.
  private static let nearest = [lieu(.saturday, -1, .from(2015)), lieu(.sunday, 1, .from(2015))]

  private static func lieu(
    _ weekday: Weekday, _ days: Int, _ validity: Validity
  ) -> HolidaySubstitute {
    HolidaySubstitute(
      weekdays: [weekday], days: days, skipsHolidays: true, skippedWeekdays: [.saturday, .sunday],
      name: "{name} (observed)", localName: "{name}（補假）", validity: validity)
  }

  private static let taiwaneseDecrees: [HolidayRule] = [
    .free(
      "Day off in exchange", "調整放假",
      .decreed(
        days(
          2000_04_03, 2001_01_22, 2005_02_07, 2006_10_09, 2007_02_23, 2007_04_06, 2007_06_18,
          2007_09_24, 2009_01_02, 2009_01_30, 2009_05_29, 2010_02_19, 2012_01_27, 2012_02_27,
          2012_12_31, 2013_02_15, 2013_09_20, 2015_01_02, 2016_02_12, 2016_06_10, 2016_09_16,
          2017_02_27, 2017_05_29, 2017_10_09, 2018_04_06, 2018_12_31, 2019_02_08, 2019_03_01,
          2019_10_11, 2020_01_23, 2020_06_26, 2020_10_02, 2021_02_10, 2021_09_20, 2022_02_04,
          2023_01_20, 2023_01_27, 2023_02_27, 2023_04_03, 2023_06_23, 2023_10_09, 2024_02_08,
          2025_01_27))),
    .free(
      "Substitute Holiday", "補假",
      .decreed(days(1998_01_31, 1998_04_06, 1999_01_02, 1999_06_19))),
    .free("The Buddha's Birthday", "佛陀誕辰紀念日", .decreed(days(2000_05_14))),
  ]
}
