import Foundation
import KumihanDrawing

/// Lays a shaped paragraph out in a space: lines, truncation, shrinking, then positions.
struct LayoutMaker {
  let setter: TextSetter
  let paragraph: Paragraph
  let text: SetText
  let width, height: CGFloat?
  let pixel: CGFloat

  /// The adjustments that make text fit.
  struct Fit {
    var scale: CGFloat = 1
    /// Taken from each advance, in parts of the font size.
    var tightening: CGFloat = 0
  }

  /// A line's parts in logical order.
  struct Line {
    var range: LineRange
    var parts: [LinePart]
    var width: CGFloat
    var measures: LineMeasures
    var isTruncated = false
  }

  /// The most that tightening takes from an advance, as a fraction of the font size.
  private static let greatestTightening: CGFloat = 0.05

  var style: ParagraphStyle { paragraph.style }

  func layout() -> TextLayout {
    if text.segments.allSatisfy({ $0.utf8.isEmpty }), text.segments.count <= 1 {
      return emptyLayout()
    }
    var fit = Fit()
    var broken = lines(fit)
    if broken.isTruncated, style.allowsTightening {
      fit.tightening = smallest(upTo: Self.greatestTightening) {
        !lines(Fit(tightening: $0)).isTruncated
      }
      broken = lines(fit)
    }
    if style.minimumScaleFactor < 1, !fits(broken, fit) {
      let least = max(style.minimumScaleFactor, 0.01)
      let tightening = fit.tightening
      fit.scale =
        1
        - smallest(upTo: 1 - least) {
          let fit = Fit(scale: 1 - $0, tightening: tightening)
          return fits(lines(fit), fit)
        }
      broken = lines(fit)
    }
    if broken.isTruncated { truncate(&broken.lines[broken.lines.count - 1], fit) }
    return assemble(broken.lines, fit, isTruncated: broken.isTruncated)
  }

  /// The smallest of the steps up to a limit that is enough, or the limit.
  private func smallest(upTo limit: CGFloat, isEnough: (CGFloat) -> Bool) -> CGFloat {
    guard isEnough(limit) else { return limit }
    var (low, high) = (CGFloat(0), limit)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The lines that the line limit and the height allow, at least one, and whether text is cut.
  private func lines(_ fit: Fit) -> (lines: [Line], isTruncated: Bool) {
    let limit = width.map { max($0, 0) / fit.scale } ?? .infinity
    var maker = LineMaker(
      text, limit: limit, tightening: fit.tightening, keepsWords: style.keepsWords)
    var lines: [Line] = []
    var total: CGFloat = 0
    while let range = maker.next() {
      let line = line(range)
      if let last = lines.last {
        if lines.count >= max(style.lineLimit ?? .max, 1) {
          return (lines, hasInk(after: last.range))
        }
        total += (line.measures.leading + style.lineSpacing / fit.scale)
        if let height, (total + line.measures.height) * fit.scale > height + LineMaker.tolerance {
          return (lines, hasInk(after: last.range))
        }
      }
      total += line.measures.height
      lines.append(line)
    }
    return (lines, false)
  }

  /// Whether nothing is cut and nothing stands out: a letter alone is never cut, but may be too large.
  private func fits(_ broken: (lines: [Line], isTruncated: Bool), _ fit: Fit) -> Bool {
    guard !broken.isTruncated else { return false }
    let widest = broken.lines.map(\.width).max() ?? 0
    let first = broken.lines.first?.measures.height ?? 0
    return widest * fit.scale <= (width ?? .infinity) + LineMaker.tolerance
      && first * fit.scale <= (height ?? .infinity) + LineMaker.tolerance
  }

  private func hasInk(after range: LineRange) -> Bool {
    !range.endsSegment
      || text.segments[(range.segment + 1)...].contains { segment in
        segment.clusters.contains { !$0.isSpace }
      }
  }

  private func line(_ range: LineRange) -> Line {
    let segment = text.segments[range.segment]
    let items = segment.itemRange(of: range.clusters)
    var measures = items.isEmpty ? segment.emptyLine : segment.items[items.lowerBound].measures
    for item in items.dropFirst() { measures.unite(segment.items[item].measures) }
    return Line(range: range, parts: [], width: range.width, measures: measures)
  }

  private func emptyLayout() -> TextLayout {
    var size = CGSize.zero
    var baseline: CGFloat = 0
    if style.reservedLines > 0, let run = paragraph.runs.first {
      let measures = LineMeasures(setter.metrics(run.font), raisedBy: 0)
      size.height = reservedHeight(measures, scale: 1).roundedUp(to: pixel)
      baseline = measures.ascent.rounded(to: pixel)
    }
    return TextLayout(size: size, firstBaseline: baseline, lastBaseline: baseline, lines: [])
  }

  func reservedHeight(_ line: LineMeasures, scale: CGFloat) -> CGFloat {
    let count = CGFloat(style.reservedLines)
    guard count > 0 else { return 0 }
    return scale * (count * line.height + (count - 1) * line.leading)
      + (count - 1) * style.lineSpacing
  }
}

extension LineMeasures {
  var height: CGFloat { ascent + descent }
}

extension Segment {
  /// The items that overlap a range of clusters.
  func itemRange(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return Int(clusters[first].item)..<Int(clusters[last].item) + 1
  }
}
