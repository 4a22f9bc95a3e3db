import KumihanCalendar
import KumihanViews

/// At most three dots for what is on a day, the rest counted. Source: chapter 14.
struct DayDots {
  let events: [PlannerEvent]
  static let limit = 3

  /// Draws in the leading part of `row`, or in its middle.
  func draw(
    in row: CGRect, diameter: CGFloat, countSize: CGFloat, isCentered: Bool = false,
    on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    guard !events.isEmpty else { return }
    let gap = diameter * 0.4
    let shown = events.prefix(Self.limit)
    let rest = events.count - shown.count
    let count = rest > 0 ? "+\(plan.text.number(rest))" : ""
    let dots = CGFloat(shown.count) * (diameter + gap) - gap
    let width = rest > 0 ? gap + TextMeasure.width(count, size: countSize) : 0
    var x = isCentered ? max(row.midX - (dots + width) / 2, row.minX) : row.minX
    for event in shown {
      sheet.dot(
        event.kind, center: CGPoint(x: x + diameter / 2, y: row.midY), diameter: diameter)
      x += diameter + gap
    }
    if rest > 0 {
      let frame = CGRect(x: x, y: row.minY, width: width + 1, height: row.height)
      sheet.words(count, in: frame, size: countSize, tint: .quiet)
    }
  }
}
