import Joho
import KumihanCalendar
import KumihanViews

/// Seven days side by side: all-day events in a band, timed events at their hours, below them notes
/// and holidays. On narrow paper the days are stacked instead.
struct WeekPage: PageContent {
  let week: CalendarWeek

  private var page: PlannerPage { .week(week) }

  /// The least width of a day before days are stacked, in points.
  private static let leastColumn: CGFloat = 44

  var destination: String { "week/\(week.number)/\(week.year)" }
  var label: String { week.description }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { week.range }

  func title(_ plan: PlannerPlan) -> String {
    "\(plan.text.week(week.number)): \(plan.range(week.range))"
  }
  func shortTitle(_ plan: PlannerPlan) -> String { plan.text.week(week.number) }
  func outlineGroup(_ plan: PlannerPlan) -> String? { plan.words.weeks }
  func closerPages(of day: CalendarDate, _ plan: PlannerPlan) -> [PlannerPage] { [.day(day)] }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let top = header(plan).draw(on: &sheet, plan)
    let page = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    var foot = page.slice(bottom: metrics.length(104))
    var main = page.minusBottom(foot.height + metrics.gap)
    if isWide(page), hourHeight(in: main, on: sheet, plan) < metrics.text(10) * 0.9 {
      // Wide, low pages have no space below the hours.
      foot = page.slice(trailing: page.width * 0.22)
      main = page.minusTrailing(foot.width + metrics.gap)
    }
    // No word of "all day" is broken.
    let word =
      plan.words.allDay.split(separator: " ")
      .map { sheet.width(of: String($0), size: metrics.text(10), weight: .medium) }.max() ?? 0
    let labels = max(metrics.length(42), word + 9, TimeGrid.labelWidth(on: sheet, plan))
    if (main.width - labels) / 7 < Self.leastColumn {
      WeekRows(week: week).draw(in: main, on: &sheet, plan)
    } else {
      drawColumns(in: main, labels: labels, on: &sheet, plan)
    }
    drawFoot(in: foot, on: &sheet, plan)
  }

  private func isWide(_ box: CGRect) -> Bool { box.width > box.height * 1.2 }

  /// The rows of the week that are not hours.
  private struct Rows {
    let head, band, more: CGFloat
    let bandLines: Int

    init(in box: CGRect, on sheet: PageSheet, _ plan: PlannerPlan) {
      let metrics = sheet.metrics
      let size = EventBlock.textSize(metrics)
      let line = max(
        sheet.letterHeight(of: plan.weekdayLetters, size: size) + 2,
        sheet.boxHeight(of: "Üg", size: size) + 1)
      head = metrics.length(46) + DayAlmanac.height(metrics, plan)
      bandLines = AllDayBand.rows(in: box.height, line: line)
      band = line * CGFloat(bandLines) + 4
      more = metrics.text(10) * 1.4 + metrics.border(.container)
    }
  }

  private func hourHeight(
    in box: CGRect, on sheet: PageSheet, _ plan: PlannerPlan
  ) -> CGFloat {
    let rows = Rows(in: box, on: sheet, plan)
    return (box.height - rows.head - rows.band - rows.more) / CGFloat(plan.hours.count)
  }

  private func header(_ plan: PlannerPlan) -> PageHeader {
    // ISO 8601 assigns a week to the month of its fourth day.
    let month = CalendarMonth(containing: week.firstDay.adding(days: 3))
    return PageHeader(
      hero: plan.text.number(week.number), caption: plan.words.week,
      title: plan.text.heading(plan.text.string(month)), subtitle: plan.range(week.range),
      up: [
        plan.yearLink(of: week), plan.quarterLink(of: month),
      ]
        + [CalendarMonth(containing: week.firstDay), CalendarMonth(containing: week.lastDay)]
        .removingEqualNeighbours().map {
          (plan.text.monthHeading($0.month), plan.link(.month($0)))
        } + [(plan.tracking.review, plan.link(.review(week)))],
      previous: plan.link(.week(week.advanced(by: -1))),
      next: plan.link(.week(week.advanced(by: 1))))
  }

  private func drawColumns(
    in box: CGRect, labels: CGFloat, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    let rows = Rows(in: box, on: sheet, plan)
    let head = box.slice(top: rows.head)
    let band = box.minusTop(rows.head).slice(top: rows.band)
    let more = box.slice(bottom: rows.more)
    let hours = box.minusTop(head.height + band.height).minusBottom(more.height)
    // Within the border.
    let columns = box.minusLeading(labels).minusTrailing(metrics.border(.container)).columns(7)
    func column(_ index: Int, _ row: CGRect) -> CGRect {
      CGRect(
        x: columns[index].minX, y: row.minY, width: columns[index].width, height: row.height)
    }

    let days = week.days
    let allDay = band.slice(leading: labels).inset(dx: 4, dy: 0)
    var hidden = sheet.group(nil) { sheet in
      sheet.group(.heading(level: 2)) {
        $0.words(
          plan.words.allDay, in: allDay, size: metrics.text(10), weight: .medium, tint: .quiet,
          alignment: .center, lines: 3)
      }
      return AllDayBand(rowCount: rows.bandLines, page: page, days: days).draw(
        in: band.inset(dx: 0, dy: 2), columns: columns, on: &sheet, plan)
    }
    TimeGrid.drawHours(in: hours.minusLeading(labels), labels: labels, on: &sheet, plan)
    let names = WeekDayHead.names(width: columns[0].width, on: sheet, plan)
    for (index, day) in days.enumerated() {
      let grid = TimeGrid(page: page, day: day, leastWidth: metrics.text(10) * 3.2)
      sheet.group(nil) { sheet in
        WeekDayHead(day: day, names: names).draw(in: column(index, head), of: box, on: &sheet, plan)
        hidden[index] += grid.draw(
          plan.agenda[day], in: column(index, hours).inset(dx: 1, dy: 0), on: &sheet, plan)
        drawMore(hidden[index], of: day, in: column(index, more), on: &sheet, plan)
      }
      if day == plan.selected {
        // Under the events, which may last longer than the day.
        sheet.frame(column(index, box), .active, radius: metrics.radius, layer: .lines)
      }
    }

    for column in columns {
      sheet.line(
        from: CGPoint(x: column.minX, y: box.minY), to: CGPoint(x: column.minX, y: box.maxY),
        width: metrics.border(.cell))
    }
    for y in [band.minY, hours.minY, more.minY] {
      sheet.line(
        from: CGPoint(x: box.minX, y: y), to: CGPoint(x: box.maxX, y: y),
        width: metrics.border(.row))
    }
    sheet.frame(box, .container, radius: metrics.radius)
  }

  /// The number of entries that do not fit in a day's column.
  private func drawMore(
    _ hidden: Int, of day: CalendarDate, in cell: CGRect, on sheet: inout PageSheet,
    _ plan: PlannerPlan
  ) {
    let left = sheet.leftovers.contains { $0.day == day }
    guard hidden > 0 || left else { return }
    let words = hidden > 0 ? plan.words.more(hidden, plan.text) : "…"
    // Within the border.
    let cell = cell.minusBottom(sheet.metrics.border(.container))
    sheet.fitted(
      words, in: cell.inset(dx: 3, dy: 0), size: sheet.metrics.text(10), alignment: .center)
    sheet.link(cell, to: plan.target(from: page, day: day).destination)
  }

  private func drawFoot(in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let holidays = plan.holidayItems(week.days)
    let notes = week.days.flatMap { day in
      plan.agenda[day].filter(\.isListedNote).map {
        PageList.Item(day: day, event: $0, lead: plan.text.weekday(day.weekday, .short))
      }
    }
    // The holidays follow from the dates, so the notes keep their place.
    var rest = box
    if !holidays.isEmpty {
      let part =
        isWide(box) ? box.slice(leading: box.width * 0.42) : box.slice(top: box.height * 0.4)
      rest =
        isWide(box)
        ? box.minusLeading(part.width + metrics.gap) : box.minusTop(part.height + metrics.gap)
      PageList(
        title: plan.words.holidays, tint: .kind(.holiday), page: page, items: holidays
      ).draw(in: part, on: &sheet, plan)
    }
    if plan.hasTasks {
      let halves =
        isWide(rest) ? rest.columns(2, gap: metrics.gap) : rest.rows(2, gap: metrics.gap)
      PageList(
        title: plan.tracking.toDo, tint: .white, page: page, isRuled: true, hasBoxes: true
      ).draw(in: halves[0], on: &sheet, plan)
      rest = halves[1]
    }
    PageList(
      title: plan.words.notes, tint: .kind(.note), page: page, items: notes, isRuled: true
    ).draw(in: rest, on: &sheet, plan)
  }
}

extension Array where Element: Equatable {
  fileprivate func removingEqualNeighbours() -> [Element] {
    indices.filter { $0 == 0 || self[$0] != self[$0 - 1] }.map { self[$0] }
  }
}
