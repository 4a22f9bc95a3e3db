extension DateText {
  public static let german = DateText(
    id: .german, weekRule: .iso,
    months: germanMonths(short: [
      "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
      "Dez.",
    ]),
    monthsAlone: germanMonths(short: [
      "Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez",
    ]),
    weekdays: germanWeekdays(short: ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."]),
    weekdaysAlone: germanWeekdays(short: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]),
    quarters: Names(
      full: ["1. Quartal", "2. Quartal", "3. Quartal", "4. Quartal"],
      short: ["Q1", "Q2", "Q3", "Q4"], narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "AM", pm: "PM"),
    patterns: DatePatterns(
      full: "EEEE, d. MMMM y", long: "d. MMMM y", medium: "d. MMM y", numeric: "d.M.y",
      monthAndYear: "LLLL y", shortMonthAndYear: "MMM y", weekdayAndDay: "EEEE, d. MMMM",
      shortWeekdayAndDay: "EEE d. MMM", day: "d. MMMM", shortDay: "d. MMM", numericDay: "d.M.",
      time: "HH:mm", hour: "HH 'Uhr'"),
    weekPatterns: WeekPatterns(full: "Woche {n}", short: "KW {n}"))

  private static func germanMonths(short: [String]) -> Names {
    Names(
      full: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ],
      short: short, narrow: ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"])
  }

  private static func germanWeekdays(short: [String]) -> Names {
    Names(
      full: [
        "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
      ],
      short: short, narrow: ["M", "D", "M", "D", "F", "S", "S"])
  }
}
