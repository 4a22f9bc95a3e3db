import Foundation
import KumihanCalendar
import Testing

@testable import KumihanPlanner

/// What one glance at a finished page would find.
struct FinePrintTests {
  private func sheet(
    _ page: PlannerPage, _ locale: String = "en-US", paper: PaperSize = .a4,
    events: [PlannerEvent] = [], _ change: (inout PlannerPlan) throws -> Void = { _ in }
  ) throws -> PageSheet {
    var plan = try PlannerFixture.plan(
      PlannerLedger(pages: [page]), locale: locale, events: events)
    try change(&plan)
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(paper), context: PlannerFixture.context)
    return document.view(of: page).sheet
  }

  private func sizes(_ sheet: PageSheet, _ words: Set<String>) -> Set<CGFloat> {
    Set(
      sheet.texts.compactMap { text in
        guard case .words(let found) = text.content, words.contains(found) else { return nil }
        return text.size
      })
  }

  /// Events of the last day of a week end before the border of the page's box, as those of other days
  /// do before the next cell.
  @Test(arguments: [PlannerPageCase.month("2026-10"), PlannerPageCase.week])
  func boxesEndWithinTheBorder(page: PlannerPage) throws {
    let events = [
      PlannerEvent(title: "Fair", firstDay: CalendarDate("2026-10-18")!),
      PlannerEvent(
        title: "Tour", kind: .trip, firstDay: CalendarDate("2026-10-16")!,
        lastDay: CalendarDate("2026-10-20")!),
    ]
    let sheet = try sheet(page, events: events)
    let boxes = try sheet.inks.filter { $0.layer == .boxes }.map { ink in
      try #require(ink.path.boundingRect.maxX as CGFloat?)
    }
    let border = sheet.metrics.border(.container)
    #expect(try #require(boxes.max()) <= sheet.size.width - border - 0.5)
  }

  /// A bar says what it is, on papers where single days have dots.
  @Test(arguments: ["hobonichi-weeks", "pocket", "mini", "leuchtturm-a6"], ["Fair in Lund", "研修会"])
  func noBarIsEmpty(paper: String, title: String) throws {
    let event = PlannerEvent(
      title: title, kind: .trip, firstDay: CalendarDate("2026-10-15")!,
      lastDay: CalendarDate("2026-10-19")!)
    let sheet = try sheet(
      PlannerPageCase.month("2026-10"), paper: PaperSize(parsing: paper), events: [event])
    let titles = sheet.texts.filter { text in
      guard case .words(let words) = text.content else { return false }
      return words.replacing("\u{AD}", with: "").hasPrefix(title)
    }
    // Four days of one week and one of the next.
    #expect(titles.count == 2)
  }

  /// Japanese days have their mark, their six days and their count, and no count is cut.
  @Test func marksLeaveCountsTheirRoom() throws {
    let day = CalendarDate("2026-10-12")!
    let events = (0..<20).map { index in
      PlannerEvent(title: "会議", firstDay: day, startMinute: 540 + index, endMinute: 570 + index,
        series: "\(index)")
    }
    let page = PlannerPageCase.month("2026-10")
    let sheet = try sheet(page, "ja", paper: PaperSize(parsing: "hobonichi-original"), events: events) {
      $0.addSixDays()
    }
    for text in sheet.texts {
      guard case .words(let words) = text.content, words.hasPrefix("+") else { continue }
      let width = sheet.width(of: words, size: text.size)
      #expect(width <= text.frame.width + 0.1, "\(words)")
    }
  }

  @Test func hebrewSignsStandLeftOfTheirNumbers() throws {
    let plan = try PlannerFixture.plan(
      PlannerLedger(pages: [PlannerPageCase.week]), locale: "he", events: [])
    #expect(plan.count(7) == "\u{200E}+7")
    let english = try PlannerFixture.plan(
      PlannerLedger(pages: [PlannerPageCase.week]), locale: "en-US", events: [])
    #expect(english.count(7) == "+7")
  }

  /// Letters of some scripts need more height: no title of a page is smaller than its neighbours for that.
  @Test(arguments: ["th", "hi", "ar", "en-US"]) func titlesOfAPageHaveOneSize(locale: String) throws {
    let week = try #require(CalendarWeek(PlannerPageCase.week))
    let sheet = try sheet(.review(week), locale)
    let words = TrackingWords(try DateText(locale: locale).id)
    #expect(sizes(sheet, [words.wentWell, words.improve, words.nextWeek]).count == 1)
  }

  @Test(arguments: ["ar", "hi", "th"]) func datesOfAListHaveOneSize(locale: String) throws {
    let days = ["2026-09-28", "2026-10-02", "2026-11-05"].map { CalendarDate($0)! }
    let text = try DateText(locale: locale)
    let events = days.map { PlannerEvent(title: "Fair", firstDay: $0) }
    var plan = try PlannerFixture.plan(
      PlannerLedger(pages: [.year(2026)]), locale: locale, events: events)
    plan.hasEventIndex = true
    let sheets = EventIndexPages().sheets(
      size: PlannerFixture.contentSize(.a5),
      ruler: EngineRuler(PlannerFixture.context.text, text: text), plan)
    let dates = Set(days.map { text.string($0, .shortDay) })
    #expect(sizes(try #require(sheets.first), dates).count == 1)
  }
}

extension CalendarWeek {
  fileprivate init?(_ page: PlannerPage) {
    guard case .week(let week) = page else { return nil }
    self = week
  }
}
