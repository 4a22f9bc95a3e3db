import KumihanCalendar
import KumihanViews

/// Three months under one another, each with its holidays and writing lines.
struct QuarterPage: PageContent {
  let quarter: Quarter

  var destination: String { "quarter/\(quarter.number)/\(quarter.year)" }
  var label: String { quarter.description }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { years.days(of: quarter) }

  func title(_ plan: PlannerPlan) -> String {
    plan.text.heading(plan.text.quarter(quarter.number))
  }
  func shortTitle(_ plan: PlannerPlan) -> String { plan.text.quarter(quarter.number, .short) }
  func outlineGroup(_ plan: PlannerPlan) -> String? { plan.words.quarters }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    // Some languages have no short name.
    let (name, short) = (
      plan.text.quarter(quarter.number), plan.text.quarter(quarter.number, .short)
    )
    let header = PageHeader(
      hero: short == name ? plan.text.number(quarter.number) : short,
      caption: plan.name(ofYear: quarter.year),
      title: plan.text.heading(name),
      subtitle: plan.name(ofYear: quarter.year),
      up: [(plan.name(ofYear: quarter.year), plan.link(.overview(quarter.year)))],
      previous: plan.link(.quarter(quarter.advanced(by: -1))),
      next: plan.link(.quarter(quarter.advanced(by: 1))))
    let top = header.draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let isWide = body.width > body.height * 1.2
    let blocks = isWide ? body.columns(3, gap: metrics.gap) : body.rows(3, gap: metrics.gap)
    for (block, month) in zip(blocks, plan.years.months(of: quarter)) {
      let grid =
        isWide ? block.slice(top: block.height * 0.62) : block.slice(leading: block.width * 0.6)
      let rest =
        isWide
        ? block.minusTop(grid.height + metrics.gap) : block.minusLeading(grid.width + metrics.gap)
      sheet.frame(grid, .container, radius: metrics.radius)
      MiniMonth(month: month, hasDots: true)
        .draw(in: grid.inset(dx: metrics.padding, dy: metrics.padding), on: &sheet, plan)
      PageList(holidaysIn: month.range, of: .quarter(quarter), plan)
        .draw(in: rest, on: &sheet, plan)
    }
  }
}
