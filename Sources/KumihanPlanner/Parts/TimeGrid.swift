import KumihanCalendar
import KumihanViews

/// A day's hours from top to bottom, its events where their times say; those at one time side by
/// side.
struct TimeGrid {
  let page: PlannerPage
  let day: CalendarDate
  /// How narrow an event may become, in points.
  let leastWidth: CGFloat

  /// Lines across `box` at every hour, with their times before it.
  static func drawHours(
    in box: CGRect, labels: CGFloat, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    for (hour, row) in zip(plan.hours, box.rows(plan.hours.count)) {
      sheet.line(
        from: CGPoint(x: box.minX, y: row.minY), to: CGPoint(x: box.maxX, y: row.minY),
        width: 0.5, tint: .faint)
      let label = CGRect(
        x: box.minX - labels + metrics.length(4), y: row.minY, width: labels - metrics.length(8),
        height: row.height)
      sheet.fitted(
        plan.text.hour(hour), in: label.slice(top: metrics.text(10) * 1.5),
        size: metrics.text(10), weight: .medium, tint: .quiet, alignment: .trailing)
    }
  }

  /// An event with its place in the column.
  private struct Placed {
    let event: PlannerEvent
    let minutes: Range<Int>
    let top, bottom: CGFloat
    var lane = 0
  }

  /// Draws a day's events.
  ///
  /// - Returns: how many there was no room for.
  func draw(
    _ events: [PlannerEvent], in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) -> Int {
    let limit = max(Int(box.width / leastWidth), 1)
    var hidden = 0
    let groups = groups(of: events, in: box, sheet.metrics, plan)
    for (index, group) in groups.enumerated() {
      let end = index + 1 < groups.count ? groups[index + 1][0].top : box.maxY
      let lanes = min((group.map(\.lane).max() ?? 0) + 1, limit)
      let columns = box.columns(lanes)
      for placed in group {
        guard placed.lane < lanes else {
          hidden += 1
          leave(placed.event, isHidden: true, on: &sheet)
          continue
        }
        let column = columns[placed.lane]
        let next = group.first { $0.lane == placed.lane && $0.top >= placed.bottom - 0.01 }
        var frame = CGRect(
          x: column.minX + 1, y: placed.top, width: column.width - 2,
          height: placed.bottom - placed.top)
        // A short event may use the free time after it for its title.
        let wished = EventBlock.height(of: placed.event.title, width: frame.width, sheet.metrics)
        let room = (next?.top ?? end) - placed.top
        frame.size.height = max(frame.height, min(wished, room))
        let block = EventBlock(event: placed.event, time: time(placed.minutes, plan))
        if !block.draw(in: frame, on: &sheet) {
          leave(placed.event, isHidden: false, on: &sheet)
        }
        sheet.link(
          frame, to: page == .day(day) ? nil : plan.link(.day(day)))
      }
    }
    return hidden
  }

  private func leave(_ event: PlannerEvent, isHidden: Bool, on sheet: inout PageSheet) {
    sheet.leftovers.append(PageLeftover(day: day, event: event, isHidden: isHidden))
  }

  private func time(_ minutes: Range<Int>, _ plan: PlannerPlan) -> String {
    plan.text.time(hour: minutes.lowerBound / 60 % 24, minute: minutes.lowerBound % 60)
  }

  /// Events that overlap one another, each with the first lane that is free.
  private func groups(
    of events: [PlannerEvent], in box: CGRect, _ metrics: PageMetrics, _ plan: PlannerPlan
  ) -> [[Placed]] {
    let (first, end) = (plan.hours.lowerBound * 60, plan.hours.upperBound * 60)
    let pitch = box.height / CGFloat(end - first)
    let least = EventBlock.textSize(metrics) * 1.35
    let placed = events.compactMap { event -> Placed? in
      guard let minutes = event.minutes(on: day), plan.hasInHours(minutes) else { return nil }
      func y(_ minute: Int) -> CGFloat {
        box.minY + CGFloat(min(max(minute, first), end) - first) * pitch
      }
      let top = min(y(minutes.lowerBound), box.maxY - least)
      return Placed(
        event: event, minutes: minutes, top: top,
        bottom: max(y(minutes.upperBound), top + least))
    }.sorted { ($0.top, $1.bottom) < ($1.top, $0.bottom) }

    var groups: [[Placed]] = []
    var ends: [CGFloat] = []
    for var event in placed {
      if ends.allSatisfy({ $0 <= event.top + 0.01 }) {
        ends = []
        groups.append([])
      }
      event.lane = ends.firstIndex { $0 <= event.top + 0.01 } ?? ends.count
      if event.lane == ends.count {
        ends.append(event.bottom)
      } else {
        ends[event.lane] = event.bottom
      }
      groups[groups.count - 1].append(event)
    }
    return groups
  }
}
