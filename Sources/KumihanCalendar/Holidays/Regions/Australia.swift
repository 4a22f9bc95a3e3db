/// The country, its six states and two territories.
extension HolidayRegion {
  /// The days that are holidays in every state, on their own dates: days in lieu are the states'.
  public static let australia = HolidayRegion(
    code: "AU", name: "Australia", localName: "Australia", language: "en",
    rules: australianDays + [
      civic("New Year's Day", newYear), civic("Australia Day", australiaDay),
      civic("ANZAC Day", anzac),
      civic("Christmas Day", christmas), civic("Boxing Day", boxing),
    ])

  /// The acts of the states and territories since 1990, and their proclamations.
  static let australianStates: [HolidayRegion] = [
    state(
      "ACT", "Australian Capital Territory",
      [
        civic(
          "New Year's Day", newYear,
          moved([.sunday: 1], .through(1992)) + moved(toMonday, .years(1993...2014))
            + added(toMonday, .from(2015))),
        civic("Australia Day", australiaDay, moved(toMonday, .always)),
        civic("Canberra Day", .nthWeekday(3, .monday, month: 3), .through(2007)),
        civic(
          "Canberra Day", .nthWeekday(2, .monday, month: 3), .from(2008),
          dates((2012, 3, 12))),
        civic(
          "ANZAC Day", anzac,
          added(toMonday, .years(2026...2026)) + moved([.sunday: 1], .always)),
        easterSaturday(.always), easterSunday(2016),
        civic("Declared Public Holiday", .decreed(dates((2020, 4, 27)))),
        civic("Additional Public Holiday", .decreed(dates((2021, 4, 25)))),
        civic(
          "Reconciliation Day",
          .floating(.monday, from: MonthDay(5, 27), through: MonthDay(6, 2)), .from(2018)),
        civic(
          "Family & Community Day",
          .decreed(
            dates(
              (2010, 9, 26), (2011, 10, 10), (2012, 10, 8), (2013, 9, 30), (2014, 9, 29),
              (2015, 9, 28), (2016, 9, 26), (2017, 9, 25)))),
        labour(1, 10),
        civic(
          "Christmas Day", christmas,
          moved([.sunday: 1], .through(1991)) + moved(toMonday, .years(1992...2013))
            + added(toNextTwo, .from(2014))),
        civic(
          "Boxing Day", boxing,
          moved([.sunday: 1, .monday: 1], .through(1991))
            + moved(toNextTwo + [.monday: 1], .years(1992...2013))
            + added(toNextTwo, .from(2014))),
      ] + juneBirthday),
    state(
      "NSW", "New South Wales",
      [
        civic(
          "New Year's Day", newYear,
          added([.sunday: 1], .through(2010)) + added(toMonday, .from(2011))),
        civic(
          "Australia Day", australiaDay,
          added([.sunday: 1], .through(2010)) + moved(toMonday, .from(2011))),
        easterSaturday(.always), easterSunday(2011),
        civic(
          "ANZAC Day", anzac,
          added([.sunday: 1], .through(2010)) + added(toMonday, .years(2026...2027))),
        civic("Bank Holiday", .nthWeekday(1, .monday, month: 8), .through(2010)),
        labour(1, 10),
        civic(
          "Christmas Day", christmas,
          added([.sunday: 2], .through(2010)) + added(toNextTwo, .from(2011))),
        civic(
          "Boxing Day", boxing,
          added([.sunday: 1], .through(2010)) + added(toNextTwo, .from(2011))),
      ] + juneBirthday),
    state(
      "NT", "Northern Territory",
      [
        civic(
          "New Year's Day", newYear,
          moved(toMonday, .through(2016)) + added(toMonday, .from(2017))),
        civic("Australia Day", australiaDay, moved(toMonday, .always)),
        civic("ANZAC Day", anzac, moved([.sunday: 1], .always)),
        easterSaturday(.always), easterSunday(2024),
        civic("May Day", .nthWeekday(1, .monday, month: 5)),
        civic("Picnic Day", .nthWeekday(1, .monday, month: 8)),
        civic(
          "Christmas Day", christmas,
          moved(toMonday, .through(2015)) + added(toMonday, .from(2016))),
        civic(
          "Boxing Day", boxing,
          moved(toNextTwo + [.monday: 1], .through(2022))
            + added(toNextTwo + [.monday: 1], .from(2023))),
      ] + juneBirthday),
    queensland,
    southAustralia,
    state(
      "TAS", "Tasmania",
      [
        civic("New Year's Day", newYear, moved(toMonday, .from(2001))),
        civic("Australia Day", australiaDay, moved(toMonday, .from(2001))),
        civic("Eight Hours Day", .nthWeekday(1, .monday, month: 3), .through(2000)),
        civic("Eight Hours Day", .nthWeekday(2, .monday, month: 3), .from(2001)),
        easterSunday(2027),
        civic("Easter Tuesday", .easter(.gregorian, offset: 2), .through(2010)),
        civic("ANZAC Day", anzac),
        civic(
          "Christmas Day", christmas,
          moved(toNextTwo, .years(2000...2009)) + added(toNextTwo, .from(2010))),
        civic("Boxing Day", boxing, moved(toNextTwo, .from(2000))),
      ] + juneBirthday),
    state(
      "VIC", "Victoria",
      [
        civic(
          "New Year's Day", newYear,
          added([.sunday: 1], .years(1994...1997)) + moved([.sunday: 1], .years(1998...2008))
            + added(toMonday, .from(2009))),
        civic("Australia Day", australiaDay, moved(toMonday, .from(2009))),
        labour(2, 3), easterSaturday(.from(2003)), easterSunday(2016),
        civic("ANZAC Day", anzac),
        civic(
          "Friday before the AFL Grand Final",
          .nthWeekday(-1, .saturday, month: 9, offset: -1), .from(2015),
          dates((2015, 10, 2), (2016, 9, 30), (2020, 10, 23))),
        civic("Melbourne Cup Day", .nthWeekday(1, .tuesday, month: 11), .from(2009)),
        civic(
          "Christmas Day", christmas,
          moved(toNextTwo, .years(2008...2018)) + added(toNextTwo, .from(2019))),
        civic(
          "Boxing Day", boxing,
          moved([.sunday: 1], .years(1994...2007)) + added(toNextTwo, .from(2008))),
      ] + juneBirthday),
    westernAustralia,
  ]

  private static let queensland = state(
    "QLD", "Queensland",
    [
      civic(
        "New Year's Day", newYear,
        moved([.sunday: 1], .through(2011)) + added(toMonday, .from(2012))),
      civic(
        "Australia Day", australiaDay,
        moved(toNextMonday, .through(1995)) + moved(toMonday, .from(1996))),
      civic("ANZAC Day", anzac, moved([.sunday: 1], .always)),
      easterSaturday(.always), easterSunday(2017),
      labour(1, 5, .through(2012)), labour(1, 10, .years(2013...2015)), labour(1, 5, .from(2016)),
      civic(
        "Queen's Birthday", .nthWeekday(2, .monday, month: 6), .through(2015),
        dates((2012, 10, 1))),
      civic("Queen's Diamond Jubilee", .decreed(dates((2012, 6, 11)))),
      civic("Queen's Birthday", .nthWeekday(1, .monday, month: 10), .years(2016...2022)),
      civic("King's Birthday", .nthWeekday(1, .monday, month: 10), .from(2023)),
      // Brisbane's; other districts have a day for their own show.
      civic(
        "The Royal Queensland Show",
        .floating(.wednesday, from: MonthDay(8, 10), through: MonthDay(8, 16)), .always,
        dates((2020, 8, 14), (2021, 10, 29))),
      civic(
        "Christmas Day", christmas,
        moved([.sunday: 1], .through(2010)) + added(toNextTwo, .from(2011))),
      civic(
        "Boxing Day", boxing,
        moved([.sunday: 1, .monday: 1], .through(2010)) + added(toNextTwo, .from(2011))),
      civic("Additional Public Holiday", .decreed(dates((2010, 12, 28), (2011, 1, 3)))),
    ])

  private static let southAustralia = state(
    "SA", "South Australia",
    [
      civic(
        "New Year's Day", newYear,
        moved(toMonday, .through(2003)) + added([.sunday: 1], .years(2004...2023))
          + moved([.saturday: 2], .years(2004...2023)) + added(toMonday, .from(2024))),
      civic(
        "Australia Day", australiaDay,
        moved(toNextMonday, .through(1993)) + moved(toMonday, .years(1994...2003))
          + added([.sunday: 1], .years(2004...2023))
          + moved([.saturday: 2], .years(2004...2023)) + moved(toMonday, .from(2024))),
      civic("Adelaide Cup Day", .nthWeekday(3, .monday, month: 5), .through(2005)),
      civic("Adelaide Cup Day", .nthWeekday(2, .monday, month: 3), .from(2006)),
      easterSaturday(.always), easterSunday(2024),
      civic("ANZAC Day", anzac, added([.sunday: 1], .through(2023))),
      labour(2, 10, .through(1991)), labour(1, 10, .from(1992)),
      civic(
        "Christmas Day", christmas,
        moved(toMonday, .through(2002)) + added([.sunday: 1], .years(2003...2023))
          + moved([.saturday: 2], .years(2003...2023)) + added(toMonday, .from(2024))),
      civic(
        "Proclamation Day", boxing,
        moved(toMonday, .through(1992)) + moved(toNextTwo + [.monday: 1], .years(1993...2002))
          + added([.sunday: 2, .monday: 1], .years(2003...2023))
          + moved([.saturday: 2], .years(2003...2023))
          + added(toNextTwo + [.monday: 1], .from(2024))),
    ] + juneBirthday)

  private static let westernAustralia = state(
    "WA", "Western Australia",
    [
      civic("New Year's Day", newYear, added(toMonday, .always)),
      civic(
        "Australia Day", australiaDay,
        moved(toNextMonday, .through(1993)) + moved(toMonday, .from(1994))),
      labour(1, 3), easterSunday(2022),
      civic("ANZAC Day", anzac, added(toMonday, .always)),
      civic("Special Public Holiday", .decreed(dates((2011, 4, 26)))),
      civic("Foundation Day", .nthWeekday(1, .monday, month: 6), .through(2011)),
      civic("Western Australia Day", .nthWeekday(1, .monday, month: 6), .from(2012)),
      civic(
        "Queen's Birthday", .nthWeekday(-1, .monday, month: 9), .through(2022),
        dates((2011, 10, 28), (2012, 10, 1))),
      civic(
        "King's Birthday", .nthWeekday(-1, .monday, month: 9), .from(2023),
        dates((2024, 9, 23))),
      civic("Christmas Day", christmas, added(toMonday, .always)),
      civic("Boxing Day", boxing, added(toNextTwo + [.monday: 1], .always)),
    ])

  private static let newYear = HolidayOccurrence.fixed(MonthDay(1, 1))
  private static let australiaDay = HolidayOccurrence.fixed(MonthDay(1, 26))
  private static let anzac = HolidayOccurrence.fixed(MonthDay(4, 25))
  private static let christmas = HolidayOccurrence.fixed(MonthDay(12, 25))
  private static let boxing = HolidayOccurrence.fixed(MonthDay(12, 26))

  /// Everywhere.
  private static let australianDays: [HolidayRule] = [
    civic("Good Friday", .easter(.gregorian, offset: -2)),
    civic("Easter Monday", .easter(.gregorian, offset: 1)),
    civic("National Day of Mourning for Queen Elizabeth II", .decreed(dates((2022, 9, 22)))),
  ]

  private static let juneBirthday: [HolidayRule] = [
    civic("Queen's Birthday", .nthWeekday(2, .monday, month: 6), .through(2022)),
    civic("King's Birthday", .nthWeekday(2, .monday, month: 6), .from(2023)),
  ]

  private static func easterSaturday(_ validity: Validity) -> HolidayRule {
    civic("Easter Saturday", .easter(.gregorian, offset: -1), validity)
  }

  private static func easterSunday(_ year: Int) -> HolidayRule {
    civic("Easter Sunday", .easter(.gregorian, offset: 0), .from(year))
  }

  private static func labour(
    _ ordinal: Int, _ month: Int, _ validity: Validity = .always
  ) -> HolidayRule {
    civic("Labour Day", .nthWeekday(ordinal, .monday, month: month), validity)
  }

  private static func civic(
    _ name: String, _ occurrence: HolidayOccurrence, _ substitutes: [HolidaySubstitute]
  ) -> HolidayRule {
    .free(name, name, occurrence, substitutes: substitutes)
  }

  private static func civic(
    _ name: String, _ occurrence: HolidayOccurrence, _ validity: Validity = .always,
    _ moved: [CalendarDate] = []
  ) -> HolidayRule {
    .free(name, name, occurrence, validity, moved: moved)
  }

  private static func state(
    _ code: String, _ name: String, _ own: [HolidayRule]
  ) -> HolidayRegion {
    HolidayRegion(
      code: "AU-\(code)", name: name, localName: name, language: "en", rules: australianDays + own)
  }

  /// Days from a weekday to the day in lieu: of the weekend to Monday.
  private static let toMonday: [Weekday: Int] = [.saturday: 2, .sunday: 1]
  /// Saturday to Monday, Sunday to Tuesday: for the first or second of two holidays.
  private static let toNextTwo: [Weekday: Int] = [.saturday: 2, .sunday: 2]
  /// Any other day to Monday.
  private static let toNextMonday: [Weekday: Int] = [
    .tuesday: 6, .wednesday: 5, .thursday: 4, .friday: 3, .saturday: 2, .sunday: 1,
  ]

  private static func added(
    _ shifts: [Weekday: Int], _ validity: Validity
  ) -> [HolidaySubstitute] {
    lieu(shifts, validity, name: "{name} (additional day)", replaces: false)
  }

  private static func moved(
    _ shifts: [Weekday: Int], _ validity: Validity
  ) -> [HolidaySubstitute] {
    lieu(shifts, validity, name: "{name}", replaces: true)
  }

  private static func lieu(
    _ shifts: [Weekday: Int], _ validity: Validity, name: String, replaces: Bool
  ) -> [HolidaySubstitute] {
    shifts.sorted { $0.key.rawValue < $1.key.rawValue }.map { weekday, days in
      HolidaySubstitute(
        weekdays: [weekday], days: days, replaces: replaces, name: name, localName: name,
        validity: validity)
    }
  }
}

extension [Weekday: Int] {
  fileprivate static func + (a: [Weekday: Int], b: [Weekday: Int]) -> [Weekday: Int] {
    a.merging(b) { $1 }
  }
}
