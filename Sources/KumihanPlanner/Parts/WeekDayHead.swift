import Joho
import KumihanCalendar
import KumihanViews

/// A day's name and number at the head of its column, with its mark and dots.
struct WeekDayHead {
  let day: CalendarDate
  /// Of all weekdays in one form.
  let names: [Weekday: String]

  /// The names that fit beside the numbers in cells of a width.
  static func names(
    width: CGFloat, on sheet: PageSheet, _ plan: PlannerPlan
  ) -> [Weekday: String] {
    let metrics = sheet.metrics
    let number = sheet.width(of: plan.text.number(28), size: metrics.text(19), weight: .heavy)
    let room = width - 2 * min(metrics.length(6), width * 0.1) - number - metrics.length(4)
    return plan.weekdayNames(
      [.short, .narrow], width: room, size: metrics.text(10) * 0.77, on: sheet)
  }

  func draw(
    in cell: CGRect, of box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    sheet.group(
      .heading(level: 2), label: plan.text.heading(plan.text.string(day, .weekdayAndDay))
    ) { drawWords(in: cell, of: box, on: &$0, plan) }
  }

  private func drawWords(
    in cell: CGRect, of box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    if let ground = plan.ground(of: day) {
      let border = metrics.border(.container)
      let corners = RectangleCornerRadii(
        topTrailing: abs(cell.maxX + border - box.maxX) < 0.5 ? max(metrics.radius - border, 0) : 0)
      sheet.fill(Path(roundedRect: cell, cornerRadii: corners), ground)
    }
    var inner = cell.inset(dx: min(metrics.length(6), cell.width * 0.1), dy: metrics.length(5))
    let almanac = DayAlmanac.height(metrics, plan)
    DayAlmanac(day: day).draw(in: inner.slice(bottom: almanac), on: &sheet, plan)
    inner = inner.minusBottom(almanac)
    let tint = plan.tint(of: day)
    // Low rows have no space for dots.
    let hasDots = inner.height > metrics.text(10) * 2.4
    let dots = inner.slice(bottom: hasDots ? metrics.text(10) * 1.25 : 0)
    let line = inner.minusBottom(dots.height)
    let number = plan.text.number(day.day)
    let size = min(metrics.text(19), line.height / 1.25)
    let numberWidth = sheet.width(of: number, size: size, weight: .heavy) + metrics.length(4)
    sheet.words(number, in: line, size: size, weight: .heavy, tint: tint)
    var name = line.minusLeading(numberWidth)
    let dayDots = DayDots(events: plan.events(on: day))
    let (diameter, count) = (metrics.length(7), metrics.text(10))
    if let mark = plan.mark(on: day) {
      // Beside the dots, or beside the name where the dots need the width.
      let width = metrics.text(12)
      let used = dayDots.width(diameter: diameter, countSize: count, on: sheet, plan)
      let isBesideDots = hasDots && used + width + 2 <= dots.width
      sheet.words(
        mark.rawValue, in: (isBesideDots ? dots : name).slice(trailing: width),
        size: min(width, name.width), tint: tint, alignment: .trailing)
      if !isBesideDots { name = name.minusTrailing(width) }
    }
    sheet.fitted(
      names[day.weekday] ?? "", in: name, size: metrics.text(11), tint: tint, alignment: .trailing)
    guard hasDots else { return sheet.link(cell, to: plan.link(.day(day))) }
    dayDots.draw(in: dots, diameter: diameter, countSize: count, on: &sheet, plan)
    sheet.link(cell, to: plan.link(.day(day)))
  }
}
