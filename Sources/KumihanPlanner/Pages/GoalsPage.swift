import KumihanCalendar
import KumihanViews

/// A box with lines to tick for each month of a year.
struct GoalsPage: PageContent {
  let year: Int

  var destination: String { "goals/\(year)" }
  var label: String { "\(year)-goals" }
  var days: ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String { "\(plan.text.number(year)): \(plan.tracking.goals)" }
  func shortTitle(_ plan: PlannerPlan) -> String { plan.tracking.goals }
  func outlineGroup(_ plan: PlannerPlan) -> String? { nil }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let header = PageHeader(
      hero: plan.text.number(year), caption: plan.words.year, title: plan.tracking.goals,
      up: [(plan.words.weeks, plan.link(.overview(year)))], previous: plan.link(.goals(year - 1)),
      next: plan.link(.goals(year + 1)))
    let top = header.draw(on: &sheet, plan)
    let body = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let columns = body.width > body.height * 1.2 ? 4 : 3
    let cells = body.rows(12 / columns, gap: metrics.gap)
      .flatMap { $0.columns(columns, gap: metrics.gap) }
    let months = CalendarMonth.allQuarters(of: year).flatMap(\.months)
    let names = sheet.wording(
      [NameWidth.full, .short, .narrow].map { form in
        months.map { plan.text.heading(plan.text.month($0.month, form)) }
      }, width: cells[0].width - 2 * metrics.padding - metrics.length(12), size: metrics.text(10))
    for (cell, (month, name)) in zip(cells, zip(months, names)) {
      TickList(title: name, link: plan.link(.month(month))).draw(in: cell, on: &sheet)
    }
  }
}

/// A box with a title and lines to tick.
struct TickList {
  let title: String
  var link: String?
  /// Whether lines have boxes to tick.
  var hasBoxes = true

  func draw(in box: CGRect, on sheet: inout PageSheet) {
    let metrics = sheet.metrics
    sheet.frame(box, .row, radius: metrics.radius)
    var room = box.inset(dx: metrics.padding, dy: metrics.padding)
    let size = metrics.text(10)
    let head = room.slice(top: sheet.lineHeight(of: title, size: size))
    sheet.group(.heading(level: 2)) { sheet in
      sheet.fitted(title, in: head, size: size)
      sheet.link(head, to: link)
    }
    room = room.minusTop(head.height)
    let pitch = max(metrics.length(20), 11)
    let side = pitch * 0.5
    for y in stride(from: room.minY + pitch, through: room.maxY + 1, by: pitch) {
      if hasBoxes {
        sheet.frame(
          CGRect(x: room.minX, y: y - side - pitch * 0.15, width: side, height: side), .cell)
      }
      sheet.line(
        from: CGPoint(x: room.minX + (hasBoxes ? side + metrics.length(4) : 0), y: y),
        to: CGPoint(x: room.maxX, y: y), width: 0.5, tint: .rule)
    }
  }
}
