extension DateText {
  /// Standard Arabic with the month names and digits of Egypt and the Gulf.
  public static let arabic = DateText(
    id: .arabic, isRightToLeft: true, weekRule: .saturdayFirst,
    months: Names(
      full: arabicMonths, short: arabicMonths,
      narrow: ["ي", "ف", "م", "أ", "و", "ن", "ل", "غ", "س", "ك", "ب", "د"]),
    weekdays: Names(
      full: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
      short: ["اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت", "أحد"],
      narrow: ["ن", "ث", "ر", "خ", "ج", "س", "ح"]),
    quarters: Names(
      full: ["الربع الأول", "الربع الثاني", "الربع الثالث", "الربع الرابع"],
      short: ["الربع الأول", "الربع الثاني", "الربع الثالث", "الربع الرابع"],
      narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "ص", pm: "م"),
    // U+0660, the Arabic-Indic zero.
    zero: "\u{660}",
    // U+200F keeps the order of numbers that are divided only by punctuation.
    patterns: DatePatterns(
      full: "EEEE، d MMMM، y", long: "d MMMM، y", medium: "d MMM، y",
      numeric: "d\u{200F}/M\u{200F}/y", monthAndYear: "LLLL y", shortMonthAndYear: "LLL y",
      weekdayAndDay: "EEEE، d MMMM", shortWeekdayAndDay: "EEE، d MMM", day: "d MMMM",
      shortDay: "d MMM", numericDay: "d\u{200F}/M", time: "h:mm a", hour: "h a"),
    weekPatterns: WeekPatterns(full: "الأسبوع {n}", short: "أ {n}"))

  private static let arabicMonths = [
    "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
    "نوفمبر", "ديسمبر",
  ]
}
