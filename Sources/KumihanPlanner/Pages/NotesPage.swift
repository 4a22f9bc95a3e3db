import KumihanCalendar
import KumihanViews

/// The ground of a page for notes.
public enum NoteGround: String, Hashable, Sendable, CaseIterable {
  case ruled, dotted, squared, blank
  /// Cues beside the notes, and a summary below them.
  case cornell
}

/// A page for notes, numbered within its planner.
struct NotesPage: PageContent {
  let year: Int
  let number: Int
  let ground: NoteGround

  var destination: String { "notes/\(year)/\(number)" }
  var label: String { "\(year)-notes-\(number)" }
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>? { nil }

  func title(_ plan: PlannerPlan) -> String { "\(plan.words.notes) \(plan.text.number(number))" }
  func outlineGroup(_ plan: PlannerPlan) -> String? { plan.words.notes }

  /// 5 mm, the usual distance of squares; lines have more.
  private static let pitch = 5.0 * 72 / 25.4

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan) {
    let metrics = sheet.metrics
    let header = PageHeader(
      hero: plan.text.number(number), caption: plan.words.notes, title: plan.words.notes,
      up: [
        (plan.name(ofYear: year), plan.link(.overview(year))),
        (plan.words.index, plan.link(.index(year))),
      ],
      previous: plan.noteLink(number - 1), next: plan.noteLink(number + 1))
    let top = header.draw(on: &sheet, plan)
    let box = CGRect(origin: .zero, size: sheet.size).minusTop(top)
    let room = box.inset(dx: metrics.padding, dy: metrics.padding)
    switch ground {
    case .blank: break
    case .ruled: rule(room, on: &sheet)
    case .squared:
      let (columns, rows) = (Self.places(room.minX, room.maxX), Self.places(room.minY, room.maxY))
      guard let left = columns.first, let right = columns.last, let top = rows.first,
        let bottom = rows.last
      else { break }
      for x in columns {
        sheet.line(
          from: CGPoint(x: x, y: top), to: CGPoint(x: x, y: bottom), width: 0.5, tint: .rule)
      }
      for y in rows {
        sheet.line(
          from: CGPoint(x: left, y: y), to: CGPoint(x: right, y: y), width: 0.5, tint: .rule)
      }
    case .dotted:
      for y in Self.places(room.minY, room.maxY) {
        for x in Self.places(room.minX, room.maxX) {
          sheet.fill(CGRect(x: x - 0.45, y: y - 0.45, width: 0.9, height: 0.9), .quiet)
        }
      }
    case .cornell:
      let summary = box.slice(bottom: box.height * 0.2)
      let cues = box.minusBottom(summary.height).slice(leading: box.width * 0.3)
      rule(
        box.minusBottom(summary.height).minusLeading(cues.width)
          .inset(dx: metrics.padding, dy: metrics.padding), on: &sheet)
      sheet.line(
        from: CGPoint(x: cues.maxX, y: box.minY), to: CGPoint(x: cues.maxX, y: cues.maxY),
        width: metrics.border(.row))
      sheet.line(
        from: CGPoint(x: box.minX, y: summary.minY), to: CGPoint(x: box.maxX, y: summary.minY),
        width: metrics.border(.row))
    }
    sheet.frame(box, .container, radius: metrics.radius)
  }

  /// Whole squares between two walls, as far from one as from the other.
  private static func places(_ start: CGFloat, _ end: CGFloat) -> [CGFloat] {
    let count = ((end - start) / pitch).rounded(.down)
    let first = (start + end - count * pitch) / 2
    return (0...Int(max(count, 0))).map { first + CGFloat($0) * pitch }
  }

  private func rule(_ room: CGRect, on sheet: inout PageSheet) {
    let pitch = sheet.metrics.length(20)
    for y in stride(from: room.minY + pitch, through: room.maxY, by: pitch) {
      sheet.line(
        from: CGPoint(x: room.minX, y: y), to: CGPoint(x: room.maxX, y: y), width: 0.5,
        tint: .rule)
    }
  }
}

extension PlannerPlan {
  /// The destination of a page for notes, counted from 1.
  func noteLink(_ number: Int) -> String? {
    noteLinks.indices.contains(number - 1) ? noteLinks[number - 1] : nil
  }
}
