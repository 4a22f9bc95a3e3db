import Joho
import KumihanCalendar
import KumihanViews

/// A month's weeks with space to write, its holidays, its neighbours.
struct MonthPage: PageContent {
  let month: CalendarMonth

  var destination: String { "month/\(month)" }
  var label: String { month.description }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { month.range }
  var isOverview: Bool { true }

  func title(_ plan: PlannerPlan) -> String { plan.text.heading(plan.text.string(month)) }
  func shortTitle(_ plan: PlannerPlan) -> String {
    plan.text.monthHeading(month.month)
  }
  func outlineGroup(_ plan: PlannerPlan) -> String? { plan.words.months }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let header = PageHeader(
      hero: plan.text.number(month.month), caption: plan.words.month,
      title: plan.text.heading(plan.text.string(month)),
      up: [
        plan.yearLink(of: month), plan.quarterLink(of: month),
        (plan.tracking.habits, plan.link(.habits(month))),
      ],
      previous: plan.link(.month(month.advanced(by: -1))),
      next: plan.link(.month(month.advanced(by: 1))))
    let top = header.draw(on: &sheet, plan)
    let page = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let isWide = page.width > page.height * 1.2
    let side = isWide ? page.width * 0.27 : max(metrics.length(158), page.height * 0.2)
    let grid =
      isWide ? page.minusTrailing(side + metrics.gap) : page.minusBottom(side + metrics.gap)
    let rest = isWide ? page.slice(trailing: side) : page.slice(bottom: side)
    sheet.group(.table) { drawGrid(in: grid, on: &$0, plan) }

    var parts = isWide ? rest.rows(3, gap: metrics.gap) : rest.columns(3, gap: metrics.gap)
    if !MiniMonth.fits(parts[1].inset(dx: metrics.padding, dy: metrics.padding), metrics) {
      // Small paper leaves the neighbours to the header's arrows.
      parts = [rest]
    }
    var list = PageList(holidaysIn: month.range, of: .month(month), plan)
    list.sums = plan.sums(of: month.range)
    list.draw(in: parts[0], on: &sheet, plan)
    guard parts.count > 1 else { return }
    for (part, offset) in [(parts[1], -1), (parts[2], 1)] {
      sheet.frame(part, .row, radius: metrics.radius)
      MiniMonth(month: month.advanced(by: offset))
        .draw(in: part.inset(dx: metrics.padding, dy: metrics.padding), on: &sheet, plan)
    }
  }

  private func drawGrid(in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let grid = MonthGrid(month, rule: plan.weekRule)
    let numbers = max(
      metrics.length(30),
      sheet.width(of: plan.text.number(53), size: metrics.least) * 1.2
        + 2 * metrics.border(.container) + 1)
    let head = box.slice(
      top: max(
        metrics.length(22), sheet.lineHeight(of: "", size: PageMetrics.leastReversedText) + 1))
    let body = box.minusTop(head.height)
    let radius = metrics.radius
    sheet.fill(
      Path(
        roundedRect: head,
        cornerRadii: RectangleCornerRadii(topLeading: radius, topTrailing: radius)), .black)
    // Within the border.
    let columns = body.minusLeading(numbers).minusTrailing(metrics.border(.container)).columns(7)
    sheet.group(.tableRow) { sheet in
      sheet.group(.tableCell) { _ in }
      let names = plan.weekdayNames(
        [.short, .narrow], width: columns[0].width - 4,
        size: max(metrics.text(11) * 0.8, PageMetrics.leastReversedText), on: sheet)
      for (column, weekday) in zip(columns, grid.weekdays) {
        let cell = CGRect(x: column.minX, y: head.minY, width: column.width, height: head.height)
        sheet.group(.tableHeader(.column), label: plan.text.weekday(weekday)) {
          $0.fitted(
            names[weekday] ?? "", in: cell.inset(dx: 2, dy: 0), size: metrics.text(11),
            tint: plan.tint(of: weekday, else: .white), alignment: .center)
        }
      }
    }
    let rows = body.rows(grid.weeks.count)
    for (row, week) in zip(rows, grid.weeks) {
      sheet.group(.tableRow) { sheet in
        // Within the border.
        let number = row.slice(leading: numbers).minusLeading(metrics.border(.container))
        sheet.group(.tableHeader(.row), label: plan.text.week(week.number)) { sheet in
          sheet.fitted(
            plan.text.number(week.number), in: number.inset(dx: min(3, number.width * 0.1), dy: 0),
            size: metrics.text(12),
            tint: .quiet, alignment: .center)
          sheet.link(number, to: plan.link(.week(week)))
        }
        let cells = columns.map {
          CGRect(x: $0.minX, y: row.minY, width: $0.width, height: row.height)
        }
        let top =
          Self.numberHeight(cells[0], sheet.metrics) + DayAlmanac.height(sheet.metrics, plan)
        let events = MonthWeekEvents(
          page: .month(month), days: week.days.map { grid.isInMonth($0) ? $0 : nil },
          cells: cells.map { $0.minusTop(top) }, on: sheet, plan)
        let placed = events.placed(on: &sheet, plan)
        for (index, day) in week.days.enumerated() {
          sheet.group(.tableCell) { sheet in
            draw(
              day, isInMonth: grid.isInMonth(day), hidden: placed[index].hidden,
              dots: placed[index].dots, in: cells[index], of: box, on: &sheet, plan)
            for event in placed[index].events { events.draw(event, at: index, on: &sheet) }
          }
        }
      }
    }
    drawLines(box: box, body: body, columns: columns, rows: rows, on: &sheet)
  }

  private func draw(
    _ day: CalendarDate, isInMonth: Bool, hidden: Int, dots: [PlannerEvent], in cell: CGRect,
    of box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    sheet.link(cell, to: plan.link(day: day))
    let pad = min(metrics.length(7), cell.width * 0.12)
    let inner = cell.inset(dx: pad, dy: pad)
    let size = min(metrics.text(isInMonth ? 17 : 12), cell.width * 0.4)
    let line = inner.slice(top: size * 1.25)
    guard isInMonth else {
      sheet.words(
        plan.text.number(day.day), in: line, size: size, weight: .medium, tint: .faint)
      return
    }
    if let ground = plan.ground(of: day) {
      sheet.fill(
        cell.path(
          inCornersOf: box, radius: metrics.radius, border: metrics.border(.container)), ground)
    }
    if day == plan.selected { sheet.frame(cell, .active, radius: metrics.radius) }
    sheet.words(plan.text.number(day.day), in: line, size: size, tint: plan.tint(of: day))
    var rest = line.minusLeading(
      sheet.width(of: plan.text.number(day.day), size: size) + metrics.length(3))
    var row = inner
    let diameter = min(metrics.length(7), inner.width * 0.13)
    let count = hidden > 0 ? plan.count(hidden) : ""
    let counted = hidden > 0 ? sheet.width(of: count, size: metrics.least) + 1 : 0
    // A count may go up to the cell's edge.
    if counted > rest.width { rest.size.width += max(pad - 1, 0) }
    let almanac = inner.minusTop(line.height).slice(top: DayAlmanac.height(metrics, plan))
    if let mark = plan.mark(on: day) {
      let tint = plan.tint(of: day)
      // Its name and its colours say the same: no count gives way to a mark.
      let most = rest.width - counted
      let markSize = min(
        max(size * 0.75, metrics.least * 1.1),
        most / max(sheet.width(of: mark.rawValue, size: 1), 0.1))
      if markSize >= metrics.least * 1.05 {
        sheet.words(
          mark.rawValue, in: rest, size: markSize, tint: tint,
          alignment: hidden > 0 ? .leading : .trailing)
        rest = rest.minusLeading(sheet.width(of: mark.rawValue, size: markSize) + 1)
      } else {
        let markSize = DayAlmanac.textSize(metrics)
        let used = DayAlmanac(day: day).width(markSize, on: sheet, plan)
        let width = sheet.width(of: mark.rawValue, size: markSize)
        let foot = inner.slice(bottom: metrics.text(10) * 1.25)
        let least = DayDots(events: dots).leastWidth(
          diameter: diameter, countSize: metrics.text(10), on: sheet, plan)
        if almanac.height > 0, used + width + 1 <= almanac.width {
          sheet.words(
            mark.rawValue, in: almanac, size: markSize, tint: tint, alignment: .trailing)
        } else if hidden == 0, least + width + 2 <= foot.width {
          sheet.words(mark.rawValue, in: foot, size: markSize, tint: tint, alignment: .trailing)
          row = row.minusTrailing(width + 2)
        }
      }
    }
    DayAlmanac(day: day).draw(in: almanac, on: &sheet, plan)
    drawDots(dots, of: day, in: row, diameter: diameter, on: &sheet, plan)
    guard hidden > 0 else { return }
    sheet.fitted(
      count, in: rest, size: metrics.text(10), tint: .quiet, alignment: .trailing)
    sheet.link(rest, to: plan.target(from: .month(month), day: day).destination)
  }

  /// The height of a cell's number.
  private static func numberHeight(_ cell: CGRect, _ metrics: PageMetrics) -> CGFloat {
    min(metrics.length(7), cell.width * 0.12) + min(metrics.text(17), cell.width * 0.4) * 1.25
  }

  /// Dots instead of titles, where cells are too small for words.
  private func drawDots(
    _ events: [PlannerEvent], of day: CalendarDate, in inner: CGRect, diameter: CGFloat,
    on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    let count = metrics.text(10)
    let dots = inner.slice(bottom: max(diameter, count * 1.25))
    DayDots(events: events).draw(
      in: dots, diameter: diameter, countSize: count, on: &sheet, plan)
    guard events.count > DayDots.limit else { return }
    sheet.link(dots, to: plan.target(from: .month(month), day: day).destination)
    sheet.leftovers += events.map { PageLeftover(day: day, event: $0, isHidden: true) }
  }

  private func drawLines(
    box: CGRect, body: CGRect, columns: [CGRect], rows: [CGRect], on sheet: inout PageSheet
  ) {
    let metrics = sheet.metrics
    let cell = metrics.border(.cell)
    for column in columns {
      sheet.line(
        from: CGPoint(x: column.minX, y: body.minY), to: CGPoint(x: column.minX, y: body.maxY),
        width: cell)
    }
    for row in rows.dropFirst() {
      sheet.line(
        from: CGPoint(x: body.minX, y: row.minY), to: CGPoint(x: body.maxX, y: row.minY),
        width: cell)
    }
    sheet.frame(box, .container, radius: metrics.radius)
  }
}

extension CGRect {
  /// The cell up to a box's border, its corner rounded where it is one of the box.
  fileprivate func path(inCornersOf box: CGRect, radius: CGFloat, border: CGFloat) -> Path {
    guard abs(maxX + border - box.maxX) < 0.5 else { return Path(self) }
    var cell = self
    cell.size.width += border / 2
    guard abs(maxY - box.maxY) < 0.5 else { return Path(cell) }
    return Path(
      roundedRect: cell,
      cornerRadii: RectangleCornerRadii(bottomTrailing: max(radius - border / 2, 0)))
  }
}
