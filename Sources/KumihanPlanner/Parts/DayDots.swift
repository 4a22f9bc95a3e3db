import KumihanCalendar
import KumihanViews

/// At most three dots for a day's events, the rest counted. Source: chapter 14.
struct DayDots {
  let events: [PlannerEvent]
  static let limit = 3

  private var rest: Int { events.count - min(events.count, Self.limit) }

  private func count(_ plan: PlannerPlan) -> String {
    rest > 0 ? "+\(plan.text.number(rest))" : ""
  }

  /// A count too small to read is left to the pages that have the events.
  private func hasCount(_ size: CGFloat) -> Bool { rest > 0 && size >= PageMetrics.leastText }

  /// The width of dots and count.
  func width(
    diameter: CGFloat, countSize: CGFloat, on sheet: PageSheet, _ plan: PlannerPlan
  ) -> CGFloat {
    guard !events.isEmpty else { return 0 }
    let gap = diameter * 0.4
    let dots = CGFloat(min(events.count, Self.limit)) * (diameter + gap) - gap
    return dots + (hasCount(countSize) ? gap + sheet.width(of: count(plan), size: countSize) : 0)
  }

  /// Draws in the leading part of `row`, or in its middle.
  func draw(
    in row: CGRect, diameter: CGFloat, countSize: CGFloat, isCentered: Bool = false,
    on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    guard !events.isEmpty else { return }
    let gap = diameter * 0.4
    let width = width(diameter: diameter, countSize: countSize, on: sheet, plan)
    var x = isCentered ? max(row.midX - width / 2, row.minX) : row.minX
    for event in events.prefix(Self.limit) {
      sheet.dot(
        event.kind, center: CGPoint(x: x + diameter / 2, y: row.midY), diameter: diameter)
      x += diameter + gap
    }
    if hasCount(countSize) {
      let count = count(plan)
      let frame = CGRect(
        x: x, y: row.minY, width: gap + sheet.width(of: count, size: countSize) + 1,
        height: row.height)
      sheet.words(count, in: frame, size: countSize, tint: .quiet)
    }
  }
}
