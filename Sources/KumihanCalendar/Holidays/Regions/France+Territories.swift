extension HolidayRegion {
  /// The departments and territories overseas, and the Moselle.
  static let frenchTerritories: [HolidayRegion] = [
    part(
      "FR-57", "Moselle", of: .france,
      [
        goodFriday,
        .free("Saint Stephen's Day", "Saint-Étienne", .fixed(MonthDay(12, 26))),
      ]),
    part(
      "FR-971", "Guadeloupe", of: .france,
      [
        goodFriday,
        .free("Mi-Careme", "Mi-Carême", .easter(.gregorian, offset: -24)),
        .free("Abolition of Slavery", "Abolition de l'esclavage", .fixed(MonthDay(5, 27))),
        victorSchoelcherDay,
      ]),
    part(
      "FR-972", "Martinique", of: .france,
      [
        .free("Abolition of Slavery", "Abolition de l'esclavage", .fixed(MonthDay(5, 22))),
        victorSchoelcherDay,
      ]),
    part(
      "FR-973", "Guyane", of: .france,
      [
        .free("Abolition of Slavery", "Abolition de l'esclavage", .fixed(MonthDay(6, 10)))
      ]),
    part(
      "FR-974", "La Réunion", of: .france,
      [
        .free("Abolition of Slavery", "Abolition de l'esclavage", .fixed(MonthDay(12, 20)))
      ]),
    part(
      "FR-976", "Mayotte", of: .france,
      [
        .free("Abolition of Slavery", "Abolition de l'esclavage", .fixed(MonthDay(4, 27)))
      ]),
    part(
      "FR-BL", "Saint-Barthélemy", of: .france,
      [
        .free(
          "Abolition of Slavery", "Abolition de l'esclavage", .fixed(MonthDay(10, 9)), .from(2012))
      ]),
    part(
      "FR-MF", "Saint-Martin", of: .france,
      [
        .free(
          "Abolition of Slavery", "Abolition de l'esclavage", .fixed(MonthDay(5, 28)), .from(2012)),
        .free(
          "Victor Schoelcher Day", "Fête de Victor Schoelcher", .fixed(MonthDay(7, 21)), .from(2012)
        ),
      ]),
    part(
      "FR-NC", "Nouvelle-Calédonie", of: .france,
      [
        .free("Citizenship Day", "Fête de la Citoyenneté", .fixed(MonthDay(9, 24)), .from(2004)),
        .free(
          "Annexation Day", "Fête de la prise de possession", .fixed(MonthDay(9, 24)),
          .through(2003)),
      ]),
    part(
      "FR-PF", "Polynésie Française", of: .france,
      [
        goodFriday,
        .free("Missionary Day", "Arrivée de l'Évangile", .fixed(MonthDay(3, 5))),
        .free("Matāri'i", "Matāri'i", .fixed(MonthDay(11, 20)), .from(2025)),
        .free(
          "Internal Autonomy Day", "Fête de l'autonomie", .fixed(MonthDay(6, 29)), .through(2024)),
      ]),
    part("FR-PM", "Saint-Pierre-et-Miquelon", of: .france),
    part("FR-TF", "Terres australes françaises", of: .france),
    part(
      "FR-WF", "Wallis-et-Futuna", of: .france,
      [
        .free("Feast of Saint Peter Chanel", "Saint Pierre Chanel", .fixed(MonthDay(4, 28))),
        .free("Saints Peter and Paul Day", "Saints Pierre et Paul", .fixed(MonthDay(6, 29))),
        .free("Territory Day", "Fête du Territoire", .fixed(MonthDay(7, 29))),
      ]),
  ]

  private static let goodFriday = HolidayRule.free(
    "Good Friday", "Vendredi saint", .easter(.gregorian, offset: -2))
  private static let victorSchoelcherDay = HolidayRule.free(
    "Victor Schoelcher Day", "Fête de Victor Schoelcher", .fixed(MonthDay(7, 21)))
}
