import KumihanCalendar
import KumihanViews

/// A box with lines to tick for each month of a year.
struct GoalsPage: PageContent {
  let year: Int

  var destination: String { "goals/\(year)" }
  var label: String { "\(year)-goals" }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String { "\(plan.name(ofYear: year)): \(plan.tracking.goals)" }
  func shortTitle(_ plan: PlannerPlan) -> String { plan.tracking.goals }
  func outlineGroup(_ plan: PlannerPlan) -> String? { nil }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    MonthBoxes(year: year, title: plan.tracking.goals, hasBoxes: true).draw(
      previous: plan.link(.goals(year - 1)), next: plan.link(.goals(year + 1)), on: &sheet, plan)
  }
}

/// A box with a title and lines to tick.
struct TickList {
  let title: String
  var link: String?
  /// Whether lines have boxes to tick.
  var hasBoxes = true
  /// All titles of the page, which stand in one size.
  var siblings: [String] = []

  func draw(in box: CGRect, on sheet: inout PageSheet) {
    let metrics = sheet.metrics
    sheet.frame(box, .row, radius: metrics.radius)
    var room = box.inset(dx: metrics.padding, dy: metrics.padding)
    let size = metrics.text(10)
    let head = room.slice(
      top: (siblings + [title]).map { words in
        max(
          sheet.lineHeight(of: words, size: size), sheet.letterHeight(of: words, size: size))
      }.max() ?? size)
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
