import KumihanCalendar
import KumihanViews

/// A day's hours from top to bottom, its events at their times; simultaneous events side by side.
struct TimeGrid {
  let page: PlannerPage
  let day: CalendarDate
  /// The least width of an event, in points.
  let leastWidth: CGFloat

  /// The width of the hour labels.
  static func labelWidth(on sheet: PageSheet, _ plan: PlannerPlan) -> CGFloat {
    let size = sheet.metrics.text(10)
    let widths = plan.hourNames.map { sheet.width(of: $0, size: size, weight: .medium) }
    return (widths.max() ?? 0) + sheet.metrics.length(8) + sheet.metrics.border(.container)
  }

  /// Lines across `box` at every hour, with their times before it.
  static func drawHours(
    in box: CGRect, labels: CGFloat, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    let rows = box.rows(plan.hours.count)
    // Where hours are lower than words, only every second, third or sixth has its time.
    let height = metrics.text(10) * 1.5
    let step = [1, 2, 3, 4, 6].first { CGFloat($0) * rows[0].height >= height * 0.8 } ?? 12
    // A scale: events say their times.
    let names = [plan.hourNames.first, plan.hourNames.last].compactMap(\.self)
    sheet.group(.paragraph, label: names.joined(separator: " – ")) { sheet in
      for ((hour, name), row) in zip(zip(plan.hours, plan.hourNames), rows) {
        sheet.line(
          from: CGPoint(x: box.minX, y: row.minY), to: CGPoint(x: box.maxX, y: row.minY),
          width: plan.hasHalfHours ? 0.75 : 0.5, tint: .rule)
        if plan.hasHalfHours {
          sheet.line(
            from: CGPoint(x: box.minX, y: row.midY), to: CGPoint(x: box.maxX, y: row.midY),
            width: 0.5, tint: .rule)
        }
        guard hour.isMultiple(of: step) else { continue }
        // Within the border.
        let border = metrics.border(.container)
        let label = CGRect(
          x: box.minX - labels + border + metrics.length(4), y: row.minY,
          width: labels - border - metrics.length(8),
          height: max(
            min(height, CGFloat(step) * row.height),
            sheet.lineHeight(of: name, size: metrics.text(10))))
        sheet.fitted(
          name, in: label,
          size: metrics.text(10), weight: .medium, tint: .quiet, alignment: .trailing)
      }
    }
  }

  /// An event with its place in the column.
  private struct Placed {
    let event: PlannerEvent
    let minutes: Range<Int>
    let span: EventLanes.Span
    /// The height of its time.
    let length: CGFloat
  }

  /// Draws a day's events.
  ///
  /// - Returns: the number of events that did not fit.
  func draw(
    _ events: [PlannerEvent], in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) -> Int {
    let placed = placed(events, in: box, sheet.metrics, plan)
    let places = EventLanes.places(
      of: placed.map(\.span), limit: max(Int(box.width / leastWidth), 1))
    for (placed, place) in zip(placed, places) {
      guard let place else {
        leave(placed.event, isHidden: true, on: &sheet)
        continue
      }
      let lanes = box.columns(place.count)
      let (first, last) = (lanes[place.lanes.lowerBound], lanes[place.lanes.upperBound - 1])
      let frame = CGRect(
        x: first.minX + 1, y: placed.span.top, width: last.maxX - first.minX - 2,
        height: placed.span.bottom - placed.span.top)
      if !block(placed, plan).draw(in: frame, length: placed.length, on: &sheet) {
        leave(placed.event, isHidden: false, on: &sheet)
      }
      sheet.link(frame, to: page == .day(day) ? nil : plan.link(.day(day)))
    }
    return places.count { $0 == nil }
  }

  private func leave(_ event: PlannerEvent, isHidden: Bool, on sheet: inout PageSheet) {
    sheet.leftovers.append(PageLeftover(day: day, event: event, isHidden: isHidden))
  }

  /// An event from before the drawn hours shows its time; one from another day shows none.
  private func block(_ placed: Placed, _ plan: PlannerPlan) -> EventBlock {
    let (event, minute) = (placed.event, placed.minutes.lowerBound)
    guard event.firstDay == day else { return EventBlock(title: event.title, kind: event.kind) }
    let (hour, rest) = (minute / 60 % 24, minute % 60)
    let time = plan.text.time(hour: hour, minute: rest)
    if minute < plan.hours.lowerBound * 60 {
      return EventBlock(title: "\(time) \(event.title)", kind: event.kind)
    }
    let times = [time] + (rest == 0 ? [plan.text.hour(hour)] : [])
    return EventBlock(title: event.title, kind: event.kind, times: times)
  }

  /// The events within the drawn hours, from the top.
  private func placed(
    _ events: [PlannerEvent], in box: CGRect, _ metrics: PageMetrics, _ plan: PlannerPlan
  ) -> [Placed] {
    let (first, end) = (plan.hours.lowerBound * 60, plan.hours.upperBound * 60)
    let pitch = box.height / CGFloat(end - first)
    let least = EventBlock.textSize(metrics) * 1.35
    func y(_ minute: Int) -> CGFloat {
      box.minY + CGFloat(min(max(minute, first), end) - first) * pitch
    }
    return events.compactMap { event in
      guard !event.isListedNote, let minutes = event.minutes(on: day), plan.hasInHours(minutes)
      else { return nil }
      let top = min(y(minutes.lowerBound), box.maxY - least)
      let span = EventLanes.Span(top: top, bottom: max(y(minutes.upperBound), top + least))
      return Placed(
        event: event, minutes: minutes, span: span,
        length: y(minutes.upperBound) - y(minutes.lowerBound))
    }.sorted { ($0.span.top, $1.span.bottom) < ($1.span.top, $0.span.bottom) }
  }
}
