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
  @Test(
    arguments: ["hobonichi-weeks", "pocket", "mini", "leuchtturm-a6"], ["Fair in Lund", "研修会"])
  func noBarIsEmpty(paper: String, title: String) throws {
    let event = PlannerEvent(
      title: title, kind: .trip, firstDay: CalendarDate("2026-10-15")!,
      lastDay: CalendarDate("2026-10-19")!)
    let sheet = try sheet(
      PlannerPageCase.month("2026-10"), paper: PaperSize(parsing: paper), events: [event])
    let titles = sheet.texts.filter { text in
      guard case .words(let words) = text.content else { return false }
      return words.replacing("\u{AD}", with: "") == title
    }
    let bars = try #require(
      sheet.inks.first { $0.layer == .boxes && $0.style == .fill(.kind(.trip)) })
    var count = 0
    bars.path.forEach { if case .move = $0 { count += 1 } }
    // Four days of one week, and one of the next, which is a dot where two letters have no room.
    #expect(1...2 ~= count)
    #expect(titles.count == count)
  }

  /// Accents and descents of the words in a month's bars do not touch their borders.
  @Test(arguments: ["a4", "a5", "a6", "hobonichi-cousin", "letter", "boox-go"])
  func lettersStayWithinTheirBars(paper: String) throws {
    let title = "Übergabegespräch"
    let event = PlannerEvent(
      title: title, kind: .trip, firstDay: CalendarDate("2026-10-13")!,
      lastDay: CalendarDate("2026-10-15")!)
    let sheet = try sheet(
      PlannerPageCase.month("2026-10"), paper: PaperSize(parsing: paper), events: [event])
    let bar = try #require(
      sheet.inks.first { $0.layer == .boxes && $0.style == .fill(.kind(.trip)) }
    ).path.boundingRect
    let text = try #require(sheet.texts.first { $0.content == .words(title) })
    let room = bar.height - 2 * sheet.metrics.border(.cell)
    #expect(sheet.inkHeight(of: title, size: text.size) <= room + 0.01)
  }

  /// The counts below a week's days stand within the border.
  @Test(arguments: ["ar", "de", "th"]) func countsStayWithinTheBorder(locale: String) throws {
    let day = CalendarDate("2026-10-14")!
    let events = (0..<30).map { PlannerEvent(title: "Fair \($0)", firstDay: day, series: "\($0)") }
    let sheet = try sheet(PlannerPageCase.week, locale, events: events)
    let words = PlannerWords(try DateText(locale: locale).id)
    let more = try #require(
      sheet.texts.last { text in
        guard case .words(let found) = text.content else { return false }
        return found.contains(
          words.more.replacing("{n}", with: "").trimmingCharacters(in: ["+", " "]))
      })
    let foot = try #require(
      sheet.inks.first {
        $0.layer == .frames && $0.style == .stroke(.black, sheet.metrics.border(.container))
      }
    ).path
    let border = sheet.metrics.border(.container)
    let bottoms = [foot.boundingRect.maxY]
    #expect(
      bottoms.allSatisfy { more.frame.maxY <= $0 - border / 2 + 0.01 || more.frame.minY > $0 })
  }

  /// Light words on dark need more ink around them: no less than 6 pt in the dark look.
  @Test(arguments: ["mini", "pocket", "hobonichi-weeks", "a5"]) @MainActor
  func darkPagesHaveAFloorOfTheirOwn(paper: String) throws {
    let pages: [PlannerPage] = [
      .overview(2026), .year(2026), PlannerPageCase.month("2026-10"), PlannerPageCase.week,
      PlannerPageCase.day("2026-10-14"), .legend, .index(2026),
    ]
    let plan = try PlannerFixture.plan(
      PlannerLedger(pages: pages), locale: "ja", region: "JP", fill: .overfull)
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(try PaperSize(parsing: paper)),
      ruler: EngineRuler(PlannerFixture.context.text, text: plan.text), isReversed: true)
    for page in pages {
      let small = document.view(of: page).sheet.texts.filter { text in
        if case .words = text.content {
          text.size < PageMetrics.leastReversedText - 0.01
        } else {
          false
        }
      }
      #expect(small.isEmpty, "\(page.label): \(small.prefix(3).map { ($0.content, $0.size) })")
    }
  }

  /// Japanese days have their mark, their six days and their count, and no count is cut.
  @Test func marksLeaveCountsTheirRoom() throws {
    let day = CalendarDate("2026-10-12")!
    let events = (0..<20).map { index in
      PlannerEvent(
        title: "会議", firstDay: day, startMinute: 540 + index, endMinute: 570 + index,
        series: "\(index)")
    }
    let page = PlannerPageCase.month("2026-10")
    let sheet = try sheet(
      page, "ja", paper: PaperSize(parsing: "hobonichi-original"), events: events
    ) {
      $0.addSixDays()
    }
    for text in sheet.texts {
      guard case .words(let words) = text.content, words.hasPrefix("+") else { continue }
      let width = sheet.width(of: words, size: text.size)
      #expect(width <= text.frame.width + 0.1, "\(words)")
    }
  }

  /// The lock of a public holiday stands clear of a title that fills its line.
  @Test func locksStandClearOfTitles() throws {
    let page = PlannerPageCase.month("2026-02")
    let plan = try PlannerFixture.plan(
      PlannerLedger(pages: [page]), locale: "vi", region: "VN", events: [])
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(.letter), context: PlannerFixture.context)
    let sheet = document.view(of: page).sheet
    let locks = sheet.texts.filter { $0.content == .symbol("lock.fill") }
    #expect(locks.count == 5)
    for lock in locks {
      let title = try #require(
        sheet.texts.first { text in
          guard case .words(let words) = text.content, words.contains("Tết") else { return false }
          return text.frame.minY <= lock.frame.midY && text.frame.maxY >= lock.frame.midY
            && text.frame.minX > 0 && abs(text.frame.maxX - lock.frame.minX) < 20
        })
      #expect(title.frame.maxX <= lock.frame.minX - 0.25 * lock.size)
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
  @Test(arguments: ["th", "hi", "ar", "en-US"]) func titlesOfAPageHaveOneSize(locale: String) throws
  {
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
      on: PageSheet(
        size: PlannerFixture.contentSize(.a5),
        ruler: EngineRuler(PlannerFixture.context.text, text: text)), plan)
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
