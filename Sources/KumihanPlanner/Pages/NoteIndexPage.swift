import KumihanCalendar
import KumihanViews

/// The pages for notes by their numbers, each with a line for its subject.
struct NoteIndexPage: PageContent {
  let year: Int
  /// From 1.
  let part: Int

  /// The pages that one page lists, on any paper, so that the number of pages is known before it.
  static let capacity = 24

  var destination: String { "notes/\(year)/index" + (part == 1 ? "" : "/\(part)") }
  var label: String { "\(year)-note-index" + (part == 1 ? "" : "-\(part)") }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String {
    "\(plan.words.notes): \(plan.words.index)" + (part == 1 ? "" : " \(plan.text.number(part))")
  }
  func outlineGroup(_ plan: PlannerPlan) -> String? { plan.words.notes }

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let first = (part - 1) * Self.capacity + 1
    let last = min(part * Self.capacity, max(plan.noteLinks.count, first))
    let header = PageHeader(
      hero: plan.text.number(first) + (last > first ? "–\(plan.text.number(last))" : ""),
      caption: plan.words.notes, title: "\(plan.words.notes): \(plan.words.index)",
      up: [
        (plan.name(ofYear: year), plan.link(.overview(year))),
        (plan.words.index, plan.link(.index(year))),
      ],
      previous: plan.link(.noteIndex(year, part - 1)),
      next: plan.link(.noteIndex(year, part + 1)))
    let top = header.draw(on: &sheet, plan)
    let box = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    sheet.frame(box, .container, radius: metrics.radius)
    let room = box.inset(dx: metrics.length(12), dy: metrics.length(8))
    let rows = room.rows(Self.capacity)
    let size = min(metrics.text(12), max(rows[0].height * 0.7, metrics.least))
    let width = sheet.width(of: plan.text.number(1000), size: size) + size * 0.5
    for (row, number) in zip(rows, first...last) {
      sheet.group(.listItem) { sheet in
        let label = row.slice(leading: width)
        sheet.words(plan.text.number(number), in: label, size: size, tint: .quiet)
      }
      sheet.line(
        from: CGPoint(x: row.minX + width, y: row.maxY), to: CGPoint(x: row.maxX, y: row.maxY),
        width: 0.5, tint: .rule)
      sheet.link(row, to: plan.noteLink(number))
    }
  }
}
