import KumihanCalendar

extension PlannerWords {
  /// The words of a locale; American and British English share theirs.
  init(_ locale: DateLocale) {
    switch locale {
    case .americanEnglish, .britishEnglish: self = .english
    case .swedish: self = .swedish
    case .german: self = .german
    case .japanese: self = .japanese
    case .vietnamese: self = .vietnamese
    case .arabic: self = .arabic
    case .french: self = .french
    case .spanish: self = .spanish
    case .korean: self = .korean
    case .thai: self = .thai
    case .hebrew: self = .hebrew
    case .hindi: self = .hindi
    case .chinese: self = .chinese
    }
  }

  static let english = PlannerWords(
    week: "Week", month: "Month", year: "Year", today: "Today", notes: "Notes",
    holidays: "Holidays",
    allDay: "All day", legend: "Legend", index: "Index", events: "Events", more: "+{n} more",
    continued: "continued", months: "Months", weeks: "Weeks", quarters: "Quarters", days: "Days",
    appendix: "Continued", sunday: "Sunday", selected: "Shown on this page",
    locked: "Set by the calendar", weekNumber: "Number of the week",
    publicHoliday: "Public holiday", bridgeDay: "Free day between holidays",
    substituteDay: "Day in lieu",
    kinds: KindNames("Event", "Holiday", "Birthday", "Trip", "Expense", "Note"))

  static let swedish = PlannerWords(
    week: "Vecka", month: "Månad", year: "År", today: "I dag", notes: "Anteckningar",
    holidays: "Helgdagar",
    allDay: "Hela dagen", legend: "Symboler", index: "Innehåll", events: "Händelser",
    more: "+{n} till", continued: "fortsättning", months: "Månader", weeks: "Veckor",
    quarters: "Kvartal", days: "Dagar", appendix: "Fortsättning", sunday: "Söndag",
    selected: "Visas på sidan", locked: "Satt av kalendern", weekNumber: "Veckans nummer",
    publicHoliday: "Helgdag", bridgeDay: "Ledig dag mellan helgdagar",
    substituteDay: "Ersättningsdag",
    kinds: KindNames("Händelse", "Helgdag", "Födelsedag", "Resa", "Utgift", "Anteckning"))

  static let german = PlannerWords(
    week: "Woche", month: "Monat", year: "Jahr", today: "Heute", notes: "Notizen",
    holidays: "Feiertage",
    allDay: "Ganzer Tag", legend: "Legende", index: "Inhalt", events: "Termine",
    more: "+{n} weitere", continued: "Fortsetzung", months: "Monate", weeks: "Wochen",
    quarters: "Quartale", days: "Tage", appendix: "Fortsetzungen", sunday: "Sonntag",
    selected: "Auf dieser Seite", locked: "Vom Kalender gesetzt",
    weekNumber: "Nummer der Woche", publicHoliday: "Gesetzlicher Feiertag",
    bridgeDay: "Freier Tag zwischen Feiertagen", substituteDay: "Ersatzfeiertag",
    kinds: KindNames("Termin", "Feiertag", "Geburtstag", "Reise", "Ausgabe", "Notiz"))

  static let japanese = PlannerWords(
    week: "週", month: "月", year: "年", today: "今日", notes: "メモ", holidays: "祝日", allDay: "終日",
    legend: "凡例", index: "目次", events: "予定", more: "他{n}件", continued: "続き",
    months: "月", weeks: "週", quarters: "四半期", days: "日", appendix: "続きのページ",
    sunday: "日曜日", selected: "このページの日", locked: "暦で定まる日", weekNumber: "週番号",
    publicHoliday: "祝日", bridgeDay: "国民の休日", substituteDay: "振替休日",
    kinds: KindNames("予定", "祝日", "誕生日", "旅行", "支出", "メモ"))

  static let vietnamese = PlannerWords(
    week: "Tuần", month: "Tháng", year: "Năm", today: "Hôm nay", notes: "Ghi chú",
    holidays: "Ngày lễ",
    allDay: "Cả ngày", legend: "Chú giải", index: "Mục lục", events: "Sự kiện",
    more: "+{n} nữa", continued: "tiếp theo", months: "Tháng", weeks: "Tuần", quarters: "Quý",
    days: "Ngày", appendix: "Phần tiếp theo", sunday: "Chủ Nhật", selected: "Ở trang này",
    locked: "Do lịch định sẵn", weekNumber: "Số tuần", publicHoliday: "Ngày nghỉ lễ",
    bridgeDay: "Ngày nghỉ xen giữa", substituteDay: "Ngày nghỉ bù",
    kinds: KindNames("Sự kiện", "Ngày lễ", "Sinh nhật", "Chuyến đi", "Chi tiêu", "Ghi chú"))

  static let arabic = PlannerWords(
    week: "الأسبوع", month: "الشهر", year: "السنة", today: "اليوم", notes: "ملاحظات",
    holidays: "العطلات",
    allDay: "طوال اليوم", legend: "مفتاح الرموز", index: "المحتويات", events: "الأحداث",
    more: "+{n} أخرى", continued: "تابع", months: "الأشهر", weeks: "الأسابيع",
    quarters: "الأرباع", days: "الأيام", appendix: "التتمة", sunday: "الأحد",
    selected: "في هذه الصفحة", locked: "يحدده التقويم", weekNumber: "رقم الأسبوع",
    publicHoliday: "عطلة رسمية", bridgeDay: "عطلة بين عطلتين", substituteDay: "عطلة بديلة",
    kinds: KindNames("حدث", "عطلة", "عيد ميلاد", "رحلة", "مصروف", "ملاحظة"))
}
