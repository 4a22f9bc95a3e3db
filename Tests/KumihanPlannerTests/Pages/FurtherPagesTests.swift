import Foundation
import KumihanCalendar
import Testing

@testable import KumihanPlanner

/// Almanacs, tasks, lists of notes and of events.
struct FurtherPagesTests {
  private func document(
    _ pages: [PlannerPage], locale: String = "en-US", paper: PaperSize = .a4,
    fill: PlannerFixture.Fill = .ordinary, _ change: (inout PlannerPlan) throws -> Void
  ) throws -> PlannerDocument {
    var plan = try PlannerFixture.plan(PlannerLedger(pages: pages), locale: locale, fill: fill)
    try change(&plan)
    return PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(paper), context: PlannerFixture.context)
  }

  private func words(_ sheet: PageSheet) -> [String] {
    sheet.texts.map { if case .words(let words) = $0.content { words } else { "" } }
  }

  /// The box of what an ink's layer of marks fills in a colour.
  private func marks(_ sheet: PageSheet, _ tint: PageTint) -> CGRect? {
    sheet.inks.first { $0.layer == .marks && $0.style == .fill(tint) }?.path.boundingRect
  }

  @Test(arguments: [PlannerPageCase.month("2026-10"), PlannerPageCase.week])
  func sixDaysStandOnEachDay(page: PlannerPage) throws {
    var document = try document([page], locale: "ja") { $0.addSixDays() }
    let names = words(document.view(of: page).sheet)
      .filter { Rokuyo(rawValue: $0) != nil }
    #expect(names.count == (page == PlannerPageCase.week ? 7 : 31))
    // 14 October 2026 is the fourth day of the ninth old month.
    #expect(names.contains("赤口"))
  }

  @Test func theDaySaysItsMoon() throws {
    let page = PlannerPageCase.day("2026-10-26")
    var document = try document([page]) {
      try $0.addMoons(timeZone: "Europe/Stockholm")
      $0.addSixDays()
    }
    let sheet = document.view(of: page).sheet
    #expect(words(sheet).contains("October 2026 · 赤口 · Full moon"))
    #expect(throws: PlannerError.self) {
      try self.document([page]) { try $0.addMoons(timeZone: "Europe/Stokholm") }
    }
  }

  /// In October 2026 the moon waxes on the 18th: seen from the north its right half is lit, on pages
  /// from right to left, too.
  @Test(arguments: ["en-US", "ar"]) func theLitHalfIsTheMoons(locale: String) throws {
    let page = PlannerPageCase.day("2026-10-18")
    var sheet = try PageSheetCase.empty(of: document([page], locale: locale) { _ in })
    let disc = CGRect(x: 100, y: 50, width: 10, height: 10)
    let isMirrored = locale == "ar"
    MoonPhase.firstQuarter.draw(in: disc, isMirrored: isMirrored, on: &sheet)
    let (lit, dark) = try (
      #require(marks(sheet, .white)), #require(marks(sheet, .black))
    )
    #expect((lit.midX > dark.midX) == !isMirrored)
    #expect(abs(lit.width - 5) < 0.1 && abs(dark.width - 5) < 0.1)
  }

  /// Letters of Arabic and Hindi stand in high lines: in a bar of a month and in a week's band they
  /// stay within its border.
  @Test(
    arguments: [PlannerPageCase.month("2026-10"), PlannerPageCase.week],
    ["رحلة عمل", "कोपेनहेगन में", "วันก่อตั้งที่นี่"])
  func deepLettersStayInTheirBars(page: PlannerPage, title: String) throws {
    let event = PlannerEvent(
      title: title, firstDay: CalendarDate("2026-10-13")!, lastDay: CalendarDate("2026-10-15")!)
    let plan = try PlannerFixture.plan(PlannerLedger(pages: [page]), events: [event])
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(.a4), context: PlannerFixture.context)
    let sheet = document.view(of: page).sheet
    let text = try #require(
      sheet.texts.first { text in
        if case .words(let words) = text.content {
          words.replacing("\u{200B}", with: "").replacing("\u{AD}", with: "") == title
        } else {
          false
        }
      })
    let bar = try #require(
      sheet.inks.first { $0.layer == .boxes && $0.style == .fill(.kind(.event)) }
    ).path.boundingRect
    let ink = try #require(text.ink.first)
    #expect(ink.minY >= bar.minY && ink.maxY <= bar.maxY, "\(ink) in \(bar)")
  }

  /// On the smallest paper the count of a day stays in its cell, with fewer dots beside it, and dates
  /// that do not fit beside a title are left out.
  @Test func smallCellsKeepWhatIsTheirs() throws {
    let month = PlannerPageCase.month("2026-10")
    let mini = try PaperSize(parsing: "mini")
    var document = try document([month, PlannerPageCase.week], paper: mini, fill: .overfull) { _ in
    }
    let sheet = document.view(of: month).sheet
    let cells = sheet.links.filter { $0.destination == "week/42/2026" }.map(\.frame)
    let counts = sheet.texts.filter {
      if case .words(let words) = $0.content { words.hasPrefix("+") } else { false }
    }
    #expect(counts.count >= 7)
    for count in counts {
      let cell = try #require(
        cells.first { $0.contains(CGPoint(x: count.frame.minX, y: count.frame.midY)) })
      #expect(count.frame.maxX <= cell.maxX + 1.5, "\(count)")
    }
    let next = try CalendarWeek(rule: .iso, year: 2026, number: 43)
    for (paper, isShown) in [(mini, false), (.a5, true)] {
      var german = try self.document(
        [PlannerPageCase.week, .week(next)], locale: "de", paper: paper
      ) { _ in }
      let header = words(german.view(of: PlannerPageCase.week).sheet)
      #expect(header.contains("12. Okt. – 18. Okt.") == isShown, "\(header.prefix(6))")
    }
  }

  @Test func tasksHaveBoxes() throws {
    for page in [PlannerPageCase.day("2026-10-14"), PlannerPageCase.week] {
      var with = try document([page]) { $0.hasTasks = true }
      var without = try document([page]) { _ in }
      #expect(words(with.view(of: page).sheet).contains("TO DO"))
      #expect(!words(without.view(of: page).sheet).contains("TO DO"))
    }
  }

  /// Thirty pages need a second list; each line leads to its page, each page to the first list.
  @Test func notesAreListed() throws {
    let months = try CalendarMonth(year: 2026, month: 1)...CalendarMonth(year: 2026, month: 12)
    let pages = PlannerOrder(notes: 30).pages(months: months, weekRule: .iso)
    let lists = pages.filter { if case .noteIndex = $0 { true } else { false } }
    #expect(lists == [.noteIndex(2026, 1), .noteIndex(2026, 2)])
    for paper in [PaperSize.a4, try PaperSize(parsing: "mini")] {
      var document = try document(pages, paper: paper) { _ in }
      let first = document.view(of: lists[0]).sheet.links.map(\.destination)
      let second = document.view(of: lists[1]).sheet
      for number in 1...24 { #expect(first.contains("notes/2026/\(number)")) }
      #expect(!first.contains("notes/2026/25"))
      #expect(words(second).contains("25–30"))
      #expect(second.links.map(\.destination).contains("notes/2026/30"))
      let week = document.view(of: PlannerPageCase.week).sheet.links.map(\.destination)
      // The smallest paper leaves that to the pages above.
      #expect(week.contains("notes/2026/index") == (paper == .a4))
    }
  }

  /// Titles in the order of letters, each with its days, after every page of the ledger.
  @Test(arguments: [PlannerFixture.Fill.empty, .ordinary, .overfull])
  func eventsAreListed(fill: PlannerFixture.Fill) throws {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: false)
    var document = try document(ledger.pages, fill: fill) { $0.hasEventIndex = true }
    for page in ledger.pages { _ = document.view(of: page) }
    let appendix = document.appendix()
    let lists = appendix.filter { if case .eventIndex = $0.page { true } else { false } }
    #expect(lists.map(\.page) == (1...lists.count).map { .eventIndex($0) })
    #expect(lists.first?.view.sheet.destinations == ["events/1"])
    #expect(Array(appendix.suffix(lists.count).map(\.page)) == lists.map(\.page))
    let sheets = lists.map(\.view.sheet)
    let titles = Set(document.plan.agenda.all.map(\.title))
    let found = sheets.flatMap(words).filter(titles.contains)
    #expect(found.count == titles.count)
    let order = TitleOrder(document.plan.text.id)
    #expect(
      found
        == found.sorted { a, b in
          let (first, second) = (order.key(a), order.key(b))
          return first == second ? a < b : first.lexicographicallyPrecedes(second)
        })
    let links = sheets.flatMap { $0.links.map(\.destination) }
    #expect(links.contains("week/42/2026") == (fill != .empty))
    var index = document
    #expect(
      index.view(of: .index(2026)).sheet.links.map(\.destination).contains("events/1"))
  }

  /// Where a title's days go on in another column, it stands above them again.
  @Test func daysThatGoOnHaveTheirTitle() throws {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: false)
    let start = try CalendarDate(year: 2026, month: 1, day: 1)
    let days = (0..<360).map {
      PlannerEvent(title: "Swimming", firstDay: start.adding(days: $0), startMinute: 420)
    }
    var plan = try PlannerFixture.plan(ledger, events: days)
    plan.hasEventIndex = true
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(.a6), context: PlannerFixture.context)
    for page in ledger.pages { _ = document.view(of: page) }
    let lists = document.appendix().filter {
      if case .eventIndex = $0.page { true } else { false }
    }
    let sheets = lists.map(\.view.sheet)
    #expect(sheets.count > 1)
    for sheet in sheets { #expect(words(sheet).contains("Swimming")) }
    #expect(sheets.flatMap { $0.links.map(\.destination) }.count { $0.hasPrefix("week") } >= 360)
  }

  /// Days of a month of habits stand inside the border, in every language.
  @Test(arguments: DateLocale.allCases)
  func habitsHaveDaysInsideTheirBorder(locale: DateLocale) throws {
    let pages = try [PlannerPage.habits(CalendarMonth(year: 2026, month: 10))]
    for paper in [try PaperSize(parsing: "pocket"), .a4] {
      var document = try document(pages, locale: locale.rawValue, paper: paper) { _ in }
      let sheet = document.view(of: pages[0]).sheet
      let border = sheet.metrics.border(.container)
      let text = document.plan.text
      let numbers = Set((1...31).map { text.number($0) })
      let found = sheet.texts.filter { item in
        guard case .words(let words) = item.content, numbers.contains(words) else { return false }
        return item.frame.minY > sheet.size.height * 0.15
      }
      #expect(found.count == 31)
      for item in found { #expect(item.frame.minX >= border - 0.01, "\(locale) \(item)") }
    }
  }

  /// The large word of a quarter stands between the border and the line, in every language.
  @Test(arguments: DateLocale.allCases)
  func largeWordsStandInsideTheirBorder(locale: DateLocale) throws {
    let page = PlannerPage.quarter(try Quarter(year: 2026, number: 4))
    for paper in [try PaperSize(parsing: "pocket"), .a6, .a4] {
      var document = try document([page], locale: locale.rawValue, paper: paper) { _ in }
      let sheet = document.view(of: page).sheet
      let first = try #require(sheet.texts.first)
      let room = sheet.metrics.padding + sheet.metrics.border(.container)
      #expect(first.frame.minX >= room - 0.01, "\(locale) \(first)")
    }
  }
}

/// Empty sheets.
enum PageSheetCase {
  static func empty(of document: PlannerDocument) -> PageSheet {
    PageSheet(size: document.size, ruler: PlannerFixture.ruler)
  }
}
