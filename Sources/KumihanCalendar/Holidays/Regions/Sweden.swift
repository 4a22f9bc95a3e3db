extension HolidayRegion {
  /// Lag (1989:253) om allmänna helgdagar, its forerunner (1952:48) and the order before 1953; the
  /// eves that Swedes keep are observances. Sundays as such are left out.
  public static let sweden = HolidayRegion(
    code: "SE", name: "Sweden", localName: "Sverige", language: "sv",
    rules: christmasSeason + easterSeason + summerAndAutumn)

  private static let christmasSeason: [HolidayRule] = [
    .free("New Year's Day", "Nyårsdagen", .fixed(MonthDay(1, 1))),
    .kept("Epiphany Eve", "Trettondagsafton", .fixed(MonthDay(1, 5))),
    .free("Epiphany", "Trettondedag jul", .fixed(MonthDay(1, 6))),
    .kept("Christmas Eve", "Julafton", .fixed(MonthDay(12, 24))),
    .free("Christmas Day", "Juldagen", .fixed(MonthDay(12, 25))),
    .free("Second Day of Christmas", "Annandag jul", .fixed(MonthDay(12, 26))),
    .kept("New Year's Eve", "Nyårsafton", .fixed(MonthDay(12, 31))),
  ]

  private static let easterSeason: [HolidayRule] = [
    .free(
      "Feast of the Annunciation", "Marie bebådelsedag", .fixed(MonthDay(3, 25)), .through(1952),
      moved: dates((1951, 3, 18))),
    // Moved to the Sunday before Palm Sunday when it would meet Palm Sunday or Easter.
    .free(
      "Feast of the Annunciation", "Marie bebådelsedag",
      .floating(.sunday, from: MonthDay(3, 22), through: MonthDay(3, 28)), .years(1953...1989),
      moved: dates(
        (1956, 3, 18), (1959, 3, 15), (1961, 3, 19), (1964, 3, 15), (1967, 3, 12), (1970, 3, 15),
        (1972, 3, 19), (1975, 3, 16), (1978, 3, 12), (1983, 3, 20), (1986, 3, 16), (1988, 3, 20),
        (1989, 3, 12))),
    .kept("Maundy Thursday", "Skärtorsdagen", .easter(.gregorian, offset: -3)),
    .free("Good Friday", "Långfredagen", .easter(.gregorian, offset: -2)),
    .kept("Holy Saturday", "Påskafton", .easter(.gregorian, offset: -1)),
    .free("Easter Sunday", "Påskdagen", .easter(.gregorian, offset: 0)),
    .free("Easter Monday", "Annandag påsk", .easter(.gregorian, offset: 1)),
    .free("Ascension Day", "Kristi himmelsfärdsdag", .easter(.gregorian, offset: 39)),
    .kept("Pentecost Eve", "Pingstafton", .easter(.gregorian, offset: 48)),
    .free("Pentecost", "Pingstdagen", .easter(.gregorian, offset: 49)),
    .free("Pentecost Monday", "Annandag pingst", .easter(.gregorian, offset: 50), .through(2004)),
  ]

  private static let summerAndAutumn: [HolidayRule] = [
    .kept("Walpurgis Night", "Valborgsmässoafton", .fixed(MonthDay(4, 30))),
    .free("May Day", "Första maj", .fixed(MonthDay(5, 1)), .from(1939)),
    .kept("Flag Day", "Svenska flaggans dag", .fixed(MonthDay(6, 6)), .years(1916...1982)),
    .kept("National Day", "Sveriges nationaldag", .fixed(MonthDay(6, 6)), .years(1983...2004)),
    .free("National Day", "Sveriges nationaldag", .fixed(MonthDay(6, 6)), .from(2005)),
    .kept("Midsummer Eve", "Midsommarafton", .fixed(MonthDay(6, 23)), .through(1952)),
    .free("Midsummer Day", "Midsommardagen", .fixed(MonthDay(6, 24)), .through(1952)),
    .kept(
      "Midsummer Eve", "Midsommarafton",
      .floating(.friday, from: MonthDay(6, 19), through: MonthDay(6, 25)), .from(1953)),
    .free(
      "Midsummer Day", "Midsommardagen",
      .floating(.saturday, from: MonthDay(6, 20), through: MonthDay(6, 26)), .from(1953)),
    .free(
      "All Saints' Day", "Alla helgons dag",
      .floating(.sunday, from: MonthDay(11, 1), through: MonthDay(11, 7)), .through(1952)),
    .kept(
      "All Saints' Eve", "Allhelgonaafton",
      .floating(.friday, from: MonthDay(10, 30), through: MonthDay(11, 5)), .from(1953)),
    .free(
      "All Saints' Day", "Alla helgons dag",
      .floating(.saturday, from: MonthDay(10, 31), through: MonthDay(11, 6)), .from(1953)),
  ]
}
