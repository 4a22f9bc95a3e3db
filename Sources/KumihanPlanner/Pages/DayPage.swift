import Joho
import KumihanCalendar
import KumihanViews

/// A day's hours, its all-day events, and space for notes.
struct DayPage: PageContent {
  let day: CalendarDate

  private var page: PlannerPage { .day(day) }

  var destination: String { "day/\(day)" }
  var label: String { day.description }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { day...day }

  func title(_ plan: PlannerPlan) -> String {
    plan.text.heading(plan.text.string(day, .weekdayAndDay))
  }
  func outlineGroup(_ plan: PlannerPlan) -> String? { plan.words.days }
  func closerPages(of day: CalendarDate, _ plan: PlannerPlan) -> [PlannerPage] { [] }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let top = header(plan).draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let side = body.width * 0.4
    let hours = body.minusTrailing(side + metrics.gap)
    sheet.group(nil) { drawHours(in: hours, on: &$0, plan) }

    let column = body.slice(trailing: side)
    var month = min(column.width, column.height * 0.32)
    let box = column.slice(bottom: month).inset(dx: metrics.padding, dy: metrics.padding)
    let hasMonth = MiniMonth.fits(box, metrics)
    if !hasMonth { month = -metrics.gap }
    let rest = column.minusBottom(month + metrics.gap)
    let share = plan.hasTasks ? 0.3 : 0.42
    PageList(
      title: plan.words.allDay, tint: .kind(.event), page: page, items: allDay(plan)
    ).draw(in: rest.slice(top: rest.height * share), on: &sheet, plan)
    var below = rest.minusTop(rest.height * share + metrics.gap)
    if plan.hasTasks {
      let halves = below.rows(2, gap: metrics.gap)
      PageList(
        title: plan.tracking.toDo, tint: .white, page: page, isRuled: true, hasBoxes: true
      ).draw(in: halves[0], on: &sheet, plan)
      below = halves[1]
    }
    let notes = plan.agenda[day].filter(\.isListedNote)
    PageList(
      title: plan.words.notes, tint: .kind(.note), page: page,
      items: notes.map { PageList.Item(day: day, event: $0) }, isRuled: true
    ).draw(in: below, on: &sheet, plan)
    guard hasMonth else { return }
    sheet.frame(column.slice(bottom: month), .row, radius: metrics.radius)
    MiniMonth(month: CalendarMonth(containing: day), selectedDay: day)
      .draw(in: box, on: &sheet, plan)
  }

  private func header(_ plan: PlannerPlan) -> PageHeader {
    let month = CalendarMonth(containing: day)
    let week = plan.weekRule.week(containing: day)
    return PageHeader(
      hero: plan.text.number(day.day), caption: plan.text.month(month.month, .short),
      title: plan.text.heading(plan.text.weekday(day.weekday)),
      subtitle: ([plan.text.heading(plan.text.string(month))] + plan.almanacWords(on: day))
        .joined(separator: " · "),
      up: [
        plan.yearLink(of: month), plan.quarterLink(of: month),
        (plan.text.monthHeading(month.month), plan.link(.month(month))),
        (plan.text.week(week.number, .short), plan.link(.week(week))),
      ],
      previous: plan.link(.day(day.adding(days: -1))),
      next: plan.link(.day(day.adding(days: 1))))
  }

  /// Holidays, all-day events, and events outside the drawn hours.
  private func allDay(_ plan: PlannerPlan) -> [PageList.Item] {
    let items = plan.events(on: day).compactMap { event -> PageList.Item? in
      guard !event.isListedNote else { return nil }
      let minutes = event.minutes(on: day)
      if let minutes, plan.hasInHours(minutes) { return nil }
      return PageList.Item(
        day: day, event: event, lead: minutes == nil ? "" : plan.time(of: event, on: day))
    }
    return items + [plan.sumItem(of: day...day)].compactMap(\.self)
      + plan.countdownItems(before: day)
  }

  private func drawHours(in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let labels = max(metrics.length(46), TimeGrid.labelWidth(on: sheet, plan))
    let pad = metrics.length(10)
    let more = box.slice(bottom: metrics.text(10) * 1.6)
    let hours = box.minusBottom(more.height).minusTop(pad).minusLeading(labels).minusTrailing(pad)
    if let ground = plan.ground(of: day) {
      let corner = box.slice(leading: labels)
      sheet.fill(
        Path(
          roundedRect: corner,
          cornerRadii: RectangleCornerRadii(
            topLeading: metrics.radius, bottomLeading: metrics.radius)), ground)
    }
    TimeGrid.drawHours(in: hours, labels: labels, on: &sheet, plan)
    sheet.line(
      from: CGPoint(x: box.minX + labels, y: box.minY),
      to: CGPoint(x: box.minX + labels, y: box.maxY), width: metrics.border(.cell))
    let grid = TimeGrid(page: page, day: day, leastWidth: metrics.text(10) * 6)
    let hidden = grid.draw(
      plan.agenda[day], in: hours.minusLeading(metrics.length(4)), on: &sheet, plan)
    if hidden > 0 {
      sheet.fitted(
        plan.words.more(hidden, plan.text), in: more.minusLeading(labels + pad),
        size: metrics.text(11))
      sheet.link(more, to: plan.target(from: page, day: day).destination)
    }
    sheet.frame(box, .container, radius: metrics.radius)
  }
}
