import KumihanCalendar
import KumihanViews

/// One of the pages at the end, which ``ContinuationPages`` draws.
struct ContinuedPage: PageContent {
  let page: PlannerPage
  let part: Int

  var destination: String { "more/\(page.destination)" + (part == 1 ? "" : "/\(part)") }
  var label: String { "\(page.label)-more" + (part == 1 ? "" : "-\(part)") }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String {
    let part = part == 1 ? "" : " \(plan.text.number(part))"
    return "\(page.content.title(plan)), \(plan.words.continued)" + part
  }
  func outlineGroup(_ plan: PlannerPlan) -> String? { plan.words.appendix }
  func closerPages(of day: CalendarDate, _ plan: PlannerPlan) -> [PlannerPage] { [] }

  /// Empty: the number of continuations is known only when all pages are drawn.
  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {}
}

/// The leftovers of one page, in full, on as many pages as needed.
struct ContinuationPages: Sendable {
  let page: PlannerPage
  let leftovers: [PageLeftover]

  /// A line of the list, with its height.
  private struct Row {
    var day: CalendarDate?
    var event: PlannerEvent?
    var lead = ""
    var lines: [String] = []
    let height: CGFloat
  }

  func sheets(on empty: PageSheet, _ plan: PlannerPlan) -> [PageSheet] {
    let size = empty.size
    var sheets: [PageSheet] = []
    let metrics = empty.metrics
    let room = size.width - metrics.length(24)
    let leadWidth = leadWidth(room, metrics.text(12), on: empty, plan)
    var rows = rows(titleWidth: room - leadWidth, on: empty, plan)[...]
    while !rows.isEmpty {
      var sheet = empty
      let top = header(part: sheets.count + 1, plan).draw(on: &sheet, plan)
      var room = CGRect(origin: .zero, size: size).minusTop(top)
      sheet.frame(room, .container, radius: sheet.metrics.radius)
      room = room.inset(dx: sheet.metrics.length(12), dy: sheet.metrics.length(10))
      repeat {
        let row = rows.removeFirst()
        draw(
          row, in: room.slice(top: row.height), leadWidth: leadWidth, on: &sheet, plan)
        room = room.minusTop(row.height)
      } while !rows.isEmpty && Self.leastHeight(of: rows) <= room.height
      sheets.append(sheet)
    }
    return sheets
  }

  /// The height that the next row needs; a day's name goes with its first event.
  private static func leastHeight(of rows: ArraySlice<Row>) -> CGFloat {
    rows.prefix(rows.first?.day == nil ? 1 : 2).reduce(0) { $0 + $1.height }
  }

  private func header(part: Int, _ plan: PlannerPlan) -> PageHeader {
    var hero = "…"
    if case .week(let week) = page { hero = plan.text.number(week.number) }
    if case .day(let day) = page { hero = plan.text.number(day.day) }
    return PageHeader(
      hero: hero, caption: plan.words.continued, title: page.content.title(plan),
      up: [("← \(page.content.title(plan))", plan.link(page))],
      previous: part > 1 ? PlannerPage.more(page, part - 1).destination : plan.link(page))
  }

  /// The events of each day once, under the day's name.
  private func rows(
    titleWidth: CGFloat, on sheet: PageSheet, _ plan: PlannerPlan
  ) -> [Row] {
    let size = sheet.metrics.text(12)
    let days = Dictionary(grouping: leftovers, by: \.day).sorted { $0.key < $1.key }
    var rows: [Row] = []
    for (day, left) in days {
      rows.append(Row(day: day, height: size * 2.7))
      var seen: Set<PlannerEvent> = []
      let events = left.map(\.event).filter { seen.insert($0).inserted }
      for event in events.sorted(by: PlannerEvent.precedes) {
        let lead = plan.time(of: event, on: day)
        let title = sheet.fit(plan.fullTitle(event), size: size, width: titleWidth - 1)
        let lines = sheet.lines(of: title, size: size, width: titleWidth - 1)
        let line = sheet.lineHeight(of: plan.fullTitle(event), size: size)
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

  /// The width of the dot and the longest time, or of the space beside titles.
  private func leadWidth(
    _ room: CGFloat, _ size: CGFloat, on sheet: PageSheet, _ plan: PlannerPlan
  ) -> CGFloat {
    let widths = leftovers.map {
      sheet.width(of: plan.time(of: $0.event, on: $0.day), size: size, weight: .medium)
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
    let first = box.slice(top: sheet.lineHeight(of: plan.fullTitle(event), size: size))
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
  /// The time of an event on a day, such as `09:00 – 10:00`, or the word for all day.
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
