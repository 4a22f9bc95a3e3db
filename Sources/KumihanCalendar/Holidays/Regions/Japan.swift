extension HolidayRegion {
  /// 国民の祝日に関する法律 of 20 July 1948 with its changes, and the laws for single days.
  public static let japan = HolidayRegion(
    code: "JP", name: "Japan", localName: "日本", language: "ja",
    rules: winterAndSpring + summerToAutumn + singleDays,
    bridges: [
      HolidayBridge(name: "National Holiday", localName: "国民の休日", validity: .from(1985, 12, 27))
    ])

  private static let winterAndSpring: [HolidayRule] = [
    day("New Year's Day", "元日", .fixed(MonthDay(1, 1)), .from(1949)),
    day("Coming of Age Day", "成人の日", .fixed(MonthDay(1, 15)), .years(1949...1999)),
    day("Coming of Age Day", "成人の日", .nthWeekday(2, .monday, month: 1), .from(2000)),
    day("Foundation Day", "建国記念の日", .fixed(MonthDay(2, 11)), .from(1967)),
    day("Emperor's Birthday", "天皇誕生日", .fixed(MonthDay(4, 29)), .years(1949...1988)),
    day("Emperor's Birthday", "天皇誕生日", .fixed(MonthDay(12, 23)), .years(1989...2018)),
    day("Emperor's Birthday", "天皇誕生日", .fixed(MonthDay(2, 23)), .from(2020)),
    day(
      "Vernal Equinox Day", "春分の日", .solarTerm(longitude: 0, utcOffsetMinutes: 540), .from(1949)),
    day("Greenery Day", "みどりの日", .fixed(MonthDay(4, 29)), .years(1989...2006)),
    day("Showa Day", "昭和の日", .fixed(MonthDay(4, 29)), .from(2007)),
    day("Constitution Day", "憲法記念日", .fixed(MonthDay(5, 3)), .from(1949)),
    day("Greenery Day", "みどりの日", .fixed(MonthDay(5, 4)), .from(2007)),
    day("Children's Day", "こどもの日", .fixed(MonthDay(5, 5)), .from(1949)),
  ]

  /// The games of Tokyo moved three days in 2020 and 2021.
  private static let summerToAutumn: [HolidayRule] = [
    day("Marine Day", "海の日", .fixed(MonthDay(7, 20)), .years(1996...2002)),
    day(
      "Marine Day", "海の日", .nthWeekday(3, .monday, month: 7), .from(2003),
      moved: dates((2020, 7, 23), (2021, 7, 22))),
    day(
      "Mountain Day", "山の日", .fixed(MonthDay(8, 11)), .from(2016),
      moved: dates((2020, 8, 10), (2021, 8, 8))),
    day("Respect for the Aged Day", "敬老の日", .fixed(MonthDay(9, 15)), .years(1966...2002)),
    day("Respect for the Aged Day", "敬老の日", .nthWeekday(3, .monday, month: 9), .from(2003)),
    day(
      "Autumnal Equinox Day", "秋分の日", .solarTerm(longitude: 180, utcOffsetMinutes: 540),
      .from(1948)),
    day("Physical Education Day", "体育の日", .fixed(MonthDay(10, 10)), .years(1966...1999)),
    day(
      "Physical Education Day", "体育の日", .nthWeekday(2, .monday, month: 10), .years(2000...2019)),
    day(
      "Sports Day", "スポーツの日", .nthWeekday(2, .monday, month: 10), .from(2020),
      moved: dates((2020, 7, 24), (2021, 7, 23))),
    day("Culture Day", "文化の日", .fixed(MonthDay(11, 3)), .from(1948)),
    day("Labor Thanksgiving Day", "勤労感謝の日", .fixed(MonthDay(11, 23)), .from(1948)),
  ]

  private static let singleDays: [HolidayRule] = [
    day("Crown Prince's Wedding", "皇太子明仁親王の結婚の儀", .decreed(dates((1959, 4, 10)))),
    day("Emperor Showa's Funeral", "昭和天皇の大喪の礼", .decreed(dates((1989, 2, 24)))),
    day("Enthronement Ceremony", "即位礼正殿の儀", .decreed(dates((1990, 11, 12)))),
    day("Crown Prince's Wedding", "皇太子徳仁親王の結婚の儀", .decreed(dates((1993, 6, 9)))),
    day("Emperor's Enthronement Day", "天皇の即位の日", .decreed(dates((2019, 5, 1)))),
    day("Emperor's Enthronement Day", "即位礼正殿の儀が行われる日", .decreed(dates((2019, 10, 22)))),
  ]

  private static func day(
    _ name: String, _ localName: String, _ occurrence: HolidayOccurrence,
    _ validity: Validity = .always, moved: [CalendarDate] = []
  ) -> HolidayRule {
    .free(name, localName, occurrence, validity, moved: moved, substitutes: furikae)
  }

  /// 振替休日, since 12 April 1973; since 2007 past the holidays that follow.
  private static let furikae = [
    HolidaySubstitute(
      weekdays: [.sunday], days: 1, name: "Substitute Holiday", localName: "振替休日",
      validity: Validity(
        from: CalendarDate(unchecked: 1973, 4, 12),
        through: CalendarDate(unchecked: 2006, 12, 31))),
    HolidaySubstitute(
      weekdays: [.sunday], days: 1, skipsHolidays: true, name: "Substitute Holiday",
      localName: "振替休日", validity: .from(2007)),
  ]
}
