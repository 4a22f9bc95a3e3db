import KumihanCalendar
import KumihanViews

/// A whole month in little space: weeks with their numbers, days that lead to their pages.
struct MiniMonth {
  let month: CalendarMonth
  /// Drawn with the border of the selection.
  var selectedDay: CalendarDate?
  var selectedWeek: CalendarWeek?
  /// Whether days show dots for their events.
  var hasDots = false

  func draw(in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    sheet.group(.table) { drawTable(in: box, on: &$0, plan) }
  }

  /// The size of its numbers in a box, in points.
  static func textSize(in box: CGRect, hasDots: Bool = false, _ metrics: PageMetrics) -> CGFloat {
    min(metrics.text(hasDots ? 13 : 10), box.height / 8 * 0.8, box.width / 8 * 0.62)
  }

  /// Whether its numbers can be read in a box.
  static func fits(_ box: CGRect, _ metrics: PageMetrics) -> Bool {
    textSize(in: box, metrics) >= metrics.least
  }

  private func drawTable(in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let grid = MonthGrid(month, rule: plan.weekRule)
    // Six rows always, so that months side by side align.
    let rows = box.rows(8)
    let column = box.width / 8
    let size = Self.textSize(in: box, hasDots: hasDots, metrics)

    let title = rows[0].inset(
      dx: 0, dy: max(rows[0].height - max(size, PageMetrics.leastReversedText) * 1.9, 0) / 2)
    sheet.fill(title, .black, radius: metrics.length(4))
    let name = plan.text.monthHeading(month.month)
    sheet.group(.caption, label: name) { sheet in
      sheet.fitted(
        name.uppercased(), in: title.inset(dx: metrics.length(4), dy: 0),
        size: max(size, PageMetrics.leastReversedText), tint: .white, alignment: .center)
      sheet.link(title, to: plan.link(.month(month)))
    }
    sheet.group(.tableRow) { sheet in
      sheet.group(.tableCell) { _ in }
      for (index, weekday) in grid.weekdays.enumerated() {
        let cell = rows[1].minusBottom(dotsHeight(rows[1]) / 2).cell(index + 1, width: column)
        sheet.group(.tableHeader(.column), label: plan.text.weekday(weekday)) {
          $0.fitted(
            plan.text.weekday(weekday, .narrow), in: cell, size: size,
            tint: plan.tint(of: weekday, else: .quiet), alignment: .center)
        }
      }
    }
    for (index, week) in grid.weeks.enumerated() {
      let row = rows[index + 2]
      if week == selectedWeek {
        sheet.frame(row.minusLeading(column), .active, radius: metrics.length(4))
      }
      sheet.group(.tableRow) { sheet in
        let number = row.cell(0, width: column)
        sheet.group(.tableHeader(.row), label: plan.text.week(week.number)) { sheet in
          sheet.fitted(
            plan.text.number(week.number), in: number.minusBottom(dotsHeight(number)), size: size,
            weight: .medium,
            tint: .quiet, alignment: .center)
          sheet.link(number, to: plan.link(.week(week)))
        }
        for (offset, day) in week.days.enumerated() {
          sheet.group(.tableCell) { sheet in
            guard grid.isInMonth(day) else { return }
            draw(day, in: row.cell(offset + 1, width: column), size: size, on: &sheet, plan)
          }
        }
      }
    }
  }

  /// The height below the numbers of the days.
  private func dotsHeight(_ cell: CGRect) -> CGFloat { hasDots ? cell.height * 0.42 : 0 }

  private func draw(
    _ day: CalendarDate, in cell: CGRect, size: CGFloat, on sheet: inout PageSheet,
    _ plan: PlannerPlan
  ) {
    if let ground = plan.ground(of: day) {
      sheet.fill(cell.inset(dx: 1, dy: 1), ground, radius: sheet.metrics.length(3))
    }
    if day == selectedDay ?? plan.selected {
      sheet.frame(cell, .active, radius: sheet.metrics.length(4))
    }
    var number = cell
    if hasDots {
      let dots = cell.slice(bottom: dotsHeight(cell)).minusBottom(cell.height * 0.1)
      number = cell.minusBottom(dotsHeight(cell))
      let diameter = min(dots.height * 0.75, cell.width * 0.14)
      DayDots(events: plan.events(on: day)).draw(
        in: dots.inset(dx: diameter * 0.4, dy: 0), diameter: diameter,
        countSize: min(sheet.metrics.text(10), dots.height),
        isCentered: true, on: &sheet, plan)
    }
    sheet.words(
      plan.text.number(day.day), in: number, size: size, tint: plan.tint(of: day),
      alignment: .center)
    sheet.link(cell, to: plan.link(day: day))
  }
}

extension CGRect {
  /// A cell of a row.
  fileprivate func cell(_ index: Int, width: CGFloat) -> CGRect {
    CGRect(x: minX + CGFloat(index) * width, y: minY, width: width, height: height)
  }
}
