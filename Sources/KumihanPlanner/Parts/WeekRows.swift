import KumihanCalendar
import KumihanViews

/// Seven days under one another, each with its events in order: the week on narrow paper.
struct WeekRows {
  let week: CalendarWeek

  func draw(in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let border = metrics.border(.container)
    let inside = box.inset(dx: border, dy: border)
    let head = min(metrics.length(96), box.width * 0.22)
    let rows = inside.rows(7)
    let names = WeekDayHead.names(width: head, on: sheet, plan)
    for (row, day) in zip(rows, week.days) {
      let zone = row.slice(leading: head)
      if let ground = plan.ground(of: day) {
        let corner = metrics.radius - border
        sheet.fill(
          Path(
            roundedRect: zone,
            cornerRadii: RectangleCornerRadii(
              topLeading: day == week.firstDay ? corner : 0,
              bottomLeading: day == week.lastDay ? corner : 0)), ground)
      }
      sheet.group(nil) { sheet in
        WeekDayHead(day: day, names: names).draw(in: zone, of: .null, on: &sheet, plan)
        drawEvents(of: day, in: row.minusLeading(head), on: &sheet, plan)
      }
      if day == plan.selected { sheet.frame(row, .active, radius: metrics.radius) }
    }
    for row in rows.dropFirst() {
      sheet.line(
        from: CGPoint(x: box.minX, y: row.minY), to: CGPoint(x: box.maxX, y: row.minY),
        width: metrics.border(.row))
    }
    sheet.line(
      from: CGPoint(x: inside.minX + head, y: box.minY),
      to: CGPoint(x: inside.minX + head, y: box.maxY),
      width: metrics.border(.cell))
    sheet.frame(box, .container, radius: metrics.radius)
  }

  private func drawEvents(
    of day: CalendarDate, in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    let size = metrics.text(10)
    var room = box.inset(dx: metrics.padding, dy: metrics.length(1))
    // What is left over of whole lines stands above and below them alike.
    let spare = room.height.truncatingRemainder(
      dividingBy: sheet.lineHeight(of: "0", size: size))
    room = room.minusTop(spare / 2)
    let events = plan.agenda[day].filter { !$0.isListedNote }
    for (index, event) in events.enumerated() {
      // An event that began on another day shows no time here.
      let time = (day == event.firstDay ? event.minutes(on: day) : nil).map {
        plan.text.time(hour: $0.lowerBound / 60 % 24, minute: $0.lowerBound % 60) + " "
      }
      let words = (time ?? "") + event.title
      let dot = size * 0.7
      let width = room.width - dot * 1.6
      let line = sheet.lineHeight(of: words, size: size)
      let fitted = sheet.fit(words, size: size, width: width)
      let lines = fitted.lineCount
      let isLast = index == events.count - 1
      guard CGFloat(lines) * line + (isLast ? 0 : line) <= room.height else {
        let rest = events[index...]
        sheet.words(
          plan.words.more(rest.count, plan.text), in: room.slice(top: line), size: size)
        sheet.link(
          room.slice(top: line), to: plan.target(from: .week(week), day: day).destination)
        sheet.leftovers += rest.map { PageLeftover(day: day, event: $0, isHidden: true) }
        return
      }
      let first = room.slice(top: line)
      sheet.dot(
        event.kind, center: CGPoint(x: first.minX + dot / 2, y: first.midY), diameter: dot)
      sheet.words(
        fitted.words, in: room.slice(top: CGFloat(lines) * line).slice(trailing: width), size: size,
        alignment: .topLeading, lines: lines)
      if !fitted.isWhole {
        sheet.leftovers.append(PageLeftover(day: day, event: event, isHidden: false))
      }
      room = room.minusTop(CGFloat(lines) * line)
    }
  }
}
