import KumihanCalendar
import KumihanViews

/// The twelve months of a year on one page.
struct YearPage: PageContent {
  let year: Int

  var destination: String { "year/\(year)/months" }
  var label: String { "\(year)-months" }
  var days: ClosedRange<CalendarDate>? { CalendarMonth.days(of: year) }

  func title(_ plan: PlannerPlan) -> String { "\(plan.text.number(year)): \(plan.words.months)" }
  func shortTitle(_ plan: PlannerPlan) -> String { plan.words.months }
  func outlineGroup(_ plan: PlannerPlan) -> String? { nil }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let quarters = CalendarMonth.allQuarters(of: year)
    let header = PageHeader(
      hero: plan.text.number(year), caption: plan.words.year, title: plan.words.months,
      up: [(plan.words.weeks, plan.link(.overview(year)))]
        + quarters.map { (plan.text.quarter($0.number, .short), plan.link(.quarter($0))) }
        + [
          (plan.words.legend, plan.link(.legend)), (plan.words.index, plan.link(.index(year))),
        ],
      previous: plan.link(.year(year - 1)), next: plan.link(.year(year + 1)))
    let top = header.draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let columns = body.width > body.height * 1.2 ? 4 : 3
    let cells = body.rows(12 / columns, gap: metrics.gap)
      .flatMap { $0.columns(columns, gap: metrics.gap) }
    let months = quarters.flatMap(\.months)
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

extension CalendarMonth {
  /// From the first of January to the end of December.
  static func days(of year: Int) -> ClosedRange<CalendarDate> {
    CalendarMonth(uncheckedIndex: year * 12)
      .firstDay...CalendarMonth(uncheckedIndex: year * 12 + 11).lastDay
  }

  /// The quarters of a year.
  static func allQuarters(of year: Int) -> [Quarter] {
    [0, 3, 6, 9].map { CalendarMonth(uncheckedIndex: year * 12 + $0).quarter }
  }
}
