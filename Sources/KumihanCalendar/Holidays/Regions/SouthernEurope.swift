/// France, Italy and Spain.
extension HolidayRegion {
  /// South Tyrol, whose Whit Monday is free by a law of 1992.
  static let southTyrol = part(
    "IT-BZ", "South Tyrol", of: .italy,
    [.free("Whit Monday", "Lunedì di Pentecoste", .easter(.gregorian, offset: 50), .from(1993))])

  /// Code du travail, L3133-1; Whit Monday was a day of work from 2005 to 2007.
  public static let france = HolidayRegion(
    code: "FR", name: "France", localName: "France", language: "fr", rules: frenchDays)

  /// The Moselle and the Alsace keep two days of the law before 1918.
  static let alsaceMoselle = HolidayRegion(
    code: "FR-6AE", name: "Alsace and Moselle", localName: "Alsace-Moselle", language: "fr",
    rules: frenchDays + [
      .free("Good Friday", "Vendredi saint", .easter(.gregorian, offset: -2)),
      .free("Second Day of Christmas", "Saint Étienne", .fixed(MonthDay(12, 26))),
    ])

  private static let frenchDays: [HolidayRule] = [
    .free("New Year's Day", "Jour de l'an", .fixed(MonthDay(1, 1))),
    .free("Easter Monday", "Lundi de Pâques", .easter(.gregorian, offset: 1)),
    .free("Labour Day", "Fête du Travail", .fixed(MonthDay(5, 1)), .from(1919)),
    .free("Victory Day", "Fête de la Victoire", .fixed(MonthDay(5, 8)), .years(1953...1959)),
    .free("Victory Day", "Fête de la Victoire", .fixed(MonthDay(5, 8)), .from(1982)),
    .free("Ascension Day", "Ascension", .easter(.gregorian, offset: 39)),
    .free("Whit Monday", "Lundi de Pentecôte", .easter(.gregorian, offset: 50), .through(2004)),
    .free("Whit Monday", "Lundi de Pentecôte", .easter(.gregorian, offset: 50), .from(2008)),
    .free("National Day", "Fête nationale", .fixed(MonthDay(7, 14)), .from(1880)),
    .free("Assumption Day", "Assomption", .fixed(MonthDay(8, 15))),
    .free("All Saints' Day", "Toussaint", .fixed(MonthDay(11, 1))),
    .free("Armistice Day", "Armistice", .fixed(MonthDay(11, 11)), .from(1922)),
    .free("Christmas Day", "Noël", .fixed(MonthDay(12, 25))),
  ]

  /// Legge 260 of 1949, 54 of 1977, 336 of 2000 and 151 of 2025.
  public static let italy = HolidayRegion(
    code: "IT", name: "Italy", localName: "Italia", language: "it",
    rules: [
      .free("New Year's Day", "Capodanno", .fixed(MonthDay(1, 1))),
      .free("Epiphany", "Epifania del Signore", .fixed(MonthDay(1, 6)), .through(1977)),
      .free("Epiphany", "Epifania del Signore", .fixed(MonthDay(1, 6)), .from(1986)),
      .free("Easter Sunday", "Pasqua di Resurrezione", .easter(.gregorian, offset: 0)),
      .free("Easter Monday", "Lunedì dell'Angelo", .easter(.gregorian, offset: 1), .from(1947)),
      .free("Liberation Day", "Festa della Liberazione", .fixed(MonthDay(4, 25)), .from(1946)),
      .free("Labour Day", "Festa dei Lavoratori", .fixed(MonthDay(5, 1)), .from(1945)),
      .free("Republic Day", "Festa della Repubblica", .fixed(MonthDay(6, 2)), .years(1948...1976)),
      .free(
        "Republic Day", "Festa della Repubblica", .nthWeekday(1, .sunday, month: 6),
        .years(1977...2000)),
      .free("Republic Day", "Festa della Repubblica", .fixed(MonthDay(6, 2)), .from(2001)),
      .free("Assumption Day", "Assunzione della Vergine", .fixed(MonthDay(8, 15))),
      .free("Saint Francis", "San Francesco d'Assisi", .fixed(MonthDay(10, 4)), .from(2026)),
      .free("All Saints' Day", "Tutti i Santi", .fixed(MonthDay(11, 1))),
      .free(
        "National Unity Day", "Giornata dell'Unità Nazionale", .fixed(MonthDay(11, 4)),
        .years(1922...1976)),
      .free(
        "National Unity Day", "Giornata dell'Unità Nazionale",
        .nthWeekday(1, .sunday, month: 11), .from(1977)),
      .free("Immaculate Conception", "Immacolata Concezione", .fixed(MonthDay(12, 8))),
      .free("Christmas Day", "Natale", .fixed(MonthDay(12, 25))),
      .free("Saint Stephen's Day", "Santo Stefano", .fixed(MonthDay(12, 26)), .from(1947)),
      .free(
        "Anniversary of the Unification", "Anniversario dell'Unità d'Italia",
        .decreed(dates((2011, 3, 17)))),
    ])

  /// The days of Real Decreto 2001/1983 that no community replaces; those on a Sunday are listed,
  /// and each community may keep the Monday instead.
  public static let spain = HolidayRegion(
    code: "ES", name: "Spain", localName: "España", language: "es",
    rules: [
      .free("New Year's Day", "Año Nuevo", .fixed(MonthDay(1, 1))),
      .free("Epiphany", "Epifanía del Señor", .fixed(MonthDay(1, 6))),
      .free("Good Friday", "Viernes Santo", .easter(.gregorian, offset: -2)),
      .free("Labour Day", "Fiesta del Trabajo", .fixed(MonthDay(5, 1)), .from(1977)),
      .free("Assumption Day", "Asunción de la Virgen", .fixed(MonthDay(8, 15))),
      .free("National Day", "Fiesta Nacional de España", .fixed(MonthDay(10, 12))),
      .free("All Saints' Day", "Todos los Santos", .fixed(MonthDay(11, 1))),
      .free(
        "Constitution Day", "Día de la Constitución Española", .fixed(MonthDay(12, 6)), .from(1983)),
      .free("Immaculate Conception", "Inmaculada Concepción", .fixed(MonthDay(12, 8))),
      .free("Christmas Day", "Natividad del Señor", .fixed(MonthDay(12, 25))),
    ])
}
