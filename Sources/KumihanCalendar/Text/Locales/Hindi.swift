extension DateText {
  public static let hindi = DateText(
    id: .hindi, weekRule: .sundayFirst,
    months: Names(
      full: [
        "जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर",
        "अक्तूबर", "नवंबर", "दिसंबर",
      ],
      short: [
        "जन॰", "फ़र॰", "मार्च", "अप्रैल", "मई", "जून", "जुल॰", "अग॰", "सित॰", "अक्तू॰",
        "नव॰", "दिस॰",
      ],
      narrow: ["ज", "फ़", "मा", "अ", "म", "जू", "जु", "अ", "सि", "अ", "न", "दि"]),
    weekdays: Names(
      full: ["सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार", "रविवार"],
      short: ["सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"],
      narrow: ["सो", "मं", "बु", "गु", "शु", "श", "र"]),
    quarters: Names(
      full: ["पहली तिमाही", "दूसरी तिमाही", "तीसरी तिमाही", "चौथी तिमाही"],
      short: ["ति1", "ति2", "ति3", "ति4"],
      narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "am", pm: "pm"),
    patterns: DatePatterns(
      full: "EEEE, d MMMM y", long: "d MMMM y", medium: "d MMM y", numeric: "d/M/y",
      monthAndYear: "LLLL y", shortMonthAndYear: "MMM y",
      weekdayAndDay: "EEEE, d MMMM", shortWeekdayAndDay: "EEE, d MMM",
      day: "d MMMM", shortDay: "d MMM", numericDay: "d/M",
      time: "h:mm a", hour: "h a"),
    weekPatterns: WeekPatterns(full: "सप्ताह {n}", short: "स. {n}"))
}
