extension HolidayRegion {
  /// The Labour Codes of 1994, 2012 and 2019, and decree 22-C of 1946 before them; days that the
  /// government swapped with a Saturday, for its own staff, are observances.
  public static let vietnam = HolidayRegion(
    code: "VN", name: "Vietnam", localName: "Việt Nam", language: "vi",
    rules: solarDays + tet + swappedDays)

  private static let solarDays: [HolidayRule] = [
    .free(
      "New Year's Day", "Tết Dương lịch", .fixed(MonthDay(1, 1)), .from(1946),
      substitutes: dayInLieu),
    .kept(
      "Hung Kings' Commemoration Day", "Ngày Giỗ Tổ Hùng Vương",
      .lunar(.vietnamese, MonthDay(3, 10)), .years(1946...2006)),
    .free(
      "Hung Kings' Commemoration Day", "Ngày Giỗ Tổ Hùng Vương",
      .lunar(.vietnamese, MonthDay(3, 10)), .from(2007), substitutes: dayInLieu),
    .free(
      "Liberation Day/Reunification Day", "Ngày Chiến thắng", .fixed(MonthDay(4, 30)), .from(1976),
      substitutes: dayInLieu),
    .free(
      "International Labor Day", "Ngày Quốc tế Lao động", .fixed(MonthDay(5, 1)), .from(1946),
      substitutes: dayInLieu),
    // Since 2021 one neighbouring day is free as well: the one that gives the longer rest.
    .free(
      "National Day", "Quốc khánh", .fixed(MonthDay(9, 1)), .from(2021),
      weekdays: [.monday, .tuesday, .thursday, .friday]),
    .free(
      "National Day", "Quốc khánh", .fixed(MonthDay(9, 2)), .from(1946), substitutes: dayInLieu),
    .free(
      "National Day", "Quốc khánh", .fixed(MonthDay(9, 3)), .from(2021),
      weekdays: [.monday, .tuesday, .friday]),
    .free(
      "Vietnam Cultural Day", "Ngày Văn hóa Việt Nam", .fixed(MonthDay(11, 24)), .from(2026),
      substitutes: dayInLieu),
  ]

  /// The eve and three days, four since the code of 2012; days lost to the weekend are added before
  /// and after, which gives the weekdays named here.
  private static let tet: [HolidayRule] = [
    tet("29 of Lunar New Year", "29 Tết", -2, .from(2014), Set(Weekday.monday.through(.friday))),
    tet("Lunar New Year's Eve", "Giao thừa Tết Nguyên Đán", -1, .from(1946)),
    tet("Lunar New Year", "Tết Nguyên Đán", 0, .from(1946)),
    tet("Second Day of Lunar New Year", "Mùng hai Tết Nguyên Đán", 1, .from(1946)),
    tet("Third Day of Lunar New Year", "Mùng ba Tết Nguyên Đán", 2, .from(1946)),
    tet(
      "Fourth Day of Lunar New Year", "Mùng bốn Tết Nguyên Đán", 3, .years(1995...2013),
      Set(Weekday.monday.through(.thursday))),
    tet("Fourth Day of Lunar New Year", "Mùng bốn Tết Nguyên Đán", 3, .from(2014)),
    tet(
      "Fifth Day of Lunar New Year", "Mùng năm Tết Nguyên Đán", 4, .years(2000...2013),
      Set(Weekday.monday.through(.thursday))),
    tet(
      "Fifth Day of Lunar New Year", "Mùng năm Tết Nguyên Đán", 4, .from(2014),
      Set(Weekday.monday.through(.friday))),
  ]

  private static func tet(
    _ name: String, _ localName: String, _ offset: Int, _ validity: Validity,
    _ weekdays: Set<Weekday>? = nil
  ) -> HolidayRule {
    .free(
      name, localName, .lunar(.vietnamese, MonthDay(1, 1), offset: offset), validity,
      weekdays: weekdays)
  }

  private static let swappedDays: [HolidayRule] = [
    .kept(
      "Day off in exchange", "Ngày nghỉ hoán đổi",
      .decreed(
        dates(
          (2010, 2, 19), (2012, 1, 27), (2013, 4, 29), (2014, 5, 2), (2014, 9, 1), (2015, 1, 2),
          (2015, 2, 16), (2015, 4, 29), (2018, 12, 31), (2019, 4, 29), (2024, 4, 29),
          (2025, 5, 2), (2026, 8, 31))))
  ]

  /// The week of five days came on 2 October 1999 (decision 188/1999/QĐ-TTg).
  private static let dayInLieu = [
    HolidaySubstitute(
      weekdays: [.sunday], days: 1, skipsHolidays: true, name: "{name} (observed)",
      localName: "{name} (nghỉ bù)",
      validity: Validity(
        from: CalendarDate(unchecked: 1995, 1, 1), through: CalendarDate(unchecked: 1999, 10, 1))),
    HolidaySubstitute(
      weekdays: [.saturday, .sunday], days: 1, skipsHolidays: true,
      skippedWeekdays: [.saturday, .sunday], name: "{name} (observed)",
      localName: "{name} (nghỉ bù)", validity: .from(1999, 10, 2)),
  ]
}
