import KumihanCalendar
import KumihanViews

/// What one page left over, in full, on as many pages as that takes.
struct ContinuationPages: Sendable {
  let page: PlannerPage
  let leftovers: [PageLeftover]

  /// A line of the list, of its own height.
  private struct Row {
    var day: CalendarDate?
    var event: PlannerEvent?
    var lead = ""
    var lines: [String] = []
    let height: CGFloat
  }

  func sheets(size: CGSize, _ plan: PlannerPlan) -> [PageSheet] {
    var sheets: [PageSheet] = []
    let metrics = PageMetrics(size: size)
    let room = size.width - metrics.length(24)
    let leadWidth = leadWidth(room, metrics.text(12), plan)
    var rows = rows(titleWidth: room - leadWidth, metrics, plan)[...]
    while !rows.isEmpty {
      var sheet = PageSheet(size: size)
      let top = header(part: sheets.count + 1, plan).draw(on: &sheet, plan)
      var room = CGRect(origin: .zero, size: size).minusTop(top)
      sheet.frame(room, .container, radius: sheet.metrics.radius)
      room = room.inset(dx: sheet.metrics.length(12), dy: sheet.metrics.length(10))
      repeat {
        let row = rows.removeFirst()
        draw(
          row, in: room.slice(top: row.height), leadWidth: leadWidth, on: &sheet, plan)
        room = room.minusTop(row.height)
      } while rows.first.map { $0.height <= room.height } ?? false
      sheets.append(sheet)
    }
    return sheets
  }

  private func header(part: Int, _ plan: PlannerPlan) -> PageHeader {
    var hero = "…"
    if case .week(let week) = page { hero = plan.text.number(week.number) }
    if case .day(let day) = page { hero = plan.text.number(day.day) }
    return PageHeader(
      hero: hero, caption: plan.words.continued, title: plan.title(of: page),
      up: [("← \(plan.title(of: page))", plan.link(page))],
      previous: part > 1 ? PlannerPage.more(page, part - 1).destination : plan.link(page))
  }

  /// The events of each day once, under the day's name.
  private func rows(titleWidth: CGFloat, _ metrics: PageMetrics, _ plan: PlannerPlan) -> [Row] {
    let size = metrics.text(12)
    let days = Dictionary(grouping: leftovers, by: \.day).sorted { $0.key < $1.key }
    var rows: [Row] = []
    for (day, left) in days {
      rows.append(Row(day: day, height: size * 2.7))
      var seen: Set<PlannerEvent> = []
      let events = left.map(\.event).filter { seen.insert($0).inserted }
      for event in events.sorted(by: PlannerEvent.precedes) {
        let lead = plan.time(of: event, on: day)
        let lines = TextMeasure.lines(
          plan.fullTitle(event), size: size, width: titleWidth - 1)
        let line = TextMeasure.lineHeight(event.title, size: size)
        // A title of a thousand words may be split between pages.
        for start in stride(from: 0, to: lines.count, by: 8) {
          let part = Array(lines[start..<min(start + 8, lines.count)])
          rows.append(
            Row(
              event: event, lead: start == 0 ? lead : "", lines: part,
              height: CGFloat(part.count) * line + size * 0.35))
        }
      }
    }
    return rows
  }

  /// As wide as the dot and the longest time, or as there is room for beside titles.
  private func leadWidth(_ room: CGFloat, _ size: CGFloat, _ plan: PlannerPlan) -> CGFloat {
    let widths = leftovers.map {
      TextMeasure.width(plan.time(of: $0.event, on: $0.day), size: size)
    }
    return min((widths.max() ?? 0) + size * 1.6, room * 0.45)
  }

  private func draw(
    _ row: Row, in box: CGRect, leadWidth: CGFloat, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    let size = metrics.text(12)
    if let day = row.day {
      let line = box.minusTop(size * 0.5).minusBottom(size * 0.3)
      sheet.words(
        plan.text.heading(plan.text.string(day, .weekdayAndDay)), in: line, size: size * 1.15,
        tint: plan.tint(of: day))
      sheet.line(
        from: CGPoint(x: line.minX, y: line.maxY), to: CGPoint(x: line.maxX, y: line.maxY),
        width: metrics.border(.row))
      sheet.link(line, to: plan.link(day: day))
    }
    guard let event = row.event else { return }
    let first = box.slice(top: TextMeasure.lineHeight(event.title, size: size))
    let dot = size * 0.7
    if !row.lead.isEmpty {
      sheet.dot(
        event.kind, center: CGPoint(x: box.minX + dot / 2, y: first.midY), diameter: dot)
      sheet.fitted(
        row.lead,
        in: first.slice(leading: leadWidth).minusLeading(dot * 1.5)
          .minusTrailing(size * 0.5),
        size: size, weight: .medium, tint: .quiet)
    }
    sheet.words(
      row.lines.joined(separator: "\n"),
      in: box.minusBottom(size * 0.35).minusLeading(leadWidth),
      size: size, alignment: row.lines.count == 1 ? .leading : .topLeading,
      lines: row.lines.count)
  }
}

extension PlannerPlan {
  /// When an event takes place on a day: `09:00 – 10:00`, or that it lasts all of it.
  func time(of event: PlannerEvent, on day: CalendarDate) -> String {
    guard let minutes = event.minutes(on: day) else { return words.allDay }
    func time(_ minute: Int) -> String {
      text.time(hour: minute / 60 % 24, minute: minute % 60)
    }
    let start = time(minutes.lowerBound)
    return minutes.isEmpty ? start : "\(start) – \(time(minutes.upperBound))"
  }

  /// The title with the place.
  func fullTitle(_ event: PlannerEvent) -> String {
    event.subtitle.map { "\(event.title) · \($0)" } ?? event.title
  }
}
