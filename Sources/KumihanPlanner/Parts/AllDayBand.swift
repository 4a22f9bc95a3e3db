import KumihanCalendar
import KumihanViews

/// All-day events, as bars across the days of a week, and events outside the drawn hours.
struct AllDayBand {
  /// The rows of text that bars share, in a week of a height.
  static func rows(in height: CGFloat, line: CGFloat) -> Int {
    min(max(Int(height * 0.22 / line), 2), 6)
  }

  let rowCount: Int
  let page: PlannerPage
  let days: [CalendarDate]

  private struct Bar {
    let event: PlannerEvent
    let title: String
    let first: Int
    var last: Int
  }

  /// Draws in seven columns.
  ///
  /// - Returns: for each day, the number of events that did not fit.
  func draw(
    in box: CGRect, columns: [CGRect], on sheet: inout PageSheet, _ plan: PlannerPlan
  ) -> [Int] {
    let rows = box.rows(rowCount)
    var isTaken = Array(repeating: Array(repeating: false, count: days.count), count: rowCount)
    var hidden = Array(repeating: 0, count: days.count)
    for bar in bars(plan) {
      let (first, last) = (columns[bar.first], columns[bar.last])
      let width = last.maxX - first.minX - 2
      let block = EventBlock(title: bar.title, kind: bar.event.kind)
      let wished = block.height(
        lines: block.lines(width: width, limit: 4, on: sheet).lineCount, on: sheet)
      let wanted = min(max(Int((wished / rows[0].height - 0.3).rounded(.up)), 1), min(rowCount, 4))
      let span = bar.first...bar.last
      let free = (0..<rowCount).map { row in span.allSatisfy { !isTaken[row][$0] } }
      // As many lines of the title as fit, at least one.
      let place = (1...wanted).reversed().lazy.compactMap { height in
        (0...(rowCount - height)).first { free[$0..<$0 + height].allSatisfy(\.self) }
          .map { (row: $0, height: height) }
      }.first
      guard let (row, height) = place else {
        for day in span {
          hidden[day] += 1
          leave(bar, on: days[day], isHidden: true, &sheet)
        }
        continue
      }
      for taken in row..<row + height { for day in span { isTaken[taken][day] = true } }
      let frame = CGRect(
        x: first.minX + 1, y: rows[row].minY + 0.5, width: width,
        height: rows[row + height - 1].maxY - rows[row].minY - 1)
      if !block.draw(in: frame, on: &sheet) {
        leave(bar, on: days[bar.first], isHidden: false, &sheet)
      }
      sheet.link(frame, to: plan.link(.day(days[bar.first])))
    }
    return hidden
  }

  private func leave(
    _ bar: Bar, on day: CalendarDate, isHidden: Bool, _ sheet: inout PageSheet
  ) {
    sheet.leftovers.append(PageLeftover(day: day, event: bar.event, isHidden: isHidden))
  }

  /// In order of their first day; one event is one bar.
  private func bars(_ plan: PlannerPlan) -> [Bar] {
    var bars: [Bar] = []
    for (index, day) in days.enumerated() {
      for event in plan.agenda[day] where !event.isListedNote {
        let minutes = event.minutes(on: day)
        if let minutes, plan.hasInHours(minutes) { continue }
        if let open = bars.lastIndex(where: { $0.event == event && $0.last == index - 1 }) {
          bars[open].last = index
          continue
        }
        var title = event.title
        if let minutes, day == event.firstDay {
          let time = plan.text.time(
            hour: minutes.lowerBound / 60 % 24, minute: minutes.lowerBound % 60)
          title = "\(time) \(title)"
        }
        bars.append(Bar(event: event, title: title, first: index, last: index))
      }
    }
    return bars
  }
}
