import Joho
import KumihanCalendar
import KumihanViews

/// A day's name and number at the head of its column, with its mark and dots.
struct WeekDayHead {
  let day: CalendarDate

  func draw(
    in cell: CGRect, of box: CGRect, on sheet: inout PageSheet, _ plan: PlannerPlan
  ) {
    let metrics = sheet.metrics
    if let ground = plan.ground(of: day) {
      let corners = RectangleCornerRadii(
        topTrailing: abs(cell.maxX - box.maxX) < 2 ? metrics.radius : 0)
      sheet.fill(Path(roundedRect: cell, cornerRadii: corners), ground)
    }
    let inner = cell.inset(dx: min(metrics.length(6), cell.width * 0.1), dy: metrics.length(5))
    let tint = plan.tint(of: day)
    let dots = inner.slice(bottom: metrics.text(10) * 1.25)
    let line = inner.minusBottom(dots.height)
    let number = plan.text.number(day.day)
    let size = min(metrics.text(19), line.height / 1.25)
    let numberWidth = TextMeasure.width(number, size: size) + metrics.length(4)
    sheet.words(number, in: line, size: size, weight: .heavy, tint: tint)
    var name = line.minusLeading(numberWidth)
    if let mark = plan.mark(on: day) {
      let width = metrics.text(12)
      sheet.words(
        mark.rawValue, in: name.slice(trailing: width), size: min(width, name.width),
        tint: tint, alignment: .trailing)
      name = name.minusTrailing(width)
    }
    sheet.fitted(
      plan.text.weekday(day.weekday, .short).uppercased(), in: name, size: metrics.text(11),
      tint: tint, alignment: .trailing)
    DayDots(events: plan.events(on: day)).draw(
      in: dots, diameter: metrics.length(7), countSize: metrics.text(10), on: &sheet, plan)
    sheet.link(cell, to: plan.link(.day(day)))
  }
}
