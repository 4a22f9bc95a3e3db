extension DateText {
  /// In simplified characters, as in mainland China.
  public static let chinese = DateText(
    id: .chinese, weekRule: .iso,
    months: Names(
      full: [
        "一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月",
        "十二月",
      ],
      short: (1...12).map { "\($0)月" }, narrow: (1...12).map { "\($0)" }),
    weekdays: Names(
      full: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
      short: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
      narrow: ["一", "二", "三", "四", "五", "六", "日"]),
    quarters: Names(
      full: ["第一季度", "第二季度", "第三季度", "第四季度"],
      short: ["1季度", "2季度", "3季度", "4季度"], narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "上午", pm: "下午"),
    patterns: DatePatterns(
      full: "y年M月d日EEEE", long: "y年M月d日", medium: "y年M月d日", numeric: "y/M/d",
      monthAndYear: "y年M月", shortMonthAndYear: "y年M月", weekdayAndDay: "M月d日EEEE",
      shortWeekdayAndDay: "M月d日EEE", day: "M月d日", shortDay: "M月d日", numericDay: "M/d",
      time: "HH:mm", hour: "H时"),
    weekPatterns: WeekPatterns(full: "第{n}周", short: "{n}周"))
}
