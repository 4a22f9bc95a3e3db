extension DateText {
  public static let spanish = DateText(
    id: .spanish, weekRule: .iso,
    months: Names(
      full: [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto",
        "septiembre", "octubre", "noviembre", "diciembre",
      ],
      short: [
        "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
      ],
      narrow: ["E", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]),
    weekdays: Names(
      full: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
      short: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
      narrow: ["L", "M", "X", "J", "V", "S", "D"]),
    quarters: Names(
      full: ["1.er trimestre", "2.º trimestre", "3.er trimestre", "4.º trimestre"],
      short: ["T1", "T2", "T3", "T4"],
      narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "a. m.", pm: "p. m."),
    patterns: DatePatterns(
      full: "EEEE, d 'de' MMMM 'de' y", long: "d 'de' MMMM 'de' y", medium: "d MMM y",
      numeric: "d/M/y",
      monthAndYear: "LLLL 'de' y", shortMonthAndYear: "MMM y",
      weekdayAndDay: "EEEE, d 'de' MMMM", shortWeekdayAndDay: "EEE, d MMM",
      day: "d 'de' MMMM", shortDay: "d MMM", numericDay: "d/M",
      time: "H:mm", hour: "HH"),
    weekPatterns: WeekPatterns(full: "Semana {n}", short: "S{n}"))
}
