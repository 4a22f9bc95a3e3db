import Kumihan
import KumihanCalendar
import KumihanGoldens
import Testing

@testable import KumihanPlanner

/// Each kind of page on the papers and in the languages it is made for.
@MainActor @Suite(.snapshots(root: "Goldens"))
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
      page: .quarter(PlannerYears(firstMonth: 1).quarters(of: 2026)[3]), paper: .a4, locale: "ja",
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
    "week-a5-th": Case(
      page: Case.week(.sundayFirst), paper: .a5, locale: "th", rule: .sundayFirst, region: "US"),
    "month-a5-he": Case(
      page: Case.month("2026-10"), paper: .a5, locale: "he", rule: .sundayFirst, region: "US"),
    "legend-a5-ja": Case(page: .legend, paper: .a5, locale: "ja"),
    "index-letter-en": Case(page: .index(2026), paper: .letter, locale: "en-US"),
    "more-a4-de": Case(
      page: .more(Case.week, 1), paper: .a4, locale: "de", fill: .overfull),
  ]

  @Test(arguments: cases.keys.sorted()) func pixels(name: String) throws {
    let renderer = try #require(Self.cases[name]).renderer()
    #expect(try renderer.layout().issues.isEmpty)
    assertSnapshot(of: try renderer.page(), as: .image, named: name)
  }

  /// Words lie on the page, in their frames, and on no others.
  @Test(arguments: cases.keys.sorted()) func wordsTouchNothing(name: String) throws {
    let sheet = try #require(Self.cases[name]).sheet()
    let page = CGRect(origin: .zero, size: sheet.size)
    var taken: [(rect: CGRect, words: String)] = []
    for text in sheet.texts {
      guard case .words(let words) = text.content else { continue }
      let rect = text.ink.reduce(CGRect.null) { $0.union($1) }
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

  /// Only titles that stand in full elsewhere end in an ellipsis, and none has to by the height of
  /// its frame alone.
  @Test(arguments: cases.keys.sorted()) func noEllipsisIsNeedless(name: String) throws {
    let page = try #require(Self.cases[name])
    let sheet = try page.sheet()
    let left = Set(sheet.leftovers.filter { !$0.isHidden }.map(\.event.title))
    let ruler = EngineRuler(PlannerFixture.context.text, text: PlannerFixture.text(page.locale))
    for text in sheet.texts {
      guard case .words(let words) = text.content else { continue }
      let title = words.replacing("\u{AD}", with: "")
      if left.contains(where: { title.hasSuffix($0) }) { continue }
      if text.lines == 1 {
        let width = ruler.width(words, text.weight) * text.size
        #expect(width <= text.frame.width + 0.001, "\(words) is \(width) in \(text.frame)")
      } else {
        let lines = ruler.lines(words, width: text.frame.width / text.size)
        #expect(lines.count <= text.lines, "\(words) in \(text.frame)")
        let height = CGFloat(lines.count) * ruler.lineHeight(words) * text.size
        #expect(height <= text.frame.height + 0.001, "\(words) is \(height) in \(text.frame)")
      }
    }
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
    assertSnapshot(of: lines.joined(separator: "\n") + "\n", as: .lines, named: name)
  }

  /// The name of a day at the end of a page stands over nothing.
  @Test(arguments: [6, 7, 9, 12, 18, 24, 33])
  func noPageEndsWithTheNameOfADay(count: Int) throws {
    let days = (12...18).map { CalendarDate("2026-10-\($0)")! }
    let events = days.flatMap { day in
      (0..<count).map { PlannerEvent(title: "Event \($0) of a day", firstDay: day) }
    }
    let plan = try PlannerFixture.plan(PlannerLedger(pages: [Case.week]), events: events)
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(.a6), context: PlannerFixture.context)
    _ = document.view(of: Case.week)
    let names = Set(days.map { plan.text.heading(plan.text.string($0, .weekdayAndDay)) })
    let sheets = document.appendix().map(\.view.sheet)
    #expect(!sheets.isEmpty)
    for sheet in sheets {
      let last = try #require(sheet.texts.last)
      if case .words(let words) = last.content { #expect(!names.contains(words), "\(words)") }
    }
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

  /// All lines of a title in its block are drawn: none is lost to a frame too low.
  @Test func linesOfBlocksAreWhole() throws {
    let metrics = PageMetrics(size: PlannerFixture.contentSize(.a5))
    for height in stride(from: 8 as CGFloat, through: 60, by: 0.7) {
      var sheet = PageSheet(size: metrics.size, ruler: PlannerFixture.ruler)
      let block = EventBlock(title: "Dentist appointment with Ada", kind: .event, times: ["09:00"])
      _ = block.draw(in: CGRect(x: 0, y: 0, width: 44, height: height), on: &sheet)
      for text in sheet.texts {
        let wanted = sheet.lineHeight(of: "", size: text.size) * CGFloat(text.lines)
        #expect(text.lines == 1 || text.frame.height >= wanted - 0.01, "\(height)")
        #expect(text.frame.maxY <= max(height, 12) + 2.5, "\(height)")
      }
    }
  }

  /// 2.5 pt, on every page that shows the day among others. Source: chapter 5.
  @Test func theSelectedDayHasItsBorder() throws {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: true)
    func borders(
      _ selected: CalendarDate?, _ page: PlannerPage, _ paper: PaperSize
    ) throws -> Int {
      let plan = try PlannerPlan(
        ledger: ledger, text: PlannerFixture.text("sv"), selected: selected)
      var document = PlannerDocument(
        plan: plan, size: PlannerFixture.contentSize(paper),
        context: PlannerFixture.context)
      return document.view(of: page).sheet.inks.count { ink in
        if case .stroke(.black, let width) = ink.style { abs(width - 2.5) < 0.01 } else { false }
      }
    }
    let pages: [PlannerPage] = [
      .overview(2026), .year(2026), .quarter(PlannerYears(firstMonth: 1).quarters(of: 2026)[3]),
      Case.month("2026-10"), Case.week, Case.day("2026-10-14"),
    ]
    for page in pages {
      #expect(try borders(CalendarDate("2026-10-14"), page, .a4) == 1, "\(page.label)")
      let isDay = page == Case.day("2026-10-14")
      #expect(try borders(nil, page, .a4) == (isDay ? 1 : 0), "\(page.label)")
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
