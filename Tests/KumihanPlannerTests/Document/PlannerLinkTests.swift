import Kumihan
import KumihanCalendar
import KumihanGoldens
import Testing

@testable import KumihanPlanner

/// Every link leads somewhere, and every page to those above, below and beside it.
@Suite(.snapshots(root: "Goldens"))
struct PlannerLinkTests {
  private struct Graph {
    var links: [PlannerPage: Set<String>] = [:]
    var destinations: Set<String> = []

    init(_ plan: PlannerPlan) {
      var document = PlannerDocument(
        plan: plan, size: PlannerFixture.contentSize(.a4),
        context: PlannerFixture.context)
      func take(_ page: PlannerPage, _ sheet: PageSheet) {
        links[page] = Set(sheet.links.map(\.destination))
        destinations.formUnion(sheet.destinations)
      }
      for page in plan.ledger.pages { take(page, document.view(of: page).sheet) }
      for page in document.appendix() { take(page.page, page.view.sheet) }
    }

    func leads(_ from: PlannerPage, _ to: PlannerPage) -> Bool {
      links[from]?.contains(to.destination) ?? false
    }
  }

  @Test(arguments: [2012, 2015, 2026, 2027], PlannerLedgerTests.rules)
  func isComplete(year: Int, rule: WeekRule) throws {
    let ledger = try PlannerLedger(years: year...year, weekRule: rule, hasDays: true)
    let today = CalendarDate("\(year)-10-14")!
    let graph = Graph(
      try PlannerFixture.plan(ledger, rule: rule, fill: .overfull, today: today))
    for (page, links) in graph.links {
      #expect(links.isSubset(of: graph.destinations), "\(page.label)")
      #expect(links.contains("today") || page.destination.hasPrefix("more"), "\(page.label)")
    }
    let months = try CalendarMonth.months(in: year)
    for month in months {
      #expect(graph.leads(.overview(year), .month(month)))
      #expect(graph.leads(.year(year), .month(month)))
      #expect(graph.leads(.month(month), .overview(year)))
      #expect(graph.leads(.month(month), .quarter(month.quarter)))
      #expect(graph.leads(.quarter(month.quarter), .month(month)))
      #expect(graph.leads(.overview(year), .quarter(month.quarter)))
      #expect(graph.leads(.quarter(month.quarter), .overview(year)))
      #expect(graph.leads(.index(year), .month(month)))
    }
    for day in months[0].firstDay...months[11].lastDay {
      let (week, month) = (rule.week(containing: day), CalendarMonth(containing: day))
      #expect(graph.leads(.overview(year), .week(week)))
      #expect(graph.leads(.overview(year), .day(day)))
      #expect(graph.leads(.week(week), .overview(year)))
      #expect(graph.leads(.month(month), .week(week)))
      #expect(graph.leads(.week(week), .month(month)), "\(week) \(month)")
      #expect(graph.leads(.month(month), .day(day)))
      #expect(graph.leads(.week(week), .day(day)))
      #expect(graph.leads(.day(day), .week(week)))
      #expect(graph.leads(.day(day), .month(month)))
      #expect(graph.leads(.day(day), .overview(year)))
      #expect(graph.leads(.index(year), .week(week)))
    }
    for (first, second) in zip(ledger.pages, ledger.pages.dropFirst()) {
      if case .day = first, case .day = second {
        #expect(graph.leads(first, second) && graph.leads(second, first))
      }
    }
  }

  /// Without day pages, days lead to their weeks.
  @Test(arguments: PlannerLedgerTests.rules) func isCompleteWithoutDays(rule: WeekRule) throws {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: rule, hasDays: false)
    let graph = Graph(try PlannerFixture.plan(ledger, rule: rule, fill: .overfull))
    for (page, links) in graph.links {
      #expect(links.isSubset(of: graph.destinations), "\(page.label)")
    }
    for month in try CalendarMonth.months(in: 2026) {
      for week in MonthGrid(month, rule: rule).weeks {
        #expect(graph.leads(.month(month), .week(week)))
      }
    }
    #expect(graph.destinations.contains("today"))
  }

  /// A week by itself has no pages to lead to.
  @Test func linksOnlyToWhatThereIs() throws {
    let week = try CalendarWeek(rule: .iso, year: 2026, number: 20)
    let graph = Graph(
      try PlannerFixture.plan(PlannerLedger(pages: [.week(week)]), fill: .overfull))
    #expect(graph.links[.week(week)] == [])
  }

  @Test func outline() throws {
    let ledger = try PlannerLedger(years: 2026...2026, weekRule: .iso, hasDays: false)
    let plan = try PlannerFixture.plan(ledger, locale: "sv", region: "SE", fill: .overfull)
    var document = PlannerDocument(
      plan: plan, size: PlannerFixture.contentSize(.a4),
      context: PlannerFixture.context)
    var lines: [String] = []
    func take(_ page: PlannerPage, _ sheet: PageSheet) {
      let names = sheet.destinations.joined(separator: " ")
      for entry in sheet.outline {
        let indent = String(repeating: "  ", count: entry.level - 1)
        lines.append("\(indent)\(entry.title) | \(page.label) | \(names)")
      }
    }
    for page in ledger.pages { take(page, document.view(of: page).sheet) }
    for page in document.appendix() { take(page.page, page.view.sheet) }
    lines += document.overflows.map { "! \($0)" }
    assertSnapshot(of: lines.joined(separator: "\n") + "\n", as: .lines, named: "outline")
  }
}
