import KumihanCalendar
import KumihanViews

/// The events of a month's week: bars over several days; titles on single days, or dots where cells are
/// too small for words.
struct MonthWeekEvents {
  let page: PlannerPage
  /// Nil for days of other months.
  let days: [CalendarDate?]
  /// The room of each day below its number.
  let cells: [CGRect]
  private let size: CGFloat
  private let line: CGFloat
  /// Between the rows of a cell.
  private static let gap: CGFloat = 0.4

  init(
    page: PlannerPage, days: [CalendarDate?], cells: [CGRect], on sheet: PageSheet,
    _ plan: PlannerPlan
  ) {
    (self.page, self.days, self.cells) = (page, days, cells)
    size = sheet.metrics.text(10)
    line =
      max(
        sheet.letterHeight(of: plan.weekdayLetters, size: size) + 0.5,
        sheet.boxHeight(of: "Üg", size: size)) + Self.gap
  }

  /// Whether a cell holds words.
  private var hasWords: Bool { lines(in: cells[0].height) > 1 && cells[0].width >= size * 4.5 }

  private func lines(in height: CGFloat) -> Int { max(Int((height - 2) / line), 0) }

  /// An event over some of the days.
  private struct Bar {
    let event: PlannerEvent
    let first: Int
    var last: Int
  }

  /// The events of a day: those that begin there, the number of those without place, and those that
  /// are dots.
  typealias Day = (events: [Placed], hidden: Int, dots: [PlannerEvent])

  /// An event with its place, in the cell where it begins.
  struct Placed {
    let event: PlannerEvent
    let frame: CGRect
    let lines: Int
  }

  /// Places the events of each day.
  func placed(on sheet: inout PageSheet, _ plan: PlannerPlan) -> [Day] {
    let events = days.map { $0.map { plan.events(on: $0) } ?? [] }
    let capacity = lines(in: cells[0].height - (hasWords ? 0 : size * 1.25 + 2))
    var taken = days.map { _ in Array(repeating: false, count: capacity) }
    var hidden = days.map { _ in 0 }
    var placed: [[Placed]] = days.map { _ in [] }
    var dots: [[PlannerEvent]] = days.map { _ in [] }
    for bar in bars(events) {
      let span = bar.first...bar.last
      let row = (0..<capacity).first { row in span.allSatisfy { !taken[$0][row] } }
      let room = (cells[bar.first].width * CGFloat(span.count)) - 4 - 2 * inset
      guard let row, hasWords || span.count > 1 || isNamed(bar.event, in: room, on: sheet) else {
        for index in span where hasWords { hide(bar.event, index, &hidden, &sheet) }
        for index in span where !hasWords { dots[index].append(bar.event) }
        continue
      }
      for index in span { taken[index][row] = true }
      let frame = CGRect(
        x: cells[bar.first].minX + 2, y: cells[bar.first].minY + CGFloat(row) * line,
        width: cells[bar.last].maxX - cells[bar.first].minX - 4, height: line - Self.gap)
      placed[bar.first].append(Placed(event: bar.event, frame: frame, lines: 1))
    }
    for (index, events) in events.enumerated() {
      let single = events.filter { !$0.spansDays }
      guard hasWords else {
        dots[index] += single
        continue
      }
      let column = cells[index].inset(dx: 2, dy: 0)
      for (number, event) in single.enumerated() {
        guard let row = taken[index].firstIndex(of: false) else {
          hide(event, index, &hidden, &sheet)
          continue
        }
        // Lines that no later event needs are for a longer title.
        let free = taken[index][row...].prefix { !$0 }.count
        let later = single.count - number - 1
        let room = max(min(free, taken[index].count { !$0 } - later), 1)
        // Lines of some scripts are higher than a row.
        let height = max(sheet.lineHeight(of: event.title, size: size), line - 1.5)
        let most = min(room, max(Int((CGFloat(room) * line - 1.5) / height), 1))
        let wanted = sheet.fit(
          event.title, size: size, width: words(of: event, in: column).width, limit: most)
        let rows = Int((CGFloat(wanted.lineCount) * (height + 1.5) / line - 0.01).rounded(.up))
        let used = wanted.lineCount == 1 ? 1 : min(rows, room)
        for row in row..<row + used { taken[index][row] = true }
        var frame = column
        frame.origin.y += CGFloat(row) * line
        frame.size.height =
          min(
            CGFloat(used) * line, CGFloat(wanted.lineCount) * (height + 1.5)) - 1
        placed[index].append(Placed(event: event, frame: frame, lines: wanted.lineCount))
      }
    }
    return days.indices.map { (placed[$0], hidden[$0], dots[$0]) }
  }

  private var dot: CGFloat { size * 0.5 }
  /// Between a box and its words.
  private var inset: CGFloat { min(3, size * 0.35) }

  /// Whether two letters of a title at least have room.
  private func isNamed(_ event: PlannerEvent, in width: CGFloat, on sheet: PageSheet) -> Bool {
    [event.title, event.title.prefix(2) + "…"].contains { sheet.width(of: $0, size: size) <= width }
  }

  /// What fills days is a box in its colour; what has a time has a dot.
  private func isBox(_ event: PlannerEvent) -> Bool { event.startMinute == nil || event.spansDays }

  /// The place of an event's words: inside its box, else beside its dot.
  private func words(of event: PlannerEvent, in frame: CGRect) -> CGRect {
    isBox(event)
      ? frame.inset(dx: inset, dy: 0) : frame.inset(dx: 1, dy: 0).minusLeading(dot * 1.4)
  }

  private func bars(_ events: [[PlannerEvent]]) -> [Bar] {
    var bars: [Bar] = []
    for (index, events) in events.enumerated() {
      for event in events where event.spansDays {
        if let open = bars.lastIndex(where: { $0.event == event && $0.last == index - 1 }) {
          bars[open].last = index
        } else {
          bars.append(Bar(event: event, first: index, last: index))
        }
      }
    }
    return bars
  }

  private func hide(
    _ event: PlannerEvent, _ index: Int, _ hidden: inout [Int], _ sheet: inout PageSheet
  ) {
    hidden[index] += 1
    leave(event, index, isHidden: true, &sheet)
  }

  private func leave(
    _ event: PlannerEvent, _ index: Int, isHidden: Bool, _ sheet: inout PageSheet
  ) {
    guard let day = days[index] else { return }
    sheet.leftovers.append(PageLeftover(day: day, event: event, isHidden: isHidden))
  }

  func draw(_ placed: Placed, at index: Int, on sheet: inout PageSheet) {
    let (event, frame, lines) = (placed.event, placed.frame, placed.lines)
    var text = words(of: event, in: frame)
    let height = sheet.lineHeight(of: event.title, size: size)
    if isBox(event) {
      sheet.fill(frame, .kind(event.kind), radius: min(2, line / 4), layer: .boxes)
      sheet.frame(frame, .cell, radius: min(2, line / 4), layer: .boxes)
    } else {
      let first = frame.inset(dx: 1, dy: 0).slice(top: lines > 1 ? height : line - 1)
        .slice(leading: dot)
      sheet.dot(event.kind, center: CGPoint(x: first.midX, y: first.midY), diameter: dot)
    }
    // Amid dots a bar of days stands for itself where a letter at most would fit.
    guard hasWords || isNamed(event, in: text.width, on: sheet) else { return }
    let fitted = sheet.fit(event.title, size: size, width: text.width, limit: lines)
    if fitted.lineCount > 1 {
      text.size.height = max(text.height, CGFloat(fitted.lineCount) * height)
    }
    sheet.group(.paragraph) {
      $0.words(
        fitted.words, in: text, size: size,
        alignment: fitted.lineCount == 1 ? .leading : .topLeading, lines: fitted.lineCount)
    }
    if !fitted.isWhole, hasWords { leave(event, index, isHidden: false, &sheet) }
  }
}
