extension DateText {
  public static let hebrew = DateText(
    id: .hebrew, isRightToLeft: true, weekRule: .sundayFirst,
    months: Names(
      full: [
        "ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר",
        "אוקטובר", "נובמבר", "דצמבר",
      ],
      short: [
        "ינו׳", "פבר׳", "מרץ", "אפר׳", "מאי", "יוני", "יולי", "אוג׳", "ספט׳", "אוק׳",
        "נוב׳", "דצמ׳",
      ],
      narrow: (1...12).map { "\($0)" }),
    weekdays: Names(
      full: [
        "יום שני", "יום שלישי", "יום רביעי", "יום חמישי", "יום שישי", "יום שבת", "יום ראשון",
      ],
      short: ["יום ב׳", "יום ג׳", "יום ד׳", "יום ה׳", "יום ו׳", "שבת", "יום א׳"],
      narrow: ["ב׳", "ג׳", "ד׳", "ה׳", "ו׳", "ש׳", "א׳"]),
    quarters: Names(
      full: ["רבעון 1", "רבעון 2", "רבעון 3", "רבעון 4"],
      short: ["רבעון 1", "רבעון 2", "רבעון 3", "רבעון 4"],
      narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "לפנה״צ", pm: "אחה״צ"),
    patterns: DatePatterns(
      full: "EEEE, d בMMMM y", long: "d בMMMM y", medium: "d בMMM y", numeric: "d.M.y",
      monthAndYear: "LLLL y", shortMonthAndYear: "MMM y",
      weekdayAndDay: "EEEE, d בMMMM", shortWeekdayAndDay: "EEE, d בMMM",
      day: "d בMMMM", shortDay: "d בMMM", numericDay: "d.M",
      time: "H:mm", hour: "HH"),
    weekPatterns: WeekPatterns(full: "שבוע {n}", short: "שבוע {n}"))
}
