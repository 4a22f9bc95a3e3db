import KumihanCalendar
import KumihanViews

/// A year as twelve columns of days: the year on paper too small for twelve little months.
struct YearColumns {
  let months: [CalendarMonth]

  func draw(in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    sheet.group(.table) { drawTable(in: box, on: &$0, plan) }
  }

  private func drawTable(in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let rows = box.rows(32)
    let columns = box.columns(months.count)
    let size = min(
      metrics.text(10), max(rows[0].height * 0.82, metrics.least), columns[0].width * 0.7)
    let nameSize = max(size, PageMetrics.leastReversedText)
    let names = sheet.wording(
      [NameWidth.short, .narrow].map { form in months.map { plan.text.month($0.month, form) } },
      width: columns[0].width - 1, size: nameSize)
    sheet.fill(rows[0], .black)
    sheet.group(.tableRow) { sheet in
      for (column, (month, name)) in zip(columns, zip(months, names)) {
        let head = CGRect(
          x: column.minX, y: box.minY, width: column.width, height: rows[0].height)
        let full = plan.text.month(month.month)
        // What is said holds what is seen (WCAG 2.2, 2.5.3).
        let label = full.hasPrefix(name) && name.count > 1 ? name : "\(name) \(full)"
        sheet.group(.tableHeader(.column), label: name == full ? nil : label) {
          $0.fitted(name, in: head, size: nameSize, tint: .white, alignment: .center)
          $0.link(head, to: plan.link(.month(month)))
        }
      }
    }
    for day in 0..<31 {
      sheet.group(.tableRow) { sheet in
        for (column, month) in zip(columns, months) {
          let date = month.firstDay.adding(days: day)
          let cell = CGRect(
            x: column.minX, y: rows[day + 1].minY, width: column.width, height: rows[0].height)
          sheet.group(.tableCell) {
            guard month.range.contains(date) else { return }
            draw(date, in: cell, size: size, on: &$0, plan)
          }
        }
      }
    }
    for row in rows.dropFirst(2) {
      sheet.line(
        from: CGPoint(x: box.minX, y: row.minY), to: CGPoint(x: box.maxX, y: row.minY),
        width: 0.5, tint: .rule)
    }
    for column in columns.dropFirst() {
      sheet.line(
        from: CGPoint(x: column.minX, y: rows[1].minY), to: CGPoint(x: column.minX, y: box.maxY),
        width: 0.5)
    }
    sheet.frame(box, .row)
  }

  private func draw(
    _ day: CalendarDate, in cell: CGRect, size: CGFloat, on sheet: inout PageSheet,
    _ plan: PlannerPlan
  ) {
    sheet.fillStripes(of: day, in: cell, plan)
    if day == plan.selected { sheet.frame(cell, .cell) }
    sheet.words(
      plan.text.number(day.day), in: cell, size: size, tint: plan.tint(of: day), alignment: .center)
    sheet.link(cell, to: plan.link(day: day))
  }
}

extension PageSheet {
  /// The colours of a day: today's, or those of its first kinds of events side by side.
  mutating func fillStripes(of day: CalendarDate, in cell: CGRect, _ plan: PlannerPlan) {
    guard day != plan.today else { return fill(cell, .today) }
    var kinds: [PlannerKind] = []
    for event in plan.events(on: day) where !kinds.contains(event.kind) { kinds.append(event.kind) }
    let shown = kinds.prefix(3)
    guard !shown.isEmpty else { return }
    for (part, kind) in zip(cell.columns(shown.count), shown) { fill(part, .kind(kind)) }
  }
}
