import KumihanCalendar
import Testing

@testable import KumihanPlanner

struct PlannerLedgerTests {
  static let rules: [WeekRule] = [.iso, .sundayFirst, .saturdayFirst]

  @Test func aYearOfFiftyThreeWeeks() throws {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: false)
    #expect(ledger.pages.count == 2 + 4 + 12 + 53 + 2)
    #expect(ledger.number(of: .overview(2026)) == 1)
    let week = try CalendarWeek(rule: .iso, year: 2026, number: 42)
    #expect(ledger.number(of: .week(week)) == 2 + 4 + 12 + 42)
    #expect(PlannerPage.week(week).destination == "week/42/2026")
    #expect(PlannerPage.week(week).label == "2026-W42")
  }

  @Test(arguments: rules) func everyDayHasOneWeekAndOnePage(rule: WeekRule) throws {
    for year in [1583, 2012, 2015, 2020, 2026, 2027, 2028, 9999] {
      let ledger = try PlannerLedger(years: year...year, weekRule: rule, hasDays: true)
      #expect(Set(ledger.pages).count == ledger.pages.count)
      #expect(Set(ledger.pages.map(\.destination)).count == ledger.pages.count)
      #expect(Set(ledger.pages.map(\.label)).count == ledger.pages.count)
      let months = try CalendarMonth.months(in: year)
      for day in months[0].firstDay...months[11].lastDay {
        #expect(ledger.contains(.day(day)))
        #expect(ledger.contains(.week(rule.week(containing: day))))
      }
    }
  }

  @Test(arguments: rules) func everyWeekHasAQuarterNearIt(rule: WeekRule) throws {
    for year in 2000...2040 {
      let months = try CalendarMonth.months(in: year)
      let weeks = rule.weeks(touching: months[0].firstDay...months[11].lastDay)
      #expect((53...54).contains(weeks.count) || weeks.count == 52)
      let years = PlannerYears(firstMonth: 1)
      let quarters = weeks.map { years.quarter(showing: $0, of: year) }
      #expect(quarters == quarters.sorted())
      #expect(Set(quarters) == [1, 2, 3, 4])
    }
  }

  /// A week of two years stands in a document once.
  @Test func yearsShareTheirWeek() throws {
    let ledger = try PlannerLedger(years: 2026...2028, weekRule: .iso, hasDays: false)
    #expect(Set(ledger.pages).count == ledger.pages.count)
    let shared = try CalendarWeek(rule: .iso, year: 2026, number: 53)
    #expect(ledger.pages.filter { $0 == .week(shared) }.count == 1)
    for year in 2026...2028 { #expect(ledger.contains(.overview(year))) }
  }

  @Test func refusesYearsThatNoCalendarHas() {
    #expect(throws: CalendarError.yearOutOfRange(1500)) {
      try PlannerLedger(years: 1500...1500, weekRule: .iso, hasDays: false)
    }
  }

  /// Exported again with other events, every page stands where it stood; what has no room comes
  /// after all of them.
  @Test(arguments: PlannerFixture.Fill.allCases)
  func eventsMoveNoPage(fill: PlannerFixture.Fill) throws {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: false)
    var random = SystemlessRandom(seed: 7)
    for _ in 0..<3 {
      let events = (0..<200).map { index in
        let day = CalendarDate("2026-01-01")!.adding(days: Int(random.next() % 400))
        return PlannerEvent(
          title: "Event \(index)", firstDay: day, lastDay: day.adding(days: Int(random.next() % 3)),
          startMinute: random.next() % 2 == 0 ? nil : Int(random.next() % 1440))
      }
      let plan = try PlannerFixture.plan(
        ledger, fill: fill, events: events + PlannerFixture.events(fill, "en"))
      var document = PlannerDocument(
        plan: plan, size: PlannerFixture.contentSize(.a4),
        context: PlannerFixture.context)
      for page in plan.ledger.pages {
        let sheet = document.view(of: page).sheet
        #expect(sheet.destinations.first == page.destination)
      }
      #expect(plan.ledger.pages == ledger.pages)
      for continuation in document.appendix() {
        #expect(!ledger.contains(continuation.page))
      }
    }
  }

  /// Lines and boxes on a page do not move either.
  @Test func eventsMoveNoLine() throws {
    let week = try CalendarWeek(rule: .iso, year: 2026, number: 42)
    for paper in [PaperSize.a4, .a6] {
      let pages: [PlannerPage] = [.week(week), .month(CalendarMonth(containing: week.firstDay))]
      for page in pages {
        let grids = try [PlannerFixture.Fill.empty, .overfull].map { fill in
          let plan = try PlannerFixture.plan(
            PlannerLedger(pages: pages), fill: fill,
            events: PlannerFixture.events(fill, "en").filter { $0.kind != .note })
          var document = PlannerDocument(
            plan: plan, size: PlannerFixture.contentSize(paper),
            context: PlannerFixture.context)
          return document.view(of: page).sheet.inks.filter { $0.layer == .lines }
        }
        #expect(grids[0] == grids[1], "\(page.label)")
      }
    }
  }
}

/// A generator that repeats itself from run to run.
struct SystemlessRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
