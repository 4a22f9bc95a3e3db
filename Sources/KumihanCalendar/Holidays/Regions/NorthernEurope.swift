/// Norway, Denmark, Finland, the Netherlands and Poland.
extension HolidayRegion {
  /// Lov om helligdager og helligdagsfred of 1995 and lov om 1 og 17 mai of 1947.
  public static let norway = HolidayRegion(
    code: "NO", name: "Norway", localName: "Norge", language: "nb",
    rules: [
      .free("New Year's Day", "Første nyttårsdag", .fixed(MonthDay(1, 1))),
      .free("Maundy Thursday", "Skjærtorsdag", .easter(.gregorian, offset: -3)),
      .free("Good Friday", "Langfredag", .easter(.gregorian, offset: -2)),
      .free("Easter Sunday", "Første påskedag", .easter(.gregorian, offset: 0)),
      .free("Easter Monday", "Andre påskedag", .easter(.gregorian, offset: 1)),
      .free("Labour Day", "Arbeidernes dag", .fixed(MonthDay(5, 1)), .from(1947)),
      .free("Constitution Day", "Grunnlovsdagen", .fixed(MonthDay(5, 17)), .from(1947)),
      .free("Ascension Day", "Kristi himmelfartsdag", .easter(.gregorian, offset: 39)),
      .free("Whit Sunday", "Første pinsedag", .easter(.gregorian, offset: 49)),
      .free("Whit Monday", "Andre pinsedag", .easter(.gregorian, offset: 50)),
      .free("Christmas Day", "Første juledag", .fixed(MonthDay(12, 25))),
      .free("Second Day of Christmas", "Andre juledag", .fixed(MonthDay(12, 26))),
    ])

  /// The Great Prayer Day ended with 2023 (law 214 of 2023).
  public static let denmark = HolidayRegion(
    code: "DK", name: "Denmark", localName: "Danmark", language: "da",
    rules: [
      .free("New Year's Day", "Nytårsdag", .fixed(MonthDay(1, 1))),
      .free("Maundy Thursday", "Skærtorsdag", .easter(.gregorian, offset: -3)),
      .free("Good Friday", "Langfredag", .easter(.gregorian, offset: -2)),
      .free("Easter Sunday", "Påskedag", .easter(.gregorian, offset: 0)),
      .free("Easter Monday", "Anden påskedag", .easter(.gregorian, offset: 1)),
      .free("Great Prayer Day", "Store bededag", .easter(.gregorian, offset: 26), .through(2023)),
      .free("Ascension Day", "Kristi himmelfartsdag", .easter(.gregorian, offset: 39)),
      .free("Whit Sunday", "Pinsedag", .easter(.gregorian, offset: 49)),
      .free("Whit Monday", "Anden pinsedag", .easter(.gregorian, offset: 50)),
      .kept("Constitution Day", "Grundlovsdag", .fixed(MonthDay(6, 5))),
      .kept("Christmas Eve", "Juleaftensdag", .fixed(MonthDay(12, 24))),
      .free("Christmas Day", "Juledag", .fixed(MonthDay(12, 25))),
      .free("Second Day of Christmas", "Anden juledag", .fixed(MonthDay(12, 26))),
      .kept("New Year's Eve", "Nytårsaften", .fixed(MonthDay(12, 31))),
    ])

  /// Kirkkolaki; from 1973 to 1990 Epiphany and Ascension Day were Saturdays. The eves of Midsummer
  /// and Christmas are free by agreement.
  public static let finland = HolidayRegion(
    code: "FI", name: "Finland", localName: "Suomi", language: "fi",
    rules: [
      .free("New Year's Day", "Uudenvuodenpäivä", .fixed(MonthDay(1, 1))),
      .free("Epiphany", "Loppiainen", .fixed(MonthDay(1, 6)), .through(1972)),
      .free(
        "Epiphany", "Loppiainen",
        .floating(.saturday, from: MonthDay(1, 6), through: MonthDay(1, 12)), .years(1973...1990)),
      .free("Epiphany", "Loppiainen", .fixed(MonthDay(1, 6)), .from(1991)),
      .free("Good Friday", "Pitkäperjantai", .easter(.gregorian, offset: -2)),
      .free("Easter Sunday", "Pääsiäispäivä", .easter(.gregorian, offset: 0)),
      .free("Easter Monday", "Toinen pääsiäispäivä", .easter(.gregorian, offset: 1)),
      .free("May Day", "Vappu", .fixed(MonthDay(5, 1)), .from(1944)),
      .free("Ascension Day", "Helatorstai", .easter(.gregorian, offset: 39), .through(1972)),
      .free("Ascension Day", "Helatorstai", .easter(.gregorian, offset: 34), .years(1973...1990)),
      .free("Ascension Day", "Helatorstai", .easter(.gregorian, offset: 39), .from(1991)),
      .free("Whit Sunday", "Helluntaipäivä", .easter(.gregorian, offset: 49)),
      .kept(
        "Midsummer Eve", "Juhannusaatto",
        .floating(.friday, from: MonthDay(6, 19), through: MonthDay(6, 25)), .from(1955)),
      .free(
        "Midsummer Day", "Juhannuspäivä",
        .floating(.saturday, from: MonthDay(6, 20), through: MonthDay(6, 26)), .from(1955)),
      .free(
        "All Saints' Day", "Pyhäinpäivä",
        .floating(.saturday, from: MonthDay(10, 31), through: MonthDay(11, 6)), .from(1955)),
      .free("Independence Day", "Itsenäisyyspäivä", .fixed(MonthDay(12, 6)), .from(1917)),
      .kept("Christmas Eve", "Jouluaatto", .fixed(MonthDay(12, 24))),
      .free("Christmas Day", "Joulupäivä", .fixed(MonthDay(12, 25))),
      .free("Second Day of Christmas", "Tapaninpäivä", .fixed(MonthDay(12, 26))),
    ])

  /// Åland with the day of its first parliament, by its own law.
  static let aland = part(
    "FI-01", "Åland", of: .finland,
    [
      .free(
        "Åland's Autonomy Day", "Ålands självstyrelsedag", .fixed(MonthDay(6, 9)), .from(1993))
    ])

  /// Algemene termijnenwet of 1964; Liberation Day is free every fifth year since 1990.
  public static let netherlands = HolidayRegion(
    code: "NL", name: "Netherlands", localName: "Nederland", language: "nl",
    rules: [
      .free("New Year's Day", "Nieuwjaarsdag", .fixed(MonthDay(1, 1))),
      .kept("Good Friday", "Goede Vrijdag", .easter(.gregorian, offset: -2)),
      .free("Easter Sunday", "Eerste paasdag", .easter(.gregorian, offset: 0)),
      .free("Easter Monday", "Tweede paasdag", .easter(.gregorian, offset: 1)),
      .free(
        "Queen's Day", "Koninginnedag", .fixed(MonthDay(4, 30)), .years(1949...1979)),
      .free(
        "Queen's Day", "Koninginnedag", .fixed(MonthDay(4, 30)), .years(1980...2013),
        substitutes: dayBefore),
      .free(
        "King's Day", "Koningsdag", .fixed(MonthDay(4, 27)), .from(2014), substitutes: dayBefore),
      .free(
        "Liberation Day", "Bevrijdingsdag",
        .decreed(
          stride(from: 1990, through: 2100, by: 5).map { CalendarDate(unchecked: $0, 5, 5) })),
      .free("Ascension Day", "Hemelvaartsdag", .easter(.gregorian, offset: 39)),
      .free("Whit Sunday", "Eerste pinksterdag", .easter(.gregorian, offset: 49)),
      .free("Whit Monday", "Tweede pinksterdag", .easter(.gregorian, offset: 50)),
      .free("Christmas Day", "Eerste kerstdag", .fixed(MonthDay(12, 25))),
      .free("Second Day of Christmas", "Tweede kerstdag", .fixed(MonthDay(12, 26))),
    ])

  /// A birthday on a Sunday is kept on the Saturday.
  private static let dayBefore = [
    HolidaySubstitute(
      weekdays: [.sunday], days: -1, replaces: true, name: "{name}", localName: "{name}")
  ]

  /// Ustawa o dniach wolnych od pracy of 1951 with its changes.
  public static let poland = HolidayRegion(
    code: "PL", name: "Poland", localName: "Polska", language: "pl",
    rules: [
      .free("New Year's Day", "Nowy Rok", .fixed(MonthDay(1, 1))),
      .free("Epiphany", "Święto Trzech Króli", .fixed(MonthDay(1, 6)), .from(2011)),
      .free("Easter Sunday", "Wielkanoc", .easter(.gregorian, offset: 0)),
      .free("Easter Monday", "Poniedziałek Wielkanocny", .easter(.gregorian, offset: 1)),
      .free("May Day", "Święto Państwowe", .fixed(MonthDay(5, 1)), .from(1950)),
      .free(
        "Constitution Day", "Święto Narodowe Trzeciego Maja", .fixed(MonthDay(5, 3)), .from(1990)),
      .free("Pentecost", "Zielone Świątki", .easter(.gregorian, offset: 49)),
      .free("Corpus Christi", "Dzień Bożego Ciała", .easter(.gregorian, offset: 60)),
      .free(
        "Assumption Day", "Wniebowzięcie Najświętszej Marii Panny", .fixed(MonthDay(8, 15)),
        .from(1989)),
      .free("All Saints' Day", "Uroczystość Wszystkich Świętych", .fixed(MonthDay(11, 1))),
      .free(
        "Independence Day", "Narodowe Święto Niepodległości", .fixed(MonthDay(11, 11)),
        .from(1989)),
      .free(
        "Centenary of Independence", "100. rocznica odzyskania niepodległości",
        .decreed(dates((2018, 11, 12)))),
      .free("Christmas Eve", "Wigilia Bożego Narodzenia", .fixed(MonthDay(12, 24)), .from(2025)),
      .free("Christmas Day", "Boże Narodzenie (pierwszy dzień)", .fixed(MonthDay(12, 25))),
      .free(
        "Second Day of Christmas", "Boże Narodzenie (drugi dzień)", .fixed(MonthDay(12, 26))),
    ])
}
