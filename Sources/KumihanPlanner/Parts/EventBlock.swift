import KumihanCalendar
import KumihanViews

/// An event as a box in the colour of its kind, as long as the event, with its time and as much of
/// its title as fits.
struct EventBlock {
  let title: String
  let kind: PlannerKind
  /// When it begins, in forms from the longest, written above or before the title; none for none.
  var times: [String] = []

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
    return max(Int((height + size * 0.05) / sheet.lineHeight(of: title, size: size)), 1)
  }

  /// - Parameters:
  ///   - frame: At least a line high.
  ///   - length: The height of the event's time; nil for the frame's.
  /// - Returns: whether the whole title fits.
  func draw(in frame: CGRect, length: CGFloat? = nil, on sheet: inout PageSheet) -> Bool {
    let metrics = sheet.metrics
    let line = sheet.lineHeight(of: title, size: Self.textSize(metrics))
    // Letters that would touch the border stand beside the event.
    let letters = sheet.boxHeight(of: (times.first ?? "") + title, size: Self.textSize(metrics))
    let least = Self.textSize(metrics) < 10 ? line * 0.85 : max(line * 0.85, letters)
    guard let length, length < least else {
      let box = length.map { frame.slice(top: max($0, line)) } ?? frame
      let radius = min(metrics.length(4), box.height / 2)
      sheet.fill(box, .kind(kind), radius: radius, layer: .boxes)
      sheet.frame(box, .cell, radius: radius)
      return sheet.group(.paragraph) {
        drawWords(in: box.inset(dx: Self.padding(box.width, metrics), dy: 0), on: &$0)
      }
    }
    // An event shorter than a line is a bar of its length, its title beside it.
    let width = min(metrics.length(6), frame.width * 0.2)
    let bar = frame.slice(leading: width).slice(top: max(length, 4))
    sheet.fill(bar, .kind(kind), layer: .boxes)
    sheet.frame(bar, .cell)
    return sheet.group(.paragraph) {
      drawWords(in: frame.minusLeading(width + metrics.length(2)), on: &$0, hasBorder: false)
    }
  }

  /// The time stands above the title, else before it; the title takes the lines that are left.
  private func drawWords(in box: CGRect, on sheet: inout PageSheet, hasBorder: Bool = true) -> Bool
  {
    var size = Self.textSize(sheet.metrics)
    // Words that are smaller than the system's smallest anyway give way to the border around them.
    if hasBorder, size < 10 {
      let border = 2 * sheet.metrics.border(.cell) + 0.8
      let count = lines(height: box.height, on: sheet)
      let needed =
        count == 1
        ? sheet.inkHeight(of: (times.first ?? "") + title, size: size)
        : CGFloat(count) * sheet.lineHeight(of: title, size: size)
      let least = count == 1 ? sheet.metrics.least : max(size * 0.9, sheet.metrics.least)
      size = max(size * min(max(box.height - border, 0) / needed, 1), min(size, least))
    }
    let line = sheet.lineHeight(of: title, size: size)
    let count = lines(height: box.height, on: sheet)
    let title = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var text = box.inset(dx: 0, dy: min(sheet.metrics.length(1), max((box.height - line) / 2, 0)))
    // High lines have their letters low (see `TextRuler.drop`): a third of what they have more.
    text.origin.y -= max(line - sheet.lineHeight(of: "", size: size), 0) / 3
    var (words, left) = (title, count)
    func width(_ time: String) -> CGFloat {
      sheet.width(of: time, size: size, weight: .medium)
    }
    func isWhole(_ words: String) -> Bool { sheet.width(of: words, size: size) <= box.width }
    // The time stays wherever some letters of the title have room beside it.
    let time =
      times.first { isWhole("\($0) \(title)") }
      ?? times.first { width($0) <= box.width - size * (count > 1 ? 0 : 3) }
    if let time {
      let isOneLine = isWhole("\(time) \(title)")
      if count > 1, !isOneLine {
        sheet.words(time, in: text.slice(top: line), size: size, weight: .medium)
        text = text.minusTop(line)
        left -= 1
      } else {
        words = "\(time) \(title)"
      }
    }
    let fitted = sheet.fit(words, size: size, width: box.width, limit: left)
    if fitted.lineCount == 1, count == 1 {
      sheet.words(fitted.words, in: box, size: size)
    } else if fitted.lineCount == 1, sheet.letterHeight(of: words, size: size) < line {
      // A high line by its letters, clear of the border.
      let letters = sheet.letterHeight(of: words, size: size)
      let space = min(sheet.metrics.length(2), max(box.height - letters, 0) / 2)
      let top = max(text.minY - box.minY, space)
      sheet.words(
        fitted.words, in: box.minusTop(top).slice(top: letters),
        size: size)
    } else {
      // The last line's descent may touch the border; a lower frame would lose the line.
      let needed = CGFloat(fitted.lineCount) * line
      // Lines that fill the block give up the space above them.
      let space = max(min(text.minY - box.minY, sheet.metrics.length(1)), 0)
      text.origin.y -= min(max(text.minY + needed - box.maxY, 0), space)
      text.size.height = max(text.height, needed)
      sheet.words(
        fitted.words, in: text, size: size, alignment: .topLeading, lines: fitted.lineCount)
    }
    return fitted.isWhole
  }
}
