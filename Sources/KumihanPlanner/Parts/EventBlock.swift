import KumihanCalendar
import KumihanViews

/// An event as a box in the colour of its kind, with as much of its title as fits.
struct EventBlock {
  let title: String
  let kind: PlannerKind
  /// Written before the title, where a line is left for it; nil for none.
  var time: String?

  static func textSize(_ metrics: PageMetrics) -> CGFloat { metrics.text(10) }

  /// The lines that the whole title needs in a block of a width, up to a limit.
  func lines(width: CGFloat, limit: Int, on sheet: PageSheet) -> FittedWords {
    let metrics = sheet.metrics
    let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return sheet.fit(
      words, size: Self.textSize(metrics), width: width - 2 * Self.padding(width, metrics),
      limit: limit)
  }

  /// The space between the border and the words.
  private static func padding(_ width: CGFloat, _ metrics: PageMetrics) -> CGFloat {
    min(metrics.length(3), width * 0.05)
  }

  /// The height of a block with some lines.
  func height(lines: Int, on sheet: PageSheet) -> CGFloat {
    CGFloat(lines) * sheet.lineHeight(of: title, size: Self.textSize(sheet.metrics))
      + sheet.metrics.length(3)
  }

  /// The number of lines in a block of a height, at least one.
  private func lines(height: CGFloat, on sheet: PageSheet) -> Int {
    let size = Self.textSize(sheet.metrics)
    return max(Int((height + size * 0.2) / sheet.lineHeight(of: title, size: size)), 1)
  }

  /// - Parameters:
  ///   - box: The coloured part.
  ///   - reach: The lowest edge that a long title may extend to, without colour.
  /// - Returns: whether the whole title fits, and the frame of the block.
  func draw(
    in box: CGRect, reach: CGFloat? = nil, on sheet: inout PageSheet
  ) -> (isWhole: Bool, frame: CGRect) {
    let metrics = sheet.metrics
    let size = Self.textSize(metrics)
    let line = sheet.lineHeight(of: title, size: size)
    var frame = box
    let most = lines(height: max((reach ?? box.maxY) - box.minY, box.height), on: sheet)
    let fitted = lines(width: box.width, limit: most, on: sheet)
    if fitted.lineCount > lines(height: box.height, on: sheet) {
      frame.size.height = height(lines: fitted.lineCount, on: sheet)
      frame.size.height = min(frame.height, max(reach ?? box.maxY, box.maxY) - box.minY)
    }
    drawGround(box, of: frame, on: &sheet)

    let inner = frame.inset(dx: Self.padding(box.width, metrics), dy: 0)
    var text = inner.inset(dx: 0, dy: min(metrics.length(1), max((frame.height - line) / 2, 0)))
    sheet.group(.paragraph) { drawWords(fitted, in: inner, &text, line: line, frame, on: &$0) }
    return (fitted.isWhole, frame)
  }

  private func drawWords(
    _ fitted: FittedWords, in inner: CGRect, _ text: inout CGRect, line: CGFloat, _ frame: CGRect,
    on sheet: inout PageSheet
  ) {
    let size = Self.textSize(sheet.metrics)
    if let time, CGFloat(fitted.lineCount + 1) * line < frame.height,
      sheet.width(of: time, size: size, weight: .medium) <= inner.width
    {
      sheet.words(time, in: text.slice(top: line), size: size, weight: .medium)
      text = text.minusTop(line)
    }
    if fitted.lineCount == 1, lines(height: frame.height, on: sheet) == 1 {
      sheet.words(fitted.words, in: inner, size: size)
    } else {
      // The last line's descent may touch the border; a lower frame would lose the line.
      text.size.height = max(text.height, CGFloat(fitted.lineCount) * line)
      sheet.words(
        fitted.words, in: text, size: size, alignment: .topLeading, lines: fitted.lineCount)
    }
  }

  /// The colour shows the event's duration, the border its whole frame.
  private func drawGround(_ box: CGRect, of frame: CGRect, on sheet: inout PageSheet) {
    let radius = min(sheet.metrics.length(4), box.height / 2)
    if frame.maxY > box.maxY + 0.5 {
      let (top, bottom) = (
        RectangleCornerRadii(topLeading: radius, topTrailing: radius),
        RectangleCornerRadii(bottomLeading: radius, bottomTrailing: radius)
      )
      let rest = frame.minusTop(box.height)
      sheet.fill(Path(roundedRect: box, cornerRadii: top), .kind(kind), layer: .boxes)
      sheet.fill(Path(roundedRect: rest, cornerRadii: bottom), .white, layer: .boxes)
    } else {
      sheet.fill(frame, .kind(kind), radius: radius, layer: .boxes)
    }
    sheet.frame(frame, .cell, radius: radius)
  }
}
