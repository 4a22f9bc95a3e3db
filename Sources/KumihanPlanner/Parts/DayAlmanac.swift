import Foundation
import KumihanCalendar
import KumihanViews

/// The line of a day's cell with the phase of the moon and the six days of Japan.
struct DayAlmanac {
  let day: CalendarDate

  /// The height of its line; 0 for planners without an almanac.
  static func height(_ metrics: PageMetrics, _ plan: PlannerPlan) -> CGFloat {
    plan.almanac.isEmpty ? 0 : metrics.text(10) * 1.3
  }

  static func textSize(_ metrics: PageMetrics) -> CGFloat { metrics.text(10) }

  /// The width of its moon and its name.
  func width(_ size: CGFloat, on sheet: PageSheet, _ plan: PlannerPlan) -> CGFloat {
    let name = plan.almanac.sixDays[day]?.rawValue ?? ""
    return (plan.almanac.moons[day] == nil ? 0 : size * 1.1)
      + (name.isEmpty ? 0 : sheet.width(of: name, size: size, weight: .medium))
  }

  func draw(in row: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan) {
    var rest = row
    let size = Self.textSize(sheet.metrics)
    if let moon = plan.almanac.moons[day] {
      let diameter = min(size * 0.8, row.height)
      let disc = CGRect(
        x: rest.minX + 0.5, y: rest.midY - diameter / 2, width: diameter, height: diameter)
      moon.draw(in: disc, isMirrored: plan.text.isRightToLeft, on: &sheet)
      rest = rest.minusLeading(diameter + size * 0.3)
    }
    guard let name = plan.almanac.sixDays[day]?.rawValue else { return }
    sheet.fitted(name, in: rest, size: size, weight: .medium)
  }
}

extension MoonPhase {
  /// The disc as it is seen north of the equator, its lit part white.
  ///
  /// - Parameter isMirrored: Whether the page is mirrored when it is drawn; the moon is not.
  func draw(in disc: CGRect, isMirrored: Bool, on sheet: inout PageSheet) {
    let center = CGPoint(x: disc.midX, y: disc.midY)
    func half(from start: Double) -> Path {
      var path = Path()
      path.addArc(
        center: center, radius: disc.width / 2, startAngle: .degrees(start),
        endAngle: .degrees(start + 180), clockwise: false)
      path.closeSubpath()
      return path
    }
    let isLitRight = (self == .firstQuarter) != isMirrored
    switch self {
    case .newMoon: sheet.fill(Path(ellipseIn: disc), .black, layer: .marks)
    case .fullMoon: sheet.fill(Path(ellipseIn: disc), .white, layer: .marks)
    case .firstQuarter, .lastQuarter:
      sheet.fill(half(from: isLitRight ? -90 : 90), .white, layer: .marks)
      sheet.fill(half(from: isLitRight ? 90 : -90), .black, layer: .marks)
    }
    sheet.outline(disc)
  }
}
