import KumihanCalendar
import KumihanViews

/// A look back at a week, and ahead to the next.
struct ReviewPage: PageContent {
  let week: CalendarWeek

  var destination: String { "review/\(week.number)/\(week.year)" }
  var label: String { "\(week)-review" }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String {
    "\(plan.tracking.review): \(plan.text.week(week.number))"
  }
  func outlineGroup(_ plan: PlannerPlan) -> String? { plan.tracking.review }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let header = PageHeader(
      hero: plan.text.number(week.number), caption: plan.words.week, title: plan.tracking.review,
      subtitle: plan.range(week.range),
      up: [(plan.text.week(week.number), plan.link(.week(week)))],
      previous: plan.link(.review(week.advanced(by: -1))),
      next: plan.link(.review(week.advanced(by: 1))))
    let top = header.draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let words = plan.tracking
    let boxes = body.rows(2, gap: metrics.gap).flatMap { $0.columns(2, gap: metrics.gap) }
    let titles = [words.wentWell, words.improve, words.nextWeek, plan.words.notes]
    for (box, title) in zip(boxes, titles) {
      TickList(title: title, hasBoxes: title == words.nextWeek, siblings: titles)
        .draw(in: box, on: &sheet)
    }
  }
}
