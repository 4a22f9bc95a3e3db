extension DateText {
  public static let japanese = DateText(
    id: .japanese, weekRule: .sundayFirst,
    months: Names(
      full: (1...12).map { "\($0)月" }, short: (1...12).map { "\($0)月" },
      narrow: (1...12).map { "\($0)" }),
    weekdays: Names(
      full: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"],
      short: ["月", "火", "水", "木", "金", "土", "日"],
      narrow: ["月", "火", "水", "木", "金", "土", "日"]),
    quarters: Names(
      full: ["第1四半期", "第2四半期", "第3四半期", "第4四半期"], short: ["Q1", "Q2", "Q3", "Q4"],
      narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "午前", pm: "午後"),
    patterns: DatePatterns(
      full: "y年M月d日 EEEE", long: "y年M月d日", medium: "y年M月d日", numeric: "y/M/d",
      monthAndYear: "y年M月", shortMonthAndYear: "y年M月", weekdayAndDay: "M月d日 EEEE",
      shortWeekdayAndDay: "M月d日(EEE)", day: "M月d日", shortDay: "M月d日", numericDay: "M/d",
      time: "H:mm", hour: "H時"),
    weekPatterns: WeekPatterns(full: "第{n}週", short: "{n}週"))
}
