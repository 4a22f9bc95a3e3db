import KumihanCalendar
import KumihanViews

/// A box with writing lines for each month of a year.
struct YearNotesPage: PageContent {
  let year: Int

  var destination: String { "year/\(year)/notes" }
  var label: String { "\(year)-year-notes" }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String { "\(plan.name(ofYear: year)): \(plan.words.notes)" }
  func shortTitle(_ plan: PlannerPlan) -> String { plan.words.notes }
  func outlineGroup(_ plan: PlannerPlan) -> String? { nil }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    MonthBoxes(year: year, title: plan.words.notes, hasBoxes: false).draw(
      previous: plan.link(.yearNotes(year - 1)), next: plan.link(.yearNotes(year + 1)), on: &sheet,
      plan)
  }
}

/// A page with a box for each month of a year.
struct MonthBoxes {
  let year: Int
  let title: String
  /// Whether lines have boxes to tick.
  let hasBoxes: Bool

  func draw(
    previous: String?, next: String?, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    let header = PageHeader(
      hero: plan.name(ofYear: year), caption: plan.words.year, title: title,
      up: [
        (plan.words.weeks, plan.link(.overview(year))),
        (plan.words.months, plan.link(.year(year))),
      ], previous: previous, next: next)
    let top = header.draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let columns = body.width > body.height * 1.2 ? 4 : 3
    let cells = body.rows(12 / columns, gap: metrics.gap)
      .flatMap { $0.columns(columns, gap: metrics.gap) }
    let months = plan.years.months(of: year)
    let names = sheet.wording(
      [NameWidth.full, .short, .narrow].map { form in
        months.map { plan.text.monthHeading($0.month, form) }
      }, width: cells[0].width - 2 * metrics.padding - metrics.length(12), size: metrics.text(10))
    for (cell, (month, name)) in zip(cells, zip(months, names)) {
      TickList(title: name, link: plan.link(.month(month)), hasBoxes: hasBoxes)
        .draw(in: cell, on: &sheet)
    }
  }
}
