import Kumihan
import KumihanCalendar
import Testing

@testable import KumihanPlanner

/// Events where and as long as they are.
struct EventFrameTests {
  private let day = CalendarDate("2026-10-14")!

  private func sheet(
    _ page: PlannerPage, _ events: [PlannerEvent], paper: PaperSize = .a4, locale: String = "en-GB",
    region: String? = nil
  ) throws -> PageSheet {
    let plan = try PlannerFixture.plan(
      PlannerLedger(pages: [page]), locale: locale, region: region, events: events, today: nil)
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(paper), context: PlannerFixture.context)
    return document.view(of: page).sheet
  }

  private func words(_ sheet: PageSheet) -> [String] {
    sheet.texts.compactMap { if case .words(let words) = $0.content { words } else { nil } }
  }

  private func event(_ title: String, _ start: Int, _ end: Int, _ kind: PlannerKind = .trip)
    -> PlannerEvent
  {
    PlannerEvent(title: title, kind: kind, firstDay: day, startMinute: start, endMinute: end)
  }

  private func height(_ sheet: PageSheet) throws -> CGFloat {
    try #require(sheet.inks.first { $0.layer == .boxes && $0.style == .fill(.kind(.trip)) })
      .path.boundingRect.height
  }

  @Test func framesAreAsLongAsEvents() throws {
    let title = "A meeting with a title of so many words that they need more lines than there are"
    let hour = try height(sheet(.day(day), [event(title, 600, 660)]))
    #expect(abs(try height(sheet(.day(day), [event(title, 600, 780)])) - 3 * hour) < 0.5)
    #expect(try height(sheet(.day(day), [event(title, 600, 605)])) < hour / 4)
  }

  @Test func startTimesStay() throws {
    for end in [605, 630, 720] {
      let day = try words(sheet(.day(day), [event("Lunch with Ada", 600, end)]))
      #expect(day.contains { $0.contains("10:00") && $0 != "10:00" || $0 == "10:00" }, "\(end)")
    }
  }

  @Test func aNoteStandsOnce() throws {
    let timed = event("Timed note", 600, 660, .note)
    let whole = PlannerEvent(title: "Whole note", kind: .note, firstDay: day)
    for page in [PlannerPage.day(day), PlannerPageCase.week] {
      let words = try words(sheet(page, [timed, whole]))
      #expect(words.count { $0.contains("Timed note") || $0.contains("Timed") } == 1)
      #expect(words.count { $0.contains("Whole note") } == 1)
    }
  }

  @Test func monthsShowTitlesAndBars() throws {
    let trip = PlannerEvent(
      title: "Kyoto", kind: .trip, firstDay: day.adding(days: -1), lastDay: day.adding(days: 2))
    let month = try sheet(
      PlannerPageCase.month("2026-10"), [trip, event("Dentist", 600, 660, .event)])
    let words = words(month)
    #expect(words.count { $0 == "Kyoto" } == 1 && words.contains("Dentist"))
    let bar = try #require(
      month.inks.first { $0.layer == .boxes && $0.style == .fill(.kind(.trip)) }
    ).path.boundingRect
    let metrics = month.metrics
    let column = (month.size.width - metrics.length(30) - metrics.border(.container)) / 7
    #expect(abs(bar.width - 4 * column + 4) < 0.5)
    // Across the end of a week it is there in both.
    let long = PlannerEvent(
      title: "Kyoto", kind: .trip, firstDay: day, lastDay: day.adding(days: 7))
    #expect(
      try self.words(sheet(PlannerPageCase.month("2026-10"), [long])).count { $0 == "Kyoto" } == 2)
  }

  @Test func smallMonthsHaveDots() throws {
    let month = try sheet(
      PlannerPageCase.month("2026-10"), [event("Dentist", 600, 660)],
      paper: PaperSize(parsing: "mini"))
    #expect(!words(month).contains("Dentist"))
    #expect(month.inks.contains { $0.layer == .marks && $0.style == .fill(.kind(.trip)) })
    // What fills several days is a bar over them there, too, and no dot.
    let trip = PlannerEvent(
      title: "Kyoto", kind: .holiday, firstDay: day.adding(days: -1), lastDay: day.adding(days: 2))
    let small = try sheet(
      PlannerPageCase.month("2026-10"), [trip, event("Dentist", 600, 660)],
      paper: PaperSize(parsing: "pocket"))
    let bars = small.inks.filter { $0.layer == .boxes && $0.style == .fill(.kind(.holiday)) }
    let width = try #require(bars.first).path.boundingRect.width
    #expect(bars.count == 1 && width > small.size.width * 0.4)
    #expect(!small.inks.contains { $0.layer == .marks && $0.style == .fill(.kind(.holiday)) })
    #expect(words(small).count { $0 == "Kyoto" } == 1)
  }

  /// Links to quarters that stand on the page as well make room for those that do not.
  @Test func headersLeaveOutWhatThePageHas() throws {
    for (paper, locale, links) in [("passport", "th", 0), ("a4", "ja", 1)] {
      let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: false)
      let plan = try PlannerFixture.plan(ledger, locale: locale, events: [], today: nil)
      let size = PlannerFixture.contentSize(try PaperSize(parsing: paper))
      var document = PlannerDocument(plan: plan, size: size, context: PlannerFixture.context)
      let words = words(document.view(of: .overview(2026)).sheet)
      let quarters = (1...4).map { PlannerFixture.text(locale).quarter($0, .short) }
      let counts = Set(quarters.map { name in words.count { $0 == name } })
      #expect(counts == [links + 1], "\(paper)")
    }
  }

  @Test func theLegendExplainsWhatIsUsed() throws {
    let swedish = try words(sheet(.legend, [], region: "SE"))
    #expect(!swedish.contains("祝") && swedish.contains("Public holiday"))
    #expect(!swedish.contains("Today") && !swedish.contains("Trip"))
    let empty = try words(sheet(.legend, []))
    #expect(!empty.contains("Public holiday") && empty.contains("Sunday"))
  }

  /// One form of names for a row; the day of rest of the locale is red.
  @Test(arguments: ["ar", "he", "en-US", "sv", "ja"])
  func weekdaysHaveOneForm(locale: String) throws {
    let text = PlannerFixture.text(locale)
    let rule = text.weekRule
    for paper in [PaperSize.a4, .a5, .a6] {
      let plan = try PlannerFixture.plan(
        PlannerLedger(pages: [PlannerPageCase.week(rule)]), locale: locale, rule: rule, events: [],
        today: nil)
      var document = PlannerDocument(
        plan: plan, size: PlannerFixture.contentSize(paper), context: PlannerFixture.context)
      let texts = document.view(of: PlannerPageCase.week(rule)).sheet.texts
      let words = Set(
        texts.compactMap { if case .words(let words) = $0.content { words } else { nil } })
      let forms = [NameWidth.short, .narrow].map { form in
        Weekday.allCases.map { text.weekday($0, form).uppercased() }
      }
      #expect(forms.contains { $0.allSatisfy(words.contains) }, "\(paper)")
      let red = Set(
        texts.filter { $0.tint == .red }.compactMap {
          if case .words(let words) = $0.content { words } else { nil }
        })
      #expect(forms.contains { red.contains($0[text.restDay.rawValue - 1]) })
    }
  }

  @Test func severalKindsShareADay() throws {
    let events = [event("A", 600, 660, .trip), event("B", 700, 760, .birthday)]
    let page = try sheet(.overview(2026), events)
    for kind in [PlannerKind.trip, .birthday] {
      #expect(page.inks.contains { $0.layer == .ground && $0.style == .fill(.kind(kind)) })
    }
  }

  @Test func halfHoursHaveLines() throws {
    var plan = try PlannerFixture.plan(PlannerLedger(pages: [.day(day)]), events: [])
    func lines(_ plan: PlannerPlan) -> Int {
      var document = PlannerDocument(
        plan: plan, size: PlannerFixture.contentSize(.a4), context: PlannerFixture.context)
      return document.view(of: .day(day)).sheet.inks
        .count { $0.style == .stroke(.rule, 0.75) }
    }
    #expect(lines(plan) == 0)
    plan.hasHalfHours = true
    #expect(lines(plan) == 1)
  }

  @Test func papersOfTablets() throws {
    let paper = try PaperSize(parsing: "reMarkable 2")
    #expect(abs(paper.width - 157.8) < 0.1 && abs(paper.height - 210.4) < 0.1)
    let pixels = try PaperSize(parsing: "1404x1872px@226")
    #expect(abs(pixels.width - paper.width) < 0.001)
    for text in ["1404x1872px@", "1404x1872px@x", "1404x1872px"] {
      #expect(throws: PrintError.self) { try PaperSize(parsing: text) }
    }
  }
}
