import KumihanCalendar
import KumihanViews

/// An event as a box in the colour of its kind, with as much of its title as there is room for.
struct EventBlock {
  let event: PlannerEvent
  /// Before the title, where a line is left for it; nil for none.
  var time: String?

  static func textSize(_ metrics: PageMetrics) -> CGFloat { metrics.text(10) }

  /// Between the border and the words.
  static func padding(_ metrics: PageMetrics) -> CGFloat { metrics.length(3) }

  /// Lines that the whole title needs in a block of a width.
  static func lines(_ title: String, width: CGFloat, _ metrics: PageMetrics) -> [String] {
    TextMeasure.lines(title, size: textSize(metrics), width: width - 2 * padding(metrics) - 1)
  }

  /// How high a block must be for the whole title.
  static func height(of title: String, width: CGFloat, _ metrics: PageMetrics) -> CGFloat {
    CGFloat(lines(title, width: width, metrics).count)
      * TextMeasure.lineHeight(title, size: textSize(metrics)) + metrics.length(3)
  }

  /// - Returns: whether the whole title fits.
  func draw(in box: CGRect, on sheet: inout PageSheet) -> Bool {
    let metrics = sheet.metrics
    let size = Self.textSize(metrics)
    let radius = min(metrics.length(4), box.height / 2)
    sheet.fill(box, .kind(event.kind), radius: radius, layer: .boxes)
    sheet.frame(box, .cell, radius: radius)
    let inner = box.inset(dx: Self.padding(metrics), dy: 0)
    let line = TextMeasure.lineHeight(event.title, size: size)
    let room = max(Int((box.height + 2) / line), 1)
    let lines = Self.lines(event.title, width: box.width, metrics)
    var text = inner.inset(dx: 0, dy: min(metrics.length(1), max((box.height - line) / 2, 0)))
    if let time, CGFloat(lines.count + 1) * line < box.height,
      TextMeasure.width(time, size: size) <= inner.width
    {
      sheet.words(time, in: text.slice(top: line), size: size, weight: .medium)
      text = text.minusTop(line)
    }
    if room == 1 {
      sheet.words(event.title, in: inner, size: size)
    } else {
      sheet.words(
        event.title, in: text, size: size, alignment: .topLeading, lines: min(lines.count, room))
    }
    return lines.count <= room
  }
}
