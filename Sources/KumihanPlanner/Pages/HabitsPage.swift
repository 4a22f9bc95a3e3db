import KumihanCalendar
import KumihanViews

/// A month's days under one another, with a box for each habit.
struct HabitsPage: PageContent {
  let month: CalendarMonth

  var destination: String { "habits/\(month)" }
  var label: String { "\(month)-habits" }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { month.range }

  func title(_ plan: PlannerPlan) -> String {
    "\(plan.tracking.habits): \(plan.text.heading(plan.text.string(month)))"
  }
  func outlineGroup(_ plan: PlannerPlan) -> String? { plan.tracking.habits }
  func closerPages(of day: CalendarDate, _ plan: PlannerPlan) -> [PlannerPage] { [] }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let header = PageHeader(
      hero: plan.text.number(month.month), caption: plan.words.month,
      title: plan.tracking.habits, subtitle: plan.text.heading(plan.text.string(month)),
      up: [
        plan.yearLink(of: month),
        (plan.text.monthHeading(month.month), plan.link(.month(month))),
      ],
      previous: plan.link(.habits(month.advanced(by: -1))),
      next: plan.link(.habits(month.advanced(by: 1))))
    let top = header.draw(on: &sheet, plan)
    let box = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    // The names of the habits are written above their columns.
    let rows = box.minusBottom(metrics.length(6)).rows(35)
    let size = min(metrics.text(11), max(rows[0].height * 0.75, metrics.least))
    let border = metrics.border(.container)
    let gap = metrics.length(8)
    let number = border + sheet.width(of: plan.text.number(28), size: size) + gap
    let letters = Weekday.allCases.map { day in
      sheet.width(of: plan.text.weekday(day, .narrow), size: size, weight: .medium)
    }
    let label = number + (letters.max() ?? 0) + gap
    let body = box.minusLeading(label)
    let columns = body.columns(min(max(Int(body.width / metrics.length(52)), 3), 12))
    for index in 0..<month.range.lowerBound.distance(to: month.range.upperBound) + 1 {
      let day = month.firstDay.adding(days: index)
      let row = rows[index + 4]
      let cell = row.slice(leading: label)
      if let ground = plan.ground(of: day) { sheet.fill(cell, ground) }
      sheet.group(nil) { sheet in
        sheet.words(
          plan.text.number(day.day), in: cell.slice(leading: number).minusLeading(border),
          size: size, tint: plan.tint(of: day), alignment: .center)
        sheet.words(
          plan.text.weekday(day.weekday, .narrow), in: cell.minusLeading(number), size: size,
          weight: .medium, tint: plan.tint(of: day.weekday, else: .quiet), alignment: .center)
      }
      sheet.link(cell, to: plan.link(day: day))
      sheet.line(
        from: CGPoint(x: box.minX, y: row.minY), to: CGPoint(x: box.maxX, y: row.minY),
        width: 0.5, tint: day.weekday == plan.weekRule.firstWeekday ? .black : .rule)
    }
    for column in columns {
      sheet.line(
        from: CGPoint(x: column.minX, y: box.minY), to: CGPoint(x: column.minX, y: box.maxY),
        width: metrics.border(.cell))
    }
    sheet.frame(box, .container, radius: metrics.radius)
  }
}
