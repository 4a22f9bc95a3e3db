import Joho
import KumihanCalendar
import KumihanViews

/// A box with a title and lines below it: holidays, notes, all-day events.
struct PageList {
  struct Item: Hashable {
    let day: CalendarDate
    let event: PlannerEvent
    /// Written before the title: a date or a time.
    var lead = ""
  }

  let title: String
  let tint: PageTint
  /// The page that contains the list.
  let page: PlannerPage
  var items: [Item] = []
  /// Amounts at the foot of the box, a currency each.
  var sums: [String] = []
  /// Whether the rest of the box has writing lines.
  var isRuled = false
  /// Whether these lines begin with boxes to tick.
  var hasBoxes = false

  func draw(in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    sheet.group(nil) { drawAll(in: box, on: &$0, plan) }
  }

  private func drawAll(in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let pad = metrics.padding
    sheet.frame(box, .row, radius: metrics.radius)
    var room = box.inset(dx: pad, dy: pad)
    sheet.group(.heading(level: 2), label: title) { drawTitle(title, tint, &room, on: &$0) }
    // What they take from the foot, the writing lines lose, too: no line moves.
    if !sums.isEmpty { drawSums(&room, on: &sheet, plan) }
    let ruled = room
    guard !items.isEmpty else {
      if isRuled { rule(ruled, below: nil, on: &sheet) }
      return
    }
    let end = sheet.group(.list) { drawItems(in: room, on: &$0, plan) }
    if let end, isRuled { rule(ruled, below: end, on: &sheet) }
  }

  /// Draws the entries below each other.
  ///
  /// - Returns: the distance from the top at which the room goes on; nil where it was too little.
  private func drawItems(
    in box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) -> CGFloat? {
    var room = box
    let size = sheet.metrics.text(10)

    let widest = items.map { sheet.width(of: $0.lead, size: size, weight: .medium) }.max() ?? 0
    // Leads get their own lines where they would leave titles little space.
    let isStacked = widest > room.width * 0.45
    let leadWidth = isStacked ? 0 : widest
    let dot = size * 0.6
    let lock = size * 1.2
    for (index, item) in items.enumerated() {
      let hasLead = leadWidth > 0 && !item.lead.isEmpty
      let titleX = dot + size * 0.4 + (hasLead ? leadWidth + size * 0.5 : 0)
      let width = room.width - titleX - (item.event.isSystem ? lock + size * 0.3 : 0)
      // A day's own page has the places, too.
      let words = page.isDay ? plan.fullTitle(item.event) : item.event.title
      let line = sheet.lineHeight(of: item.event.title + item.lead, size: size)
      let isLast = index == items.count - 1
      let leadHeight = isStacked && !item.lead.isEmpty ? line : 0
      // A title that is cut says more than a number.
      let most = Int((room.height - leadHeight - (isLast ? 0 : line)) / line)
      let title = sheet.fit(words, size: size, width: width, limit: max(most, 1))
      let height = leadHeight + CGFloat(title.lineCount) * line
      guard height + (isLast ? 0 : line) <= room.height else {
        let row = room.slice(top: line)
        sheet.group(.listItem) { drawMore(items[index...], in: row, size: size, on: &$0, plan) }
        return nil
      }
      let first = room.slice(top: line)
      sheet.dot(
        item.event.kind, center: CGPoint(x: first.minX + dot / 2, y: first.midY), diameter: dot)
      let frame = room.slice(top: height).minusTop(leadHeight).minusLeading(titleX)
        .slice(leading: width)
      sheet.group(.listItem) { sheet in
        sheet.fitted(
          item.lead, in: first.minusLeading(dot + size * 0.4), size: size, weight: .medium,
          tint: .quiet)
        sheet.words(
          title.words, in: frame, size: size,
          alignment: title.lineCount == 1 ? .leading : .topLeading, lines: title.lineCount)
      }
      if !title.isWhole {
        sheet.leftovers.append(PageLeftover(day: item.day, event: item.event, isHidden: false))
      }
      if item.event.isSystem {
        sheet.symbol("lock.fill", in: first.slice(trailing: lock), size: size, tint: .quiet)
      }
      sheet.link(room.slice(top: height), to: plan.link(day: item.day))
      room = room.minusTop(height + size * 0.2)
    }
    return room.minY
  }

  /// The amounts at the foot of the room, a line each below a title where that leaves enough room.
  private func drawSums(_ room: inout CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let size = sheet.metrics.text(10)
    let title = plan.tracking.expenses
    let dot = size * 0.6
    let indent = dot + size * 0.4
    let joined = plan.joined(sums)
    let line = sheet.letterHeight(of: joined, size: size) * 1.1
    let head = titleHeight(title, in: room, on: sheet) + sheet.metrics.length(6)
    let forms = [sums, packed(sums, width: room.width - indent, size: size, on: sheet, plan)]
    // The entries come first.
    let most = room.height - listHeight(in: room, on: sheet, plan) - sheet.metrics.length(4)
    let form = forms.first { head + CGFloat($0.count) * line <= min(most, room.height * 0.6) }
    let lines = form ?? [plan.sum(joined)]
    var foot = room.slice(bottom: (form == nil ? 0 : head) + CGFloat(lines.count) * line)
    room = room.minusBottom(foot.height + sheet.metrics.length(4))
    if form != nil {
      sheet.group(.heading(level: 2), label: title) {
        drawTitle(title, .kind(.expense), &foot, on: &$0)
      }
    }
    sheet.group(.list) { sheet in
      for (row, words) in zip(foot.rows(lines.count), lines) {
        sheet.dot(
          .expense, center: CGPoint(x: row.minX + dot / 2, y: row.midY), diameter: dot)
        sheet.group(.listItem) {
          $0.fitted(words, in: row.minusLeading(indent), size: size)
        }
      }
    }
  }

  /// The height of all entries.
  private func listHeight(
    in room: CGRect, on sheet: PageSheet, _ plan: PlannerPlan
  ) -> CGFloat {
    let size = sheet.metrics.text(10)
    let widest = items.map { sheet.width(of: $0.lead, size: size, weight: .medium) }.max() ?? 0
    let isStacked = widest > room.width * 0.45
    return items.reduce(0) { height, item in
      let line = sheet.lineHeight(of: item.event.title + item.lead, size: size)
      let width =
        room.width - size * (1.5 + (item.event.isSystem ? 1.2 : 0)) - (isStacked ? 0 : widest)
      let lines = sheet.fit(item.event.title, size: size, width: width).lineCount
      return height + CGFloat(lines + (isStacked ? 1 : 0)) * line + size * 0.2
    }
  }

  /// As many amounts on a line as fit.
  private func packed(
    _ amounts: [String], width: CGFloat, size: CGFloat, on sheet: PageSheet, _ plan: PlannerPlan
  ) -> [String] {
    amounts.reduce(into: [String]()) { lines, amount in
      let joined = plan.joined(lines.suffix(1) + [amount])
      if !lines.isEmpty, sheet.width(of: joined, size: size) <= width {
        lines[lines.count - 1] = joined
      } else {
        lines.append(amount)
      }
    }
  }

  private func titleHeight(_ title: String, in room: CGRect, on sheet: PageSheet) -> CGFloat {
    let size = min(sheet.metrics.text(10), room.height * 0.7)
    return sheet.lineHeight(of: title.uppercased(), size: size) + sheet.metrics.length(4)
  }

  private func drawTitle(
    _ title: String, _ tint: PageTint, _ room: inout CGRect, on sheet: inout PageSheet
  ) {
    let metrics = sheet.metrics
    let size = min(metrics.text(10), room.height * 0.7)
    let words = title.uppercased()
    let height = titleHeight(title, in: room, on: sheet)
    let width = min(sheet.width(of: words, size: size) + metrics.length(12), room.width)
    let pill = room.slice(top: height).slice(leading: width)
    sheet.fill(pill, tint, radius: metrics.length(JohoRadius.pill))
    sheet.frame(pill, .row, radius: metrics.length(JohoRadius.pill))
    sheet.fitted(
      words, in: pill.inset(dx: metrics.length(5), dy: 0), size: size, alignment: .center)
    room = room.minusTop(height + metrics.length(6))
  }

  private func drawMore(
    _ rest: ArraySlice<Item>, in row: CGRect, size: CGFloat, on sheet: inout PageSheet,
    _ plan: PlannerPlan
  ) {
    sheet.words(plan.words.more(rest.count, plan.text), in: row, size: size)
    if let first = rest.first {
      sheet.link(row, to: plan.target(from: page, day: first.day).destination)
    }
    sheet.leftovers += rest.map { PageLeftover(day: $0.day, event: $0.event, isHidden: true) }
  }

  /// Writing lines below the entries, at the same positions as in an empty box.
  private func rule(_ room: CGRect, below used: CGFloat?, on sheet: inout PageSheet) {
    let pitch = sheet.metrics.length(20)
    var y = room.minY + pitch
    while y < room.maxY + 1 {
      defer { y += pitch }
      if let used, y < used + pitch / 2 { continue }
      let side = hasBoxes ? pitch * 0.5 : 0
      if hasBoxes {
        sheet.frame(
          CGRect(x: room.minX, y: y - pitch * 0.65, width: side, height: side), .cell)
      }
      sheet.line(
        from: CGPoint(x: room.minX + side * 1.4, y: y), to: CGPoint(x: room.maxX, y: y),
        width: 0.5, tint: .rule)
    }
  }
}

extension PageList {
  /// The holidays of some days over writing lines; notes where there are none.
  init(holidaysIn days: ClosedRange<CalendarDate>, of page: PlannerPage, _ plan: PlannerPlan) {
    let items = plan.holidayItems(days)
    self.init(
      title: items.isEmpty ? plan.words.notes : plan.words.holidays,
      tint: .kind(items.isEmpty ? .note : .holiday), page: page, items: items, isRuled: true)
  }
}

extension PlannerPlan {
  /// The holidays of some days, with their dates.
  func holidayItems(_ days: some Sequence<CalendarDate>) -> [PageList.Item] {
    days.flatMap { day in
      holidays(on: day).map { holiday in
        PageList.Item(
          day: day, event: PlannerEvent(holiday, name: name(holiday)),
          lead: text.string(day, .shortDay))
      }
    }
  }
}
