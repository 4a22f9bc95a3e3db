import Kumihan
import KumihanCalendar
import KumihanGoldens
import Testing

@testable import KumihanPlanner

/// Each kind of page on the papers and in the languages it is made for.
@MainActor
struct PlannerPageTests {
  typealias Case = PlannerPageCase

  nonisolated static let cases: [String: Case] = [
    "overview-a4-sv": Case(page: .overview(2026), paper: .a4, locale: "sv", region: "SE"),
    "overview-a5-ja": Case(
      page: .overview(2026), paper: .a5, locale: "ja", rule: .sundayFirst, region: "JP",
      fill: .empty),
    "year-letter-en": Case(
      page: .year(2026), paper: .letter, locale: "en-US", rule: .sundayFirst, region: "US"),
    "year-a5-vi": Case(page: .year(2026), paper: .a5, locale: "vi", region: "VN"),
    "quarter-a4-ja": Case(
      page: .quarter(CalendarMonth.allQuarters(of: 2026)[3]), paper: .a4, locale: "ja",
      region: "JP", fill: .overfull),
    "month-a4-sv": Case(
      page: Case.month("2026-10"), paper: .a4, locale: "sv", region: "SE", fill: .overfull),
    "month-a5-ja": Case(
      page: Case.month("2026-09"), paper: .a5, locale: "ja", region: "JP", fill: .empty),
    "month-letter-vi": Case(
      page: Case.month("2026-02"), paper: .letter, locale: "vi", region: "VN"),
    "week-a4-sv-empty": Case(
      page: Case.week, paper: .a4, locale: "sv", region: "SE", fill: .empty),
    "week-a4-en": Case(page: Case.week, paper: .a4, locale: "en-GB", region: "SE"),
    "week-letter-vi-overfull": Case(
      page: Case.week, paper: .letter, locale: "vi", region: "VN", fill: .overfull),
    "week-a5-ja": Case(
      page: Case.week(.sundayFirst), paper: .a5, locale: "ja", rule: .sundayFirst, region: "JP"),
    "week-a5-sv": Case(page: Case.week, paper: .a5, locale: "sv", region: "SE", fill: .empty),
    "week-a6-de": Case(page: Case.week, paper: .a6, locale: "de", fill: .overfull),
    "week-letter-ar": Case(
      page: Case.week(.saturdayFirst), paper: .letter, locale: "ar", rule: .saturdayFirst),
    "week-a4-landscape-sv": Case(
      page: Case.week, paper: .a4, isLandscape: true, locale: "sv", region: "SE"),
    "day-a4-en": Case(page: Case.day("2026-10-14"), paper: .a4, locale: "en-US", region: "US"),
    "day-a5-vi-overfull": Case(
      page: Case.day("2026-10-14"), paper: .a5, locale: "vi", fill: .overfull),
    "legend-a5-ja": Case(page: .legend, paper: .a5, locale: "ja"),
    "index-letter-en": Case(page: .index(2026), paper: .letter, locale: "en-US"),
    "more-a4-de": Case(
      page: .more(Case.week, 1), paper: .a4, locale: "de", fill: .overfull),
  ]

  @Test(arguments: cases.keys.sorted()) func pixels(name: String) throws {
    let renderer = try #require(Self.cases[name]).renderer()
    #expect(try renderer.layout().issues.isEmpty)
    try assertGolden(png: renderer.pngData(), named: name)
  }

  /// Words lie on the page, in their frames, and on no others.
  @Test(arguments: cases.keys.sorted()) func wordsTouchNothing(name: String) throws {
    let sheet = try #require(Self.cases[name]).sheet()
    let page = CGRect(origin: .zero, size: sheet.size)
    var taken: [(rect: CGRect, words: String)] = []
    for text in sheet.texts {
      guard case .words(let words) = text.content else { continue }
      var rect = try ink(of: text)
      if sheet.leftovers.contains(where: { !$0.isHidden && $0.event.title == words }) {
        // Ends in an ellipsis here, and stands in full elsewhere.
        rect.size.width = min(rect.width, text.frame.width)
      }
      let room = text.frame.insetBy(dx: -0.5, dy: -2.5)
      #expect(page.insetBy(dx: -0.5, dy: -0.5).holds(rect), "\(words) \(rect)")
      #expect(room.holds(rect), "\(words) at \(text.size): \(rect) in \(text.frame)")
      for other in taken {
        let overlap = other.rect.intersection(rect)
        #expect(
          overlap.isNull || overlap.width < 0.6 || overlap.height < text.size * 0.35,
          "\(words) and \(other.words) at \(rect)")
      }
      taken.append((rect, words))
    }
    #expect(taken.count > 8)
  }

  /// Where a text's lines lie.
  private func ink(of text: PageText) throws -> CGRect {
    guard case .words(let words) = text.content else { return .null }
    let weight: Font.Weight =
      switch text.weight {
      case .medium: .medium
      case .bold: .bold
      case .heavy: .heavy
      }
    let view = Text(verbatim: words)
      .font(.system(size: text.size, weight: weight, design: .rounded))
      .monospacedDigit()
    let renderer = ImageRenderer(content: view)
    renderer.scale = 8
    renderer.proposedSize = ProposedViewSize(
      width: text.lines == 1 ? nil : text.frame.width, height: nil)
    var size = try renderer.measuredSize()
    if text.lines > 1 { size.height = min(size.height, text.frame.height) }
    let x: CGFloat =
      switch text.alignment.horizontal {
      case .leading: 0
      case .trailing: 1
      default: 0.5
      }
    let y: CGFloat = text.alignment.vertical == .top ? 0 : 0.5
    return CGRect(
      x: text.frame.minX + (text.frame.width - size.width) * x,
      y: text.frame.minY + (text.frame.height - size.height) * y, width: size.width,
      height: size.height)
  }

  /// The words of a page with their places, and where its links lead.
  @Test(arguments: ["week-a4-en", "month-a4-sv", "day-a5-vi-overfull"])
  func wordsAndLinks(name: String) throws {
    let sheet = try #require(Self.cases[name]).sheet()
    func place(_ frame: CGRect) -> String {
      [frame.minX, frame.minY, frame.width, frame.height]
        .map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " ")
    }
    var lines = sheet.texts.map { text in
      switch text.content {
      case .words(let words): "\(place(text.frame)) \(words) (\((text.size * 10).rounded() / 10))"
      case .symbol(let name): "\(place(text.frame)) <\(name)>"
      }
    }
    lines += sheet.links.map { "\(place($0.frame)) -> \($0.destination)" }
    try assertGolden(lines.joined(separator: "\n") + "\n", named: name, extension: "txt")
  }

  /// 祝, 振 and 休 as a Japanese calendar prints them: in 2026 all three in one week of September.
  @Test func marksOfJapan() throws {
    let sheet = try #require(Self.cases["month-a5-ja"]).sheet()
    let words = sheet.texts.compactMap { text in
      if case .words(let words) = text.content { words } else { nil }
    }
    #expect(words.filter { $0 == "祝" }.count == 2)
    #expect(words.filter { $0 == "休" }.count == 1)
  }

  /// 2.5 pt, on every page that shows the day among others. Source: chapter 5.
  @Test func theSelectedDayHasItsBorder() throws {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: true)
    func borders(_ selected: CalendarDate?, _ page: PlannerPage, _ paper: PaperSize) -> Int {
      let plan = PlannerPlan(
        ledger: ledger, text: PlannerFixture.text("sv"), selected: selected)
      var document = PlannerDocument(plan: plan, size: PlannerFixture.contentSize(paper))
      return document.view(of: page).sheet.inks.count { ink in
        if case .stroke(.black, let width) = ink.style { abs(width - 2.5) < 0.01 } else { false }
      }
    }
    let pages: [PlannerPage] = [
      .overview(2026), .year(2026), .quarter(CalendarMonth.allQuarters(of: 2026)[3]),
      Case.month("2026-10"), Case.week, Case.day("2026-10-14"),
    ]
    for page in pages {
      #expect(borders(CalendarDate("2026-10-14"), page, .a4) == 1, "\(page.label)")
      let isDay = page == Case.day("2026-10-14")
      #expect(borders(nil, page, .a4) == (isDay ? 1 : 0), "\(page.label)")
    }
  }

  @Test func atMostThreeDotsAndACount() throws {
    let sheet = try #require(Self.cases["month-a4-sv"]).sheet()
    let words = sheet.texts.compactMap { text in
      if case .words(let words) = text.content { words } else { nil }
    }
    #expect(words.contains { $0.hasPrefix("+") })
  }
}

extension CGRect {
  /// Unlike `contains`, without rounding.
  fileprivate func holds(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
