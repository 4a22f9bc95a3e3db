import KumihanCalendar
import Testing

@testable import KumihanPlanner

/// Fiscal and academic years: twelve months from any first one.
struct PlannerYearsTests {
  @Test(arguments: 1...12) func everyMonthHasItsYearAndQuarter(first: Int) {
    let years = PlannerYears(firstMonth: first)
    for year in [2025, 2026, 9998] {
      let months = years.months(of: year)
      #expect(months[0] == CalendarMonth(uncheckedIndex: year * 12 + first - 1))
      #expect(months.allSatisfy { years.year(of: $0) == year })
      let quarters = years.quarters(of: year)
      #expect(quarters.map(\.number) == [1, 2, 3, 4])
      #expect(quarters.flatMap { years.months(of: $0) } == months)
      for (index, month) in months.enumerated() {
        #expect(years.quarter(of: month) == quarters[index / 3])
      }
      let weeks = WeekRule.iso.weeks(touching: years.days(of: year))
      let shown = weeks.map { years.quarter(showing: $0, of: year) }
      #expect(shown == shown.sorted())
      #expect(Set(shown) == [1, 2, 3, 4])
    }
  }

  private func plan(_ locale: String = "en-US") throws -> PlannerPlan {
    let months =
      try CalendarMonth(year: 2026, month: 7)...CalendarMonth(year: 2027, month: 6)
    let pages = PlannerOrder(hasGoals: true, hasYearNotes: true)
      .pages(months: months, weekRule: .iso, firstMonth: 7)
    return try PlannerFixture.plan(
      PlannerLedger(pages: pages, firstMonth: 7), locale: locale, events: [])
  }

  @Test func anAcademicYearHasOneOfEachPage() throws {
    let plan = try plan()
    let labels = plan.ledger.pages.map(\.label)
    #expect(
      labels.prefix(8) == [
        "2026", "2026-months", "2026-goals", "2026-year-notes", "2026-Q1", "2026-Q2", "2026-Q3",
        "2026-Q4",
      ])
    #expect(labels[8] == "2026-07" && labels[19] == "2027-06")
    #expect(labels.count { $0 == "2026-index" } == 1)
    #expect(!labels.contains("2027"))
    #expect(plan.name(ofYear: 2026) == "2026/27")
    #expect(plan.name(ofYear: 2009) == "2009/10")
    #expect(plan.name(ofYear: 1999) == "1999/00")
    #expect(try self.plan("ar").name(ofYear: 2026) == "٢٠٢٦/٢٧")
  }

  /// A month of the second calendar year leads to the year and quarter of the first.
  @Test func pagesLeadToTheirYear() throws {
    var document = PlannerDocument(
      plan: try plan(), size: PlannerFixture.contentSize(.a4), context: PlannerFixture.context)
    let month = PlannerPage.month(try CalendarMonth(parsing: "2027-02"))
    let links = document.view(of: month).sheet.links.map(\.destination)
    #expect(links.contains("year/2026") && links.contains("quarter/3/2026"))
    let week = PlannerPage.week(try CalendarWeek(parsing: "2027-W06", rule: .iso))
    #expect(document.view(of: week).sheet.links.map(\.destination).contains("year/2026"))
    let year = document.view(of: .overview(2026)).sheet
    let dates = year.links.map(\.destination).filter { $0.hasPrefix("week/") }
    #expect(Set(dates).count == 53)
    #expect(year.links.map(\.destination).contains("year/2026/notes"))
  }
}
