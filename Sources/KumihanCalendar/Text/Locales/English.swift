extension DateText {
  public static let americanEnglish = english(
    id: .americanEnglish, weekRule: .sundayFirst, dayPeriods: DayPeriods(am: "AM", pm: "PM"),
    patterns: DatePatterns(
      full: "EEEE, MMMM d, y", long: "MMMM d, y", medium: "MMM d, y", numeric: "M/d/y",
      monthAndYear: "LLLL y", shortMonthAndYear: "LLL y", weekdayAndDay: "EEEE, MMMM d",
      shortWeekdayAndDay: "EEE, MMM d", day: "MMMM d", shortDay: "MMM d", numericDay: "M/d",
      time: "h:mm a", hour: "h a"))

  public static let britishEnglish = english(
    id: .britishEnglish, weekRule: .iso, dayPeriods: DayPeriods(am: "am", pm: "pm"),
    patterns: DatePatterns(
      full: "EEEE, d MMMM y", long: "d MMMM y", medium: "d MMM y", numeric: "dd/MM/y",
      monthAndYear: "LLLL y", shortMonthAndYear: "LLL y", weekdayAndDay: "EEEE d MMMM",
      shortWeekdayAndDay: "EEE d MMM", day: "d MMMM", shortDay: "d MMM", numericDay: "dd/MM",
      time: "HH:mm", hour: "HH"))

  private static func english(
    id: DateLocale, weekRule: WeekRule, dayPeriods: DayPeriods, patterns: DatePatterns
  ) -> DateText {
    DateText(
      id: id, weekRule: weekRule,
      months: Names(
        full: [
          "January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December",
        ],
        short: [
          "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        narrow: ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]),
      weekdays: Names(
        full: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        short: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
        narrow: ["M", "T", "W", "T", "F", "S", "S"]),
      quarters: Names(
        full: ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"],
        short: ["Q1", "Q2", "Q3", "Q4"], narrow: ["1", "2", "3", "4"]),
      dayPeriods: dayPeriods, patterns: patterns,
      weekPatterns: WeekPatterns(full: "Week {n}", short: "W{n}"))
  }
}
