import KumihanCalendar
import KumihanViews

/// The twelve months of a year on one page.
struct YearPage: PageContent {
  let year: Int

  var destination: String { "year/\(year)/months" }
  var label: String { "\(year)-months" }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { years.days(of: year) }

  func title(_ plan: PlannerPlan) -> String { "\(plan.name(ofYear: year)): \(plan.words.months)" }
  func shortTitle(_ plan: PlannerPlan) -> String { plan.words.months }
  func outlineGroup(_ plan: PlannerPlan) -> String? { nil }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let header = PageHeader(
      hero: plan.name(ofYear: year), caption: plan.words.year, title: plan.words.months,
      up: [(plan.words.weeks, plan.link(.overview(year)))]
        + plan.quarterLinks(of: year)
        + [
          (plan.words.legend, plan.link(.legend)), (plan.words.index, plan.link(.index(year))),
        ],
      previous: plan.link(.year(year - 1)), next: plan.link(.year(year + 1)))
    let top = header.draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let columns = body.width > body.height * 1.2 ? 4 : 3
    let cells = body.rows(12 / columns, gap: metrics.gap)
      .flatMap { $0.columns(columns, gap: metrics.gap) }
    let months = plan.years.months(of: year)
    guard MiniMonth.fits(cells[0].inset(dx: metrics.padding, dy: metrics.padding), metrics) else {
      return YearColumns(months: months).draw(in: body, on: &sheet, plan)
    }
    for (cell, month) in zip(cells, months) {
      sheet.frame(cell, .row, radius: metrics.radius)
      MiniMonth(month: month)
        .draw(in: cell.inset(dx: metrics.padding, dy: metrics.padding), on: &sheet, plan)
    }
  }
}
