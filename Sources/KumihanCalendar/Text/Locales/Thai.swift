extension DateText {
  public static let thai = DateText(
    id: .thai, weekRule: .sundayFirst,
    months: Names(
      full: [
        "มกราคม", "กุมภาพันธ์", "มีนาคม", "เมษายน", "พฤษภาคม", "มิถุนายน", "กรกฎาคม",
        "สิงหาคม", "กันยายน", "ตุลาคม", "พฤศจิกายน", "ธันวาคม",
      ],
      short: [
        "ม.ค.", "ก.พ.", "มี.ค.", "เม.ย.", "พ.ค.", "มิ.ย.", "ก.ค.", "ส.ค.", "ก.ย.", "ต.ค.",
        "พ.ย.", "ธ.ค.",
      ],
      narrow: [
        "ม.ค.", "ก.พ.", "มี.ค.", "เม.ย.", "พ.ค.", "มิ.ย.", "ก.ค.", "ส.ค.", "ก.ย.", "ต.ค.",
        "พ.ย.", "ธ.ค.",
      ]),
    weekdays: Names(
      full: [
        "วันจันทร์", "วันอังคาร", "วันพุธ", "วันพฤหัสบดี", "วันศุกร์", "วันเสาร์",
        "วันอาทิตย์",
      ],
      short: ["จ.", "อ.", "พ.", "พฤ.", "ศ.", "ส.", "อา."],
      narrow: ["จ", "อ", "พ", "พฤ", "ศ", "ส", "อา"]),
    quarters: Names(
      full: ["ไตรมาส 1", "ไตรมาส 2", "ไตรมาส 3", "ไตรมาส 4"],
      short: ["ไตรมาส 1", "ไตรมาส 2", "ไตรมาส 3", "ไตรมาส 4"],
      narrow: ["1", "2", "3", "4"]),
    dayPeriods: DayPeriods(am: "ก่อนเที่ยง", pm: "หลังเที่ยง"),
    patterns: DatePatterns(
      full: "EEEE'ที่' d MMMM y", long: "d MMMM y", medium: "d MMM y", numeric: "d/M/y",
      monthAndYear: "LLLL y", shortMonthAndYear: "MMM y",
      weekdayAndDay: "EEEE'ที่' d MMMM", shortWeekdayAndDay: "EEE d MMM",
      day: "d MMMM", shortDay: "d MMM", numericDay: "d/M",
      time: "HH:mm", hour: "HH"),
    weekPatterns: WeekPatterns(full: "สัปดาห์ที่ {n}", short: "ส. {n}"))
}
