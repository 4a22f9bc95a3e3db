extension DateText {
  public static let swedish = DateText(
    id: .swedish, weekRule: .iso,
    months: Names(
      full: [
        "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september",
        "oktober", "november", "december",
      ],
      short: [
        "jan.", "feb.", "mars", "apr.", "maj", "juni", "juli", "aug.", "sep.", "okt.", "nov.",
        "dec.",
      ],
      narrow: ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]),
    weekdays: Names(
      full: ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"],
      short: ["mån", "tis", "ons", "tors", "fre", "lör", "sön"],
      narrow: ["M", "T", "O", "T", "F", "L", "S"]),
    quarters: Names(
      full: ["1:a kvartalet", "2:a kvartalet", "3:e kvartalet", "4:e kvartalet"],
      short: ["K1", "K2", "K3", "K4"], narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "fm", pm: "em"),
    patterns: DatePatterns(
      full: "EEEE d MMMM y", long: "d MMMM y", medium: "d MMM y", numeric: "y-MM-dd",
      monthAndYear: "LLLL y", shortMonthAndYear: "LLL y", weekdayAndDay: "EEEE d MMMM",
      shortWeekdayAndDay: "EEE d MMM", day: "d MMMM", shortDay: "d MMM", numericDay: "d/M",
      time: "HH:mm", hour: "HH"),
    weekPatterns: WeekPatterns(full: "Vecka {n}", short: "v. {n}"))
}
