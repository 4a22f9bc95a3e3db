extension HolidayRegion {
  /// 全国年节及纪念日放假办法 in its forms of 1949, 1999, 2007, 2013 and 2024, and the days off that the State
  /// Council exchanges for weekends each year; without the days when weekends are worked.
  public static let china = HolidayRegion(
    code: "CN", name: "China", localName: "中国", language: "zh",
    rules: chineseDays + chineseExchanges,
    announced: AnnouncedDays(years: 2001...2026, days: "days off in exchange for weekends"))

  private static let chineseDays: [HolidayRule] = [
    .free("New Year's Day", "元旦", .fixed(MonthDay(1, 1)), substitutes: workday),
    spring("Chinese New Year's Eve", "除夕", -1, .years(2008...2013)),
    spring("Chinese New Year's Eve", "除夕", -1, .from(2025)),
    spring("Spring Festival", "春节", 0, .always),
    spring("Spring Festival", "春节", 1, .always),
    spring("Spring Festival", "春节", 2, .through(2007)),
    spring("Spring Festival", "春节", 2, .from(2014)),
    .free(
      "Tomb-Sweeping Day", "清明节", .solarTerm(longitude: 15, utcOffsetMinutes: 480), .from(2008),
      substitutes: workday),
    .free("Labour Day", "劳动节", .fixed(MonthDay(5, 1)), substitutes: workday),
    .free("Labour Day", "劳动节", .fixed(MonthDay(5, 2)), .years(2000...2007), substitutes: workday),
    .free("Labour Day", "劳动节", .fixed(MonthDay(5, 2)), .from(2025), substitutes: workday),
    .free("Labour Day", "劳动节", .fixed(MonthDay(5, 3)), .years(2000...2007), substitutes: workday),
    .free(
      "Dragon Boat Festival", "端午节", .lunar(.chinese, MonthDay(5, 5)), .from(2008),
      substitutes: workdays(except: 2012)),
    .free(
      "Mid-Autumn Festival", "中秋节", .lunar(.chinese, MonthDay(8, 15)), .from(2008),
      substitutes: workdays(except: 2015)),
    .free("National Day", "国庆节", .fixed(MonthDay(10, 1)), substitutes: workday),
    .free("National Day", "国庆节", .fixed(MonthDay(10, 2)), substitutes: workday),
    .free("National Day", "国庆节", .fixed(MonthDay(10, 3)), .from(1999), substitutes: workday),
    .free(
      "70th Anniversary of the Victory over Japan", "抗日战争胜利70周年纪念日",
      .decreed(dates((2015, 9, 3)))),
    .free(
      "Spring Festival Extended Holiday", "春节延长假期",
      .decreed(dates((2020, 1, 30), (2020, 1, 31), (2020, 2, 1), (2020, 2, 2)))),
  ]

  private static func spring(
    _ name: String, _ localName: String, _ offset: Int, _ validity: Validity
  ) -> HolidayRule {
    .free(
      name, localName, .lunar(.chinese, MonthDay(1, 1), offset: offset), validity,
      substitutes: workday)
  }

  /// A holiday on a weekend is made up for on the next working day, since the form of 1999.
  private static let workday = [makingUp(.from(2000))]

  /// In one year the notice named the day itself.
  private static func workdays(except year: Int) -> [HolidaySubstitute] {
    [makingUp(.through(year - 1)), makingUp(.from(year + 1))]
  }

  private static func makingUp(_ validity: Validity) -> HolidaySubstitute {
    HolidaySubstitute(
      weekdays: [.saturday, .sunday], days: 1, skipsHolidays: true,
      skippedWeekdays: [.saturday, .sunday], name: "{name} (observed)", localName: "{name}（补假）",
      validity: validity)
  }

  /// The notices of the State Council (国务院办公厅关于部分节假日安排的通知).
  private static let chineseExchanges: [HolidayRule] = [
    .free(
      "Day off in exchange", "调休",
      .decreed(
        days(
          2001_01_29, 2001_01_30, 2001_05_04, 2001_05_07, 2001_10_04, 2001_10_05, 2002_01_02,
          2002_01_03, 2002_02_15, 2002_02_18, 2002_05_06, 2002_05_07, 2002_10_04, 2002_10_07,
          2003_02_06, 2003_02_07, 2003_05_06, 2003_05_07, 2003_10_06, 2003_10_07, 2004_01_27,
          2004_01_28, 2004_05_06, 2004_05_07, 2004_10_06, 2004_10_07, 2005_02_14, 2005_02_15,
          2005_05_05, 2005_05_06, 2005_10_06, 2005_10_07, 2006_01_03, 2006_02_02, 2006_02_03,
          2006_05_04, 2006_05_05, 2006_10_05, 2006_10_06, 2007_01_02, 2007_01_03, 2007_02_22,
          2007_02_23, 2007_05_04, 2007_05_07, 2007_10_04, 2007_10_05, 2007_12_31, 2008_02_11,
          2008_02_12, 2008_05_02, 2008_09_29, 2008_09_30, 2009_01_02, 2009_01_29, 2009_01_30,
          2009_05_29, 2009_10_07, 2009_10_08, 2010_02_18, 2010_02_19, 2010_06_14, 2010_06_15,
          2010_09_23, 2010_09_24, 2010_10_06, 2010_10_07, 2011_02_07, 2011_02_08, 2011_04_04,
          2011_10_06, 2011_10_07, 2012_01_03, 2012_01_26, 2012_01_27, 2012_04_02, 2012_04_03,
          2012_04_30, 2012_06_22, 2012_10_05, 2013_01_02, 2013_01_03, 2013_02_14, 2013_02_15,
          2013_04_05, 2013_04_29, 2013_04_30, 2013_06_10, 2013_06_11, 2013_09_20, 2013_10_04,
          2013_10_07, 2014_02_05, 2014_02_06, 2014_05_02, 2014_10_06, 2014_10_07, 2015_01_02,
          2015_02_18, 2015_02_24, 2015_09_04, 2015_10_06, 2015_10_07, 2016_02_11, 2016_02_12,
          2016_06_10, 2016_09_16, 2016_10_06, 2016_10_07, 2017_01_27, 2017_02_02, 2017_04_03,
          2017_05_29, 2017_10_06, 2018_02_15, 2018_02_21, 2018_04_06, 2018_04_30, 2018_10_04,
          2018_10_05, 2018_12_31, 2019_02_04, 2019_02_08, 2019_05_02, 2019_05_03, 2019_10_04,
          2019_10_07, 2020_01_24, 2020_05_04, 2020_05_05, 2020_06_26, 2020_10_06, 2020_10_07,
          2020_10_08, 2021_02_11, 2021_02_17, 2021_05_04, 2021_05_05, 2021_09_20, 2021_10_06,
          2021_10_07, 2022_01_31, 2022_02_04, 2022_04_04, 2022_05_03, 2022_05_04, 2022_10_06,
          2022_10_07, 2023_01_26, 2023_01_27, 2023_05_02, 2023_05_03, 2023_06_23, 2023_10_05,
          2023_10_06, 2024_02_15, 2024_02_16, 2024_04_05, 2024_05_02, 2024_05_03, 2024_09_16,
          2024_10_04, 2024_10_07, 2025_02_03, 2025_02_04, 2025_05_05, 2025_10_07, 2025_10_08,
          2026_01_02, 2026_02_20, 2026_02_23, 2026_05_05, 2026_10_06, 2026_10_07)))
  ]
}
