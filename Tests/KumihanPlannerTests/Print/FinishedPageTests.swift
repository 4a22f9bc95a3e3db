import Kumihan
import KumihanCalendar
import KumihanDrawing
import Testing

@testable import KumihanPlanner

/// What every finished page keeps, whatever its paper, look and language: words that can be read.
@MainActor
struct FinishedPageTests {
  nonisolated static let papers = [
    "a4", "a5", "a6", "mini", "hobonichi-weeks", "personal", "pocket", "passport", "remarkable-2",
  ]
  /// Twenty planners: each paper in English, further ones in other scripts.
  nonisolated static let planners =
    papers.map { ($0, "en-US") }
    + ["a4", "mini", "hobonichi-weeks"].flatMap { [($0, "ja"), ($0, "ar")] }
    + [("a6", "de"), ("pocket", "th"), ("passport", "hi"), ("a6", "he"), ("personal", "vi")]

  private func pages(
    _ paper: String, _ locale: String, _ visit: (PlannerPage, DisplayList) throws -> Void
  ) throws {
    let year = 2026
    let rule = PlannerFixture.text(locale).weekRule
    let week = rule.week(containing: PlannerFixture.today)
    let month = CalendarMonth(containing: PlannerFixture.today)
    let pages: [PlannerPage] = [
      .overview(year), .year(year), .quarter(month.quarter), .month(month), .week(week),
      .day(PlannerFixture.today), .index(year), .legend, .goals(year), .habits(month),
      .review(week), .notes(year, 1, .cornell), .yearNotes(year), .noteIndex(year, 1),
    ]
    let whole = try PlannerLedger(years: year...year, weekRule: rule, hasDays: true)
    let ledger = PlannerLedger(pages: whole.pages + pages.suffix(6))
    var plan = try PlannerFixture.plan(
      ledger, locale: locale, rule: rule, region: locale == "ja" ? "JP" : "SE", fill: .overfull)
    plan.hasTasks = true
    plan.hasEventIndex = true
    plan.addSixDays()
    try plan.addMoons(timeZone: "UTC")
    let size = PlannerFixture.contentSize(try PaperSize(parsing: paper))
    var document = PlannerDocument(plan: plan, size: size, context: PlannerFixture.context)
    let views = pages.map { ($0, document.view(of: $0)) }
    let index = document.appendix().filter { $0.page == .eventIndex(1) }.map { ($0.page, $0.view) }
    for (page, view) in views + index {
      let renderer = ImageRenderer(content: view)
      renderer.environment.locale = Locale(identifier: locale)
      renderer.environment.layoutDirection = plan.text.isRightToLeft ? .rightToLeft : .leftToRight
      renderer.background = .white
      try visit(page, renderer.page().content)
    }
  }

  /// WCAG 2.1, 1.4.3: at least 4.5 : 1 in each tone of print; and the least sizes of
  /// ``PageMetrics``, less what faces are drawn smaller.
  @Test(arguments: planners)
  func everyWordCanBeRead(paper: String, locale: String) throws {
    try pages(paper, locale) { page, list in
      for tone in PrintTone.allCases {
        let faint = list.toned(tone).text(contrastBelow: 4.5)
        #expect(faint.isEmpty, "\(page.label) \(tone): \(faint.prefix(5))")
      }
      let small = list.text(smallerThan: PageMetrics.leastText * 0.96)
      #expect(small.isEmpty, "\(page.label): \(small)")
    }
  }

  /// White words on black ground that become white with it are found.
  @Test func contrastIsMeasured() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 20)
    func list(_ ground: RGBA, _ ink: RGBA) -> DisplayList {
      let run = GlyphRun(
        face: FontFaceID(postScriptName: "Face", file: "face.ttf"), size: 10,
        origin: CGPoint(x: 10, y: 14), glyphs: [.init(id: 1, x: 0, y: 0)], text: "A",
        clusters: [.init(utf8Count: 1, glyphCount: 1)], advance: 8)
      return DisplayList(
        size: box.size,
        items: [
          DrawItem(.fill(Path(box), .color(ground), FillStyle())),
          DrawItem(.glyphs(run, .color(ink))),
        ])
    }
    #expect(list(.white, .white).text(contrastBelow: 4.5).map(\.ratio) == [1])
    #expect(list(.black, .white).text(contrastBelow: 4.5).isEmpty)
    #expect(abs((list(.white, .black).text(contrastBelow: 22).first?.ratio ?? 0) - 21) < 0.001)
    #expect(list(.black, .white).toned(.eInk).text(contrastBelow: 4.5).isEmpty)
    let yellow = RGBA(red: 1, green: 0.9, blue: 0.4)
    #expect(
      list(yellow, RGBA(red: 0.9, green: 0.22, blue: 0.2)).text(contrastBelow: 4.5).count == 1)
  }
}
