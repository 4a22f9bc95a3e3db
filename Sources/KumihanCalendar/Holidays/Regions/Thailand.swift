extension HolidayRegion {
  /// The days that the cabinet announces, since 1990; the feasts of the moon follow the Thai calendar,
  /// whose long years are listed to 2060. Days of the government, banks and schools are left out.
  public static let thailand = HolidayRegion(
    code: "TH", name: "Thailand", localName: "ประเทศไทย", language: "th",
    rules: thaiDays + thaiMoons + thaiDecrees,
    announced: AnnouncedDays(years: 1992...2026, days: "days that the cabinet adds"))

  private static let thaiDays: [HolidayRule] = [
    .free("New Year's Day", "วันขึ้นปีใหม่", .fixed(MonthDay(1, 1)), substitutes: monday),
    .kept("National Children's Day", "วันเด็กแห่งชาติ", .nthWeekday(2, .saturday, month: 1)),
    .free("Chakri Memorial Day", "วันจักรี", .fixed(MonthDay(4, 6)), substitutes: monday),
    // Of its three days the first gives the day in lieu.
    songkran(12, .through(1997), lieu), songkran(13, .through(1997)), songkran(14, .through(1997)),
    songkran(13, .years(1998...2019), lieu), songkran(14, .years(1998...2019)),
    songkran(15, .years(1998...2019)),
    songkran(13, .from(2021), lieu), songkran(14, .from(2021)), songkran(15, .from(2021)),
    .free(
      "Songkran Festival (in lieu)", "ชดเชยวันสงกรานต์",
      .decreed(dates((2020, 7, 27), (2020, 9, 4), (2020, 9, 7)))),
    .free(
      "National Labour Day", "วันแรงงานแห่งชาติ", .fixed(MonthDay(5, 1)), substitutes: monday),
    .free(
      "Coronation Day", "วันฉัตรมงคล", .fixed(MonthDay(5, 5)), .through(2016),
      substitutes: monday),
    .free(
      "Coronation Day", "วันฉัตรมงคล", .fixed(MonthDay(5, 4)), .from(2020), substitutes: monday),
    .free(
      "HM Queen Suthida's Birthday", "วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี",
      .fixed(MonthDay(6, 3)), .from(2019), substitutes: monday),
    .free(
      "HM King Maha Vajiralongkorn's Birthday", "วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว",
      .fixed(MonthDay(7, 28)), .from(2017), substitutes: monday),
    .free(
      "HM Queen Sirikit's Birthday; National Mother's Day", "วันแม่แห่งชาติ",
      .fixed(MonthDay(8, 12)), .from(1976), substitutes: monday),
    .free(
      "HM King Bhumibol Adulyadej Memorial Day", "วันนวมินทรมหาราช", .fixed(MonthDay(10, 13)),
      .from(2017), substitutes: monday),
    .free(
      "HM King Chulalongkorn Memorial Day", "วันปิยมหาราช", .fixed(MonthDay(10, 23)),
      substitutes: monday),
    .free(
      "HM King Bhumibol Adulyadej's Birthday; National Father's Day", "วันพ่อแห่งชาติ",
      .fixed(MonthDay(12, 5)), substitutes: monday),
    .free("Constitution Day", "วันรัฐธรรมนูญ", .fixed(MonthDay(12, 10)), substitutes: monday),
    .free(
      "New Year's Eve", "วันสิ้นปี", .fixed(MonthDay(12, 31)), .from(1989),
      substitutes: eve(.years(1994...1996)) + eve(.years(2000...2022)) + eve(.from(2024))),
  ]

  private static func songkran(
    _ day: Int, _ validity: Validity, _ substitutes: [HolidaySubstitute] = []
  ) -> HolidayRule {
    .free(
      "Songkran Festival", "วันสงกรานต์", .fixed(MonthDay(4, day)), validity,
      substitutes: substitutes)
  }

  private static let thaiMoons: [HolidayRule] = [
    moon("Makha Bucha", "วันมาฆบูชา", fullMoons(month: 3), monday),
    moon("Visakha Bucha", "วันวิสาขบูชา", fullMoons(month: 6), monday),
    moon(
      "Asarnha Bucha", "วันอาสาฬหบูชา", fullMoons(month: 8), shifted([.saturday: 2, .sunday: 2])),
    moon(
      "Buddhist Lent Day", "วันเข้าพรรษา", fullMoons(month: 8).map { $0.adding(days: 1) },
      shifted([.saturday: 2])),
  ]

  private static func moon(
    _ name: String, _ localName: String, _ dates: [CalendarDate],
    _ substitutes: [HolidaySubstitute]
  ) -> HolidayRule {
    .free(name, localName, .decreed(dates), substitutes: substitutes)
  }

  /// The fifteenth days of a month in each year from 1990 to 2060, a month later in years of thirteen.
  ///
  /// Months have 29 and 30 days in turn; a year of thirteen months has a second eighth one of 30 days
  /// (อธิกมาส), a year of 355 days has one more in its seventh (อธิกวาร).
  private static func fullMoons(month: Int) -> [CalendarDate] {
    var start = CalendarDate(unchecked: 1989, 11, 28)
    return (1990...2060).map { year in
      let isLong = longYears.contains(year)
      let hasExtraDay = longerYears.contains(year)
      let before = month / 2 * 59 - (month.isMultiple(of: 2) ? 30 : 0)
      let shift = isLong ? (month.isMultiple(of: 2) ? 30 : 29) : 0
      defer { start = start.adding(days: 354 + (isLong ? 30 : hasExtraDay ? 1 : 0)) }
      return start.adding(days: before + shift + (hasExtraDay && month > 7 ? 1 : 0) + 14)
    }
  }

  private static let longYears: Set<Int> = [
    1991, 1993, 1996, 1999, 2002, 2004, 2007, 2010, 2012, 2015, 2018, 2021, 2023, 2026, 2029, 2031,
    2034, 2037, 2040, 2043, 2045, 2048, 2050, 2053, 2056, 2059,
  ]
  private static let longerYears: Set<Int> = [
    1990, 1997, 2000, 2006, 2009, 2016, 2020, 2025, 2032, 2035, 2041, 2046, 2052, 2055, 2058,
  ]

  /// Of a weekend the next Monday, where the cabinet gave days in lieu without a list.
  private static let monday = shifted([.saturday: 2, .sunday: 1])
  private static let lieu = lieuYears.map {
    HolidaySubstitute(
      weekdays: [.thursday, .friday, .saturday, .sunday], days: 1, skipsHolidays: true,
      skippedWeekdays: [.saturday, .sunday], name: lieuName.0, localName: lieuName.1, validity: $0)
  }
  private static let lieuYears = [Validity.years(1995...1997), .from(2001)]
  private static let lieuName = ("{name} (in lieu)", "ชดเชย{name}")

  private static func shifted(_ shifts: [Weekday: Int]) -> [HolidaySubstitute] {
    lieuYears.flatMap { shifted(shifts, $0) }
  }

  /// After New Year's Day.
  private static func eve(_ validity: Validity) -> [HolidaySubstitute] {
    shifted([.saturday: 3, .sunday: 2], validity)
  }

  private static func shifted(
    _ shifts: [Weekday: Int], _ validity: Validity
  ) -> [HolidaySubstitute] {
    shifts.map { weekday, days in
      HolidaySubstitute(
        weekdays: [weekday], days: days, name: lieuName.0, localName: lieuName.1,
        validity: validity)
    }
  }

  private static let thaiDecrees: [HolidayRule] = [
    .free(
      "Special In-Lieu Holiday", "วันหยุดชดเชย",
      .decreed(
        days(
          1992_05_18, 1992_12_07, 1993_03_08, 1993_05_03, 1993_10_25, 1993_12_06, 1994_01_03,
          1994_05_02, 1994_07_25, 1994_10_24, 1994_12_12, 1998_05_11, 1998_12_07, 1999_05_03,
          1999_05_31, 1999_10_25, 1999_12_06, 2000_01_03, 2000_02_21, 2000_08_14, 2000_12_11))),
    .free(
      "Bridge Public Holiday", "วันหยุดพิเศษ (เพิ่มเติม)",
      .decreed(
        days(
          2009_01_02, 2009_07_06, 2010_05_20, 2010_05_21, 2010_08_13, 2011_05_16, 2012_04_09,
          2013_12_30, 2014_08_11, 2015_01_02, 2015_05_04, 2016_05_06, 2016_07_18, 2020_11_19,
          2020_11_20, 2020_12_11, 2021_02_12, 2021_04_12, 2021_09_24, 2022_07_15, 2022_07_29,
          2022_10_14, 2022_12_30, 2023_05_05, 2023_07_31, 2023_12_29, 2024_04_12, 2024_12_30,
          2025_06_02, 2025_08_11, 2026_01_02))),
    .free(
      "Election Day", "วันเลือกตั้ง",
      .decreed(dates((2000, 12, 29), (2006, 4, 19), (2007, 12, 24)))),
    .free(
      "HM King Bhumibol Adulyadej's Jubilees", "พระราชพิธีฉลองสิริราชสมบัติ",
      .decreed(dates((1996, 6, 10), (2006, 6, 9), (2006, 6, 12), (2006, 6, 13)))),
    .free(
      "Special Public Holiday", "วันหยุดพิเศษ",
      .decreed(
        days(
          2006_09_20, 2009_04_10, 2009_04_16, 2009_04_17, 2011_10_27, 2011_10_28, 2011_10_29,
          2011_10_30, 2011_10_31))),
    .free(
      "Mourning for HM King Bhumibol Adulyadej", "พระราชพิธีถวายพระเพลิงพระบรมศพ",
      .decreed(dates((2016, 10, 14), (2017, 10, 26)))),
    .free(
      "HM King Maha Vajiralongkorn's Coronation", "พระราชพิธีบรมราชาภิเษก",
      .decreed(dates((2019, 5, 6)))),
  ]
}
