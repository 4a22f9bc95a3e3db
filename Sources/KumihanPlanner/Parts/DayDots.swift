import KumihanCalendar
import KumihanViews

/// At most three dots for a day's events, the rest counted. Source: chapter 14.
struct DayDots {
  let events: [PlannerEvent]
  static let limit = 3

  private func count(_ shown: Int, _ plan: PlannerPlan) -> String {
    plan.count(events.count - shown)
  }

  /// A count too small to read is left to the pages that have the events.
  private func hasCount(_ shown: Int, _ size: CGFloat, on sheet: PageSheet) -> Bool {
    events.count > shown && size >= sheet.metrics.least
  }

  /// The width of dots and count.
  func width(
    diameter: CGFloat, countSize: CGFloat, on sheet: PageSheet, _ plan: PlannerPlan
  ) -> CGFloat {
    width(min(events.count, Self.limit), diameter, countSize, on: sheet, plan)
  }

  /// The width of one dot and the count of the rest.
  func leastWidth(
    diameter: CGFloat, countSize: CGFloat, on sheet: PageSheet, _ plan: PlannerPlan
  ) -> CGFloat {
    width(min(events.count, 1), diameter, countSize, on: sheet, plan)
  }

  private func width(
    _ shown: Int, _ diameter: CGFloat, _ countSize: CGFloat, on sheet: PageSheet,
    _ plan: PlannerPlan
  ) -> CGFloat {
    guard !events.isEmpty else { return 0 }
    let gap = diameter * 0.4
    let dots = CGFloat(shown) * (diameter + gap) - gap
    guard hasCount(shown, countSize, on: sheet) else { return dots }
    return dots + gap + sheet.width(of: count(shown, plan), size: countSize)
  }

  /// Draws in the leading part of `row`, or in its middle; fewer dots where the row is too narrow.
  func draw(
    in row: CGRect, diameter: CGFloat, countSize: CGFloat, isCentered: Bool = false,
    on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    guard !events.isEmpty else { return }
    let gap = diameter * 0.4
    let most = min(events.count, Self.limit)
    let shown =
      (1...most).last {
        self.width($0, diameter, countSize, on: sheet, plan) <= row.width
      } ?? 1
    let width = self.width(shown, diameter, countSize, on: sheet, plan)
    var x = isCentered ? max(row.midX - width / 2, row.minX) : row.minX
    for event in events.prefix(shown) {
      sheet.dot(
        event.kind, center: CGPoint(x: x + diameter / 2, y: row.midY), diameter: diameter)
      x += diameter + gap
    }
    if hasCount(shown, countSize, on: sheet) {
      let count = self.count(shown, plan)
      let frame = CGRect(
        x: x, y: row.minY, width: gap + sheet.width(of: count, size: countSize) + 1,
        height: row.height)
      sheet.words(count, in: frame, size: countSize, tint: .quiet)
    }
  }
}

extension PlannerPlan {
  /// The number of entries that have no place: `+3`. In Hebrew the sign stays left of the number.
  func count(_ number: Int) -> String {
    (text.id == .hebrew ? "\u{200E}+" : "+") + text.number(number)
  }
}
