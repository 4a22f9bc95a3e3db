import KumihanCalendar
import KumihanViews

/// One of the pages at the end that list all events by title, which ``EventIndexPages`` draws.
struct EventIndexPage: PageContent {
  let part: Int

  var destination: String { "events/\(part)" }
  var label: String { "events" + (part == 1 ? "" : "-\(part)") }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String {
    "\(plan.words.events): \(plan.words.index)" + (part == 1 ? "" : " \(plan.text.number(part))")
  }
  func outlineGroup(_ plan: PlannerPlan) -> String? { plan.words.events }
  func closerPages(of day: CalendarDate, _ plan: PlannerPlan) -> [PlannerPage] { [] }

  /// Empty: the number of pages follows from the events.
  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {}
}

/// The planner's events by title, with their days, on as many pages as needed: at least one.
struct EventIndexPages {
  /// A title with the days on which its events begin, and the kind of the first.
  private struct Entry {
    let title: String
    let kind: PlannerKind
    var days: [CalendarDate]
  }

  /// A line of the list.
  private enum Line {
    case title(String, lines: Int, PlannerKind)
    case days([(words: String, width: CGFloat, day: CalendarDate)])
  }

  func sheets(on empty: PageSheet, _ plan: PlannerPlan) -> [PageSheet] {
    let size = empty.size
    let metrics = empty.metrics
    let count = size.width > 300 ? 2 : 1
    let gap = metrics.length(16)
    let inner = size.width - 2 * metrics.length(12)
    let width = (inner - gap * CGFloat(count - 1)) / CGFloat(count)
    let all = lines(width: width, on: empty, plan)
    let line = Self.lineHeight(all, on: empty)
    var lines = all[...]
    var heading: Line?
    var sheets: [PageSheet] = []
    repeat {
      var sheet = empty
      let top = header(part: sheets.count + 1, plan).draw(on: &sheet, plan)
      let box = CGRect(origin: .zero, size: size).minusTop(top)
      sheet.frame(box, .container, radius: metrics.radius)
      let columns = box.inset(dx: metrics.length(12), dy: metrics.length(10))
        .columns(count, gap: gap)
      sheet.group(.list) { sheet in
        for column in columns {
          draw(&lines, line, under: &heading, in: column, on: &sheet, plan)
        }
      }
      sheets.append(sheet)
    } while !lines.isEmpty
    return sheets
  }

  private func header(part: Int, _ plan: PlannerPlan) -> PageHeader {
    PageHeader(
      hero: plan.text.number(part), caption: plan.words.index,
      title: "\(plan.words.events): \(plan.words.index)", up: plan.yearLinks,
      previous: part > 1 ? PlannerPage.eventIndex(part - 1).destination : nil)
  }

  /// Titles in the order of the language.
  private func entries(_ plan: PlannerPlan) -> [Entry] {
    var entries: [String: Entry] = [:]
    for event in plan.agenda.all {
      var entry = entries[event.title] ?? Entry(title: event.title, kind: event.kind, days: [])
      if entry.days.last != event.firstDay { entry.days.append(event.firstDay) }
      entries[event.title] = entry
    }
    let order = TitleOrder(plan.text.id)
    return entries.values.map { entry in
      (order: order.key(entry.title), entry: entry)
    }.sorted { a, b in
      if a.order != b.order { return a.order.lexicographicallyPrecedes(b.order) }
      return a.entry.title < b.entry.title
    }.map { $0.entry }
  }

  private func lines(width: CGFloat, on sheet: PageSheet, _ plan: PlannerPlan) -> [Line] {
    let size = sheet.metrics.text(10)
    let room = width - Self.indent(size)
    let range = plan.agenda.range
    let year = range.lowerBound.adding(days: 7).year
    let hasYears = year != range.upperBound.adding(days: -7).year
    var lines: [Line] = []
    for entry in entries(plan) {
      let title = sheet.fit(entry.title, size: size, width: room, limit: 3)
      lines.append(.title(title.words, lines: title.lineCount, entry.kind))
      var row: [(words: String, width: CGFloat, day: CalendarDate)] = []
      var used: CGFloat = 0
      for day in entry.days {
        let words = plan.text.string(day, hasYears || day.year != year ? .medium : .shortDay)
        let needed = sheet.width(of: words, size: size, weight: .medium) + 1
        if used + needed > room, !row.isEmpty {
          lines.append(.days(row))
          (row, used) = ([], 0)
        }
        row.append((words, needed, day))
        used += needed + size * 0.8
      }
      lines.append(.days(row))
    }
    return lines
  }

  /// The height of a line of days: all of them stand in one size.
  private static func lineHeight(_ lines: [Line], on sheet: PageSheet) -> CGFloat {
    let size = sheet.metrics.text(10)
    var words: Set<String> = []
    for case .days(let days) in lines { words.formUnion(days.map(\.words)) }
    let letters = words.map { sheet.letterHeight(of: $0, size: size, weight: .medium) }
    return max(sheet.lineHeight(of: "", size: size) * 1.1, letters.max() ?? 0)
  }

  private static func indent(_ size: CGFloat) -> CGFloat { size }

  /// Draws as many lines as a column holds; a title stays with its first days, and stands above the
  /// others again where these go on in the next column.
  private func draw(
    _ lines: inout ArraySlice<Line>, _ line: CGFloat, under heading: inout Line?,
    in column: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let size = sheet.metrics.text(10)
    func height(_ title: String, _ count: Int) -> CGFloat {
      max(CGFloat(count) * sheet.lineHeight(of: title, size: size), line)
    }
    var room = column
    if case .days? = lines.first, let heading, case .title(let title, let count, _) = heading,
      height(title, count) + line <= room.height
    {
      lines = [heading] + lines
    }
    while let next = lines.first {
      switch next {
      case .title(let title, let count, let kind):
        let height = height(title, count)
        guard height + line <= room.height || room.height == column.height else { return }
        let frame = room.slice(top: height).minusLeading(Self.indent(size))
        sheet.dot(
          kind, center: CGPoint(x: room.minX + size * 0.35, y: room.minY + line / 2),
          diameter: size * 0.6)
        sheet.group(.listItem) {
          $0.words(
            title, in: frame, size: size, alignment: count == 1 ? .leading : .topLeading,
            lines: count)
        }
        room = room.minusTop(height)
        heading = next
      case .days(let days):
        guard line <= room.height else { return }
        var x = room.minX + Self.indent(size)
        for (words, width, day) in days {
          let frame = CGRect(
            x: x, y: room.minY, width: min(width, room.maxX - x), height: line)
          sheet.fitted(words, in: frame, size: size, weight: .medium, tint: .quiet)
          sheet.link(frame, to: plan.link(day: day))
          x += width + size * 0.8
        }
        var rest = line
        if case .title = lines.dropFirst().first { rest += size * 0.4 }
        room = room.minusTop(rest)
      }
      lines.removeFirst()
    }
  }
}
