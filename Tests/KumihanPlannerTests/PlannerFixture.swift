import Kumihan
import KumihanCalendar

@testable import KumihanPlanner

/// Planners for tests: a locale with words of its own, and as many events as asked for.
enum PlannerFixture {
  enum Fill: String, CaseIterable { case empty, ordinary, overfull }

  static let context = try! RenderingContext.bundled()
  static let ruler = EngineRuler(context.text, text: text("en-US"))

  static let today = CalendarDate("2026-10-14")!

  static func text(_ locale: String) -> DateText { try! DateText(locale: locale) }

  private static func titles(_ locale: String) -> [String] {
    switch locale.prefix(2) {
    case "sv":
      ["Morgonmöte", "Kundmöte med styrelsen i Göteborg", "Tandläkare", "Lunch med Åsa"]
    case "ja": ["朝会", "顧客との打ち合わせ", "歯医者", "プロジェクトの振り返り会議"]
    case "vi": ["Họp nhóm buổi sáng", "Gặp khách hàng ở Đà Nẵng", "Khám răng", "Ăn trưa"]
    case "de":
      ["Morgenbesprechung", "Kundentermin mit der Geschäftsführung", "Zahnarzt", "Elternabend"]
    case "ar": ["اجتماع الفريق", "لقاء مع العميل", "طبيب الأسنان", "مراجعة المشروع"]
    default: ["Team standup", "Client meeting with the board", "Dentist", "Lunch"]
    }
  }

  /// Events around week 42 of 2026.
  static func events(_ fill: Fill, _ locale: String) -> [PlannerEvent] {
    guard fill != .empty else { return [] }
    let titles = titles(locale)
    let monday = CalendarDate("2026-10-12")!
    var events = [
      PlannerEvent(
        title: titles[1], kind: .trip, firstDay: monday.adding(days: 1),
        lastDay: monday.adding(days: 3)),
      PlannerEvent(title: titles[3], kind: .note, firstDay: monday.adding(days: 2)),
      PlannerEvent(title: titles[2], kind: .birthday, firstDay: monday.adding(days: 4)),
    ]
    let perDay = fill == .ordinary ? 2 : 9
    for day in 0..<7 {
      for index in 0..<perDay {
        let start = 420 + (index * 97 + day * 43) % 840
        events.append(
          PlannerEvent(
            title: titles[(index + day) % titles.count],
            kind: PlannerKind.allCases[index * day % 5], firstDay: monday.adding(days: day),
            startMinute: start, endMinute: start + 30 + index % 3 * 45,
            series: "\(day) \(index)"))
      }
    }
    if fill == .overfull {
      for index in 0..<8 {
        events.append(
          PlannerEvent(
            title: "\(titles[1]) \(index)", firstDay: monday.adding(days: 2),
            series: "all day \(index)"))
      }
    }
    return events
  }

  static func plan(
    _ ledger: PlannerLedger, locale: String = "en-US", rule: WeekRule = .iso,
    region: String? = nil, fill: Fill = .ordinary, events: [PlannerEvent]? = nil,
    today: CalendarDate? = today
  ) throws -> PlannerPlan {
    let days = ledger.days(rule)
    let holidays =
      try region.map {
        try HolidayCalendar(
          regions: [HolidayRegion(code: $0)],
          years: days.lowerBound.year - 1...days.upperBound.year + 1
        ).holidays(in: days.lowerBound.adding(days: -45)...days.upperBound.adding(days: 45))
      } ?? []
    return try PlannerPlan(
      ledger: ledger, text: text(locale), weekRule: rule,
      events: events ?? self.events(fill, locale), holidays: holidays, today: today)
  }

  /// Between margins of 10 mm.
  static func contentSize(_ paper: PaperSize) -> CGSize {
    CGSize(width: (paper.width - 20) * 72 / 25.4, height: (paper.height - 20) * 72 / 25.4)
  }
}
