extension HolidayRegion {
  /// The holidays of all states: the treaty of unity of 1990 for 3 October, else the states' laws.
  /// The day of repentance was one everywhere until 1994; the five hundredth day of the Reformation
  /// was one everywhere, too.
  public static let germany = HolidayRegion(
    code: "DE", name: "Germany", localName: "Deutschland", language: "de", rules: germanDays)

  /// The sixteen states, each with the days of all and its own.
  static let germanStates: [HolidayRegion] = [
    state("BW", "Baden-Württemberg", "Baden-Württemberg", [epiphany, corpusChristi, allSaints]),
    // The Assumption is one in most communities of Bavaria, those with more Catholics.
    state(
      "BY", "Bavaria", "Bayern",
      [
        epiphany, corpusChristi,
        .kept("Assumption Day", "Mariä Himmelfahrt", .fixed(MonthDay(8, 15))), allSaints,
      ]),
    state(
      "BE", "Berlin", "Berlin",
      [
        womensDay(2019),
        .free(
          "Liberation Day", "Tag der Befreiung", .decreed(dates((2020, 5, 8), (2025, 5, 8)))),
        .free(
          "Anniversary of the Uprising of 1953", "Jahrestag des Volksaufstandes",
          .decreed(dates((2028, 6, 17)))),
      ]),
    state(
      "BB", "Brandenburg", "Brandenburg",
      [
        .free("Easter Sunday", "Ostersonntag", .easter(.gregorian, offset: 0)),
        .free("Whit Sunday", "Pfingstsonntag", .easter(.gregorian, offset: 49)),
        reformation(1991),
      ]),
    state("HB", "Bremen", "Bremen", [reformation(2018)]),
    state("HH", "Hamburg", "Hamburg", [reformation(2018)]),
    state("HE", "Hesse", "Hessen", [corpusChristi]),
    state(
      "MV", "Mecklenburg-Western Pomerania", "Mecklenburg-Vorpommern",
      [womensDay(2023), reformation(1991)]),
    state("NI", "Lower Saxony", "Niedersachsen", [reformation(2018)]),
    state("NW", "North Rhine-Westphalia", "Nordrhein-Westfalen", [corpusChristi, allSaints]),
    state("RP", "Rhineland-Palatinate", "Rheinland-Pfalz", [corpusChristi, allSaints]),
    state("SL", "Saarland", "Saarland", [corpusChristi, assumption, allSaints]),
    state(
      "SN", "Saxony", "Sachsen",
      [
        reformation(1991),
        .free("Repentance and Prayer Day", "Buß- und Bettag", repentance, .from(1995)),
      ]),
    state("ST", "Saxony-Anhalt", "Sachsen-Anhalt", [epiphanyOf1991, reformation(1991)]),
    state("SH", "Schleswig-Holstein", "Schleswig-Holstein", [reformation(2018)]),
    state(
      "TH", "Thuringia", "Thüringen",
      [
        .free("World Children's Day", "Weltkindertag", .fixed(MonthDay(9, 20)), .from(2019)),
        reformation(1991),
      ]),
  ]

  private static let germanDays: [HolidayRule] = [
    .free("New Year's Day", "Neujahr", .fixed(MonthDay(1, 1))),
    .free("Good Friday", "Karfreitag", .easter(.gregorian, offset: -2)),
    .free("Easter Monday", "Ostermontag", .easter(.gregorian, offset: 1)),
    .free("Labour Day", "Erster Mai", .fixed(MonthDay(5, 1))),
    .free("Ascension Day", "Christi Himmelfahrt", .easter(.gregorian, offset: 39)),
    .free("Whit Monday", "Pfingstmontag", .easter(.gregorian, offset: 50)),
    .free(
      "Day of German Unity", "Tag der deutschen Einheit", .fixed(MonthDay(6, 17)),
      .years(1954...1990)),
    .free("German Unity Day", "Tag der Deutschen Einheit", .fixed(MonthDay(10, 3)), .from(1990)),
    .free("Repentance and Prayer Day", "Buß- und Bettag", repentance, .years(1990...1994)),
    .free("Reformation Day", "Reformationstag", .decreed(dates((2017, 10, 31)))),
    .free("Christmas Day", "Erster Weihnachtstag", .fixed(MonthDay(12, 25))),
    .free("Second Day of Christmas", "Zweiter Weihnachtstag", .fixed(MonthDay(12, 26))),
  ]

  /// The Wednesday eleven days before the first Sunday of Advent.
  private static let repentance = HolidayOccurrence.floating(
    .wednesday, from: MonthDay(11, 16), through: MonthDay(11, 22))

  private static let epiphany = HolidayRule.free(
    "Epiphany", "Heilige Drei Könige", .fixed(MonthDay(1, 6)))
  private static let epiphanyOf1991 = HolidayRule.free(
    "Epiphany", "Heilige Drei Könige", .fixed(MonthDay(1, 6)), .from(1991))
  private static let corpusChristi = HolidayRule.free(
    "Corpus Christi", "Fronleichnam", .easter(.gregorian, offset: 60))
  private static let assumption = HolidayRule.free(
    "Assumption Day", "Mariä Himmelfahrt", .fixed(MonthDay(8, 15)))
  private static let allSaints = HolidayRule.free(
    "All Saints' Day", "Allerheiligen", .fixed(MonthDay(11, 1)))

  private static func womensDay(_ year: Int) -> HolidayRule {
    .free(
      "International Women's Day", "Internationaler Frauentag", .fixed(MonthDay(3, 8)),
      .from(year))
  }

  private static func reformation(_ year: Int) -> HolidayRule {
    .free("Reformation Day", "Reformationstag", .fixed(MonthDay(10, 31)), .from(year))
  }

  private static func state(
    _ code: String, _ name: String, _ localName: String, _ own: [HolidayRule]
  ) -> HolidayRegion {
    let names = Set(own.filter { $0.validity == .from(1991) }.map(\.name))
    // A day that the state has anyway is not there twice.
    let common = germanDays.filter { rule in
      if case .decreed = rule.occurrence { return !names.contains(rule.name) }
      return true
    }
    return HolidayRegion(
      code: "DE-\(code)", name: name, localName: localName, language: "de", rules: common + own)
  }
}
