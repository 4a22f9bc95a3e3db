extension DateText {
  public static let korean = DateText(
    id: .korean, weekRule: .sundayFirst,
    months: Names(
      full: (1...12).map { "\($0)월" },
      short: (1...12).map { "\($0)월" },
      narrow: (1...12).map { "\($0)월" }),
    weekdays: Names(
      full: ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
      short: ["월", "화", "수", "목", "금", "토", "일"],
      narrow: ["월", "화", "수", "목", "금", "토", "일"]),
    quarters: Names(
      full: ["제1분기", "제2분기", "제3분기", "제4분기"],
      short: ["1분기", "2분기", "3분기", "4분기"],
      narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "오전", pm: "오후"),
    patterns: DatePatterns(
      full: "y년 MMMM d일 EEEE", long: "y년 MMMM d일", medium: "y. M. d.", numeric: "y. M. d.",
      monthAndYear: "y년 LLLL", shortMonthAndYear: "y년 MMM",
      weekdayAndDay: "MMMM d일 EEEE", shortWeekdayAndDay: "MMM d일 (EEE)",
      day: "MMMM d일", shortDay: "MMM d일", numericDay: "M. d.",
      time: "a h:mm", hour: "a h시"),
    weekPatterns: WeekPatterns(full: "{n}주", short: "{n}주"))
}
