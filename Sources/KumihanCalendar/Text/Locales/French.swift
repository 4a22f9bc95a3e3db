extension DateText {
  public static let french = DateText(
    id: .french, weekRule: .iso,
    months: Names(
      full: [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août",
        "septembre", "octobre", "novembre", "décembre",
      ],
      short: [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.",
        "nov.", "déc.",
      ],
      narrow: ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]),
    weekdays: Names(
      full: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
      short: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
      narrow: ["L", "M", "M", "J", "V", "S", "D"]),
    quarters: Names(
      full: ["1er trimestre", "2e trimestre", "3e trimestre", "4e trimestre"],
      short: ["T1", "T2", "T3", "T4"],
      narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "AM", pm: "PM"),
    patterns: DatePatterns(
      full: "EEEE d MMMM y", long: "d MMMM y", medium: "d MMM y", numeric: "dd/MM/y",
      monthAndYear: "LLLL y", shortMonthAndYear: "MMM y",
      weekdayAndDay: "EEEE d MMMM", shortWeekdayAndDay: "EEE d MMM",
      day: "d MMMM", shortDay: "d MMM", numericDay: "dd/MM",
      time: "HH:mm", hour: "HH 'h'"),
    weekPatterns: WeekPatterns(full: "Semaine {n}", short: "S{n}"))
}
