extension DateText {
  public static let vietnamese = DateText(
    id: .vietnamese, weekRule: WeekRule(firstWeekday: .monday, minimumDays: 1),
    months: Names(
      full: (1...12).map { "tháng \($0)" }, short: (1...12).map { "thg \($0)" },
      narrow: (1...12).map { "\($0)" }),
    monthsAlone: Names(
      full: (1...12).map { "Tháng \($0)" }, short: (1...12).map { "Tháng \($0)" },
      narrow: (1...12).map { "\($0)" }),
    weekdays: Names(
      full: ["Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy", "Chủ Nhật"],
      short: ["Th 2", "Th 3", "Th 4", "Th 5", "Th 6", "Th 7", "CN"],
      narrow: ["T2", "T3", "T4", "T5", "T6", "T7", "CN"]),
    quarters: Names(
      full: ["Quý 1", "Quý 2", "Quý 3", "Quý 4"], short: ["Q1", "Q2", "Q3", "Q4"],
      narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "SA", pm: "CH"),
    patterns: DatePatterns(
      full: "EEEE, 'ngày' d MMMM, y", long: "'ngày' d MMMM, y", medium: "d MMM, y",
      numeric: "d/M/y", monthAndYear: "LLLL 'năm' y", shortMonthAndYear: "MMM y",
      weekdayAndDay: "EEEE, d MMMM", shortWeekdayAndDay: "EEE, d MMM", day: "d MMMM",
      shortDay: "d MMM", numericDay: "d/M", time: "HH:mm", hour: "HH 'giờ'"),
    weekPatterns: WeekPatterns(full: "Tuần {n}", short: "T.{n}"))
}
