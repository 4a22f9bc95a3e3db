import KumihanCalendar

/// The words of pages for habits, goals and looking back.
struct TrackingWords: Hashable, Sendable {
  let habits, goals, review, wentWell, improve, nextWeek: String

  private init(
    _ habits: String, _ goals: String, _ review: String, _ wentWell: String, _ improve: String,
    _ nextWeek: String
  ) {
    (self.habits, self.goals, self.review) = (habits, goals, review)
    (self.wentWell, self.improve, self.nextWeek) = (wentWell, improve, nextWeek)
  }

  init(_ locale: DateLocale) {
    switch locale {
    case .americanEnglish, .britishEnglish:
      self.init("Habits", "Goals", "Review", "What went well", "What to improve", "Next week")
    case .swedish:
      self.init("Vanor", "Mål", "Återblick", "Det gick bra", "Att förbättra", "Nästa vecka")
    case .german:
      self.init(
        "Gewohnheiten", "Ziele", "Rückblick", "Was gut lief", "Was besser geht", "Nächste Woche")
    case .japanese: self.init("習慣", "目標", "振り返り", "よかったこと", "改善すること", "来週")
    case .vietnamese:
      self.init("Thói quen", "Mục tiêu", "Nhìn lại", "Điều tốt", "Cần cải thiện", "Tuần sau")
    case .arabic:
      self.init("العادات", "الأهداف", "المراجعة", "ما سار جيدًا", "ما يمكن تحسينه", "الأسبوع القادم")
    case .french:
      self.init(
        "Habitudes", "Objectifs", "Bilan", "Ce qui a bien marché", "À améliorer",
        "Semaine prochaine")
    case .spanish:
      self.init("Hábitos", "Metas", "Balance", "Lo que fue bien", "A mejorar", "Próxima semana")
    case .korean: self.init("습관", "목표", "돌아보기", "잘된 일", "나아질 일", "다음 주")
    case .thai: self.init("นิสัย", "เป้าหมาย", "ทบทวน", "สิ่งที่ดี", "สิ่งที่ควรปรับปรุง", "สัปดาห์หน้า")
    case .hebrew: self.init("הרגלים", "מטרות", "סיכום", "מה הלך טוב", "מה לשפר", "השבוע הבא")
    case .hindi: self.init("आदतें", "लक्ष्य", "समीक्षा", "क्या अच्छा रहा", "क्या सुधारें", "अगला सप्ताह")
    }
  }
}
