import KumihanCalendar

/// The words of pages for habits, goals and looking back, of tasks and the moon.
struct TrackingWords: Hashable, Sendable {
  let habits, goals, review, wentWell, improve, nextWeek, toDo, expenses: String
  private let moons: [String]

  /// - Parameter moons: From the new moon on, parted by commas.
  private init(
    _ habits: String, _ goals: String, _ review: String, _ wentWell: String, _ improve: String,
    _ nextWeek: String, _ toDo: String, _ expenses: String, moons: String
  ) {
    (self.habits, self.goals, self.review) = (habits, goals, review)
    (self.wentWell, self.improve, self.nextWeek, self.toDo) = (wentWell, improve, nextWeek, toDo)
    self.expenses = expenses
    self.moons = moons.split(separator: ", ").map(String.init)
  }

  subscript(phase: MoonPhase) -> String { moons[phase.rawValue] }

  init(_ locale: DateLocale) {
    switch locale {
    case .americanEnglish, .britishEnglish:
      self.init(
        "Habits", "Goals", "Review", "What went well", "What to improve", "Next week", "To do",
        "Expenses",
        moons: "New moon, First quarter, Full moon, Last quarter")
    case .swedish:
      self.init(
        "Vanor", "Mål", "Återblick", "Det gick bra", "Att förbättra", "Nästa vecka", "Att göra",
        "Utgifter",
        moons: "Nymåne, Första kvarteret, Fullmåne, Sista kvarteret")
    case .german:
      self.init(
        "Gewohnheiten", "Ziele", "Rückblick", "Was gut lief", "Was besser geht", "Nächste Woche",
        "Zu tun", "Ausgaben", moons: "Neumond, Erstes Viertel, Vollmond, Letztes Viertel")
    case .japanese:
      self.init(
        "習慣", "目標", "振り返り", "よかったこと", "改善すること", "来週", "やること", "支出",
        moons: "新月, 上弦, 満月, 下弦")
    case .vietnamese:
      self.init(
        "Thói quen", "Mục tiêu", "Nhìn lại", "Điều tốt", "Cần cải thiện", "Tuần sau",
        "Việc cần làm", "Chi tiêu",
        moons: "Trăng mới, Thượng huyền, Trăng tròn, Hạ huyền")
    case .arabic:
      self.init(
        "العادات", "الأهداف", "المراجعة", "ما سار جيدًا", "ما يمكن تحسينه", "الأسبوع القادم",
        "المهام", "المصروفات", moons: "محاق, التربيع الأول, بدر, التربيع الأخير")
    case .french:
      self.init(
        "Habitudes", "Objectifs", "Bilan", "Ce qui a bien marché", "À améliorer",
        "Semaine prochaine", "À faire", "Dépenses",
        moons: "Nouvelle lune, Premier quartier, Pleine lune, Dernier quartier")
    case .spanish:
      self.init(
        "Hábitos", "Metas", "Balance", "Lo que fue bien", "A mejorar", "Próxima semana",
        "Por hacer", "Gastos", moons: "Luna nueva, Cuarto creciente, Luna llena, Cuarto menguante")
    case .korean:
      self.init(
        "습관", "목표", "돌아보기", "잘된 일", "나아질 일", "다음 주", "할 일", "지출",
        moons: "신월, 상현달, 보름달, 하현달")
    case .thai:
      self.init(
        "นิสัย", "เป้าหมาย", "ทบทวน", "สิ่งที่ดี", "สิ่งที่ควรปรับปรุง", "สัปดาห์หน้า", "สิ่งที่ต้องทำ", "ค่าใช้จ่าย",
        moons: "จันทร์ดับ, ขึ้นครึ่งดวง, จันทร์เพ็ญ, แรมครึ่งดวง")
    case .hebrew:
      self.init(
        "הרגלים", "מטרות", "סיכום", "מה הלך טוב", "מה לשפר", "השבוע הבא", "לביצוע", "הוצאות",
        moons: "מולד הירח, רבע ראשון, ירח מלא, רבע אחרון")
    case .hindi:
      self.init(
        "आदतें", "लक्ष्य", "समीक्षा", "क्या अच्छा रहा", "क्या सुधारें", "अगला सप्ताह", "करने योग्य", "खर्च",
        moons: "अमावस्या, प्रथम चतुर्थांश, पूर्णिमा, अंतिम चतुर्थांश")
    case .chinese:
      self.init(
        "习惯", "目标", "回顾", "做得好的", "可以改进的", "下周", "待办", "支出",
        moons: "新月, 上弦月, 满月, 下弦月")
    }
  }
}
