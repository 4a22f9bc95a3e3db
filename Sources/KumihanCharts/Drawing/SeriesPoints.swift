import Foundation
import KumihanViews

/// Marks of lines and areas, gathered by their series in the order of the data.
@MainActor
struct SeriesPoints {
  private struct Key: Hashable {
    let kind: Mark.Kind
    let series: ChartDatum?
    let foreground: ChartDatum?
    let symbol: ChartDatum?
    let line: ChartDatum?
  }

  private struct Series {
    let isArea: Bool
    /// Its place among the drawn marks.
    let slot: Int
    var marks: [Int] = []
  }

  private var numbers: [Key: Int] = [:]
  private var all: [Series] = []

  init() {}

  /// Adds a mark to its series, whose place is that of its first mark.
  mutating func add(_ index: Int, of mark: Mark, slot drawn: inout [DrawnMark]) {
    let key = Key(
      kind: mark.kind, series: mark.series?.datum, foreground: mark.style.foregroundBy?.datum,
      symbol: mark.style.symbolBy?.datum, line: mark.style.lineBy?.datum)
    let number: Int
    if let known = numbers[key] {
      number = known
    } else {
      number = all.count
      numbers[key] = number
      all.append(Series(isArea: mark.kind == .area, slot: drawn.count))
      drawn.append(DrawnMark(zIndex: mark.style.zIndex ?? 0, parts: []))
    }
    all[number].marks.append(index)
  }

  func draw(in plan: ChartPlan, into drawn: inout [DrawnMark]) {
    for series in all {
      for run in runs(of: series, plan) {
        if series.isArea {
          area(run, plan, &drawn[series.slot])
        } else {
          line(run, plan, &drawn[series.slot])
        }
      }
    }
  }

  private struct Point {
    let mark: Int
    let point: CGPoint
    /// The other edge of an area.
    var base = CGPoint.zero
  }

  /// The points of a series, parted where a value has no place.
  private func runs(of series: Series, _ plan: ChartPlan) -> [[Point]] {
    var runs: [[Point]] = [[]]
    for index in series.marks {
      let mark = plan.marks[index]
      let found =
        series.isArea
        ? areaPoint(index, mark, plan)
        : plan.center(of: mark).map {
          Point(mark: index, point: $0)
        }
      if let found {
        runs[runs.count - 1].append(found)
      } else if !runs[runs.count - 1].isEmpty {
        runs.append([])
      }
    }
    return runs.filter { !$0.isEmpty }
  }

  private func areaPoint(_ index: Int, _ mark: Mark, _ plan: ChartPlan) -> Point? {
    let isHorizontal = plan.stacking.isHorizontal[index]
    let (along, across) = isHorizontal ? (plan.y, plan.x) : (plan.x, plan.y)
    let (place, amount) = isHorizontal ? (mark.y, mark.x) : (mark.x, mark.y)
    guard let value = place.value, let scale = along.scale, let amounts = across.scale,
      let at = scale.place(of: value).flatMap({ scale.position($0.middle) })
    else { return nil }
    let (from, to): (Double?, Double?)
    if let span = plan.stacking.spans[index] {
      (from, to) = (span.from, span.to)
    } else if case
      .range(let start, let end) = amount
    {
      (from, to) = (amounts.number(of: start.datum), amounts.number(of: end.datum))
    } else {
      return nil
    }
    guard let from, let to, let end = amounts.position(to) else { return nil }
    let start = amounts.position(from) ?? (amounts.isUpward ? amounts.length : 0)
    let offset = mark.style.offset
    func point(_ amount: CGFloat) -> CGPoint {
      isHorizontal
        ? CGPoint(x: amount + offset.xStart, y: at + offset.yStart)
        : CGPoint(x: at + offset.xStart, y: amount + offset.yStart)
    }
    return Point(mark: index, point: point(end), base: point(start))
  }

  private func line(_ points: [Point], _ plan: ChartPlan, _ drawn: inout DrawnMark) {
    let mark = plan.marks[points[0].mark]
    var path = Path()
    Curve.append(
      points.map(\.point), mark.style.interpolation ?? .linear, to: &path, starts: true)
    let stroke =
      mark.style.line ?? mark.style.lineBy.flatMap { plan.styles.line(of: $0.datum) }
      ?? StrokeStyle(lineWidth: ChartFigures.lineWidth, lineCap: .round, lineJoin: .round)
    let bounds = Self.bounds(points.map(\.point))
    let outline = path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    var own = mark
    own.style.isAccessibilityHidden = true
    // A single point is not a line.
    if points.count > 1 {
      let style = plan.styles.style(of: mark.style)
      if mark.style.alignsWithPlot {
        let moved = path.strokedPath(stroke)
        drawn.parts.append(
          plan.finished(
            own, CGRect(origin: .zero, size: plan.plot.size),
            Rectangle().fill(style).clipShape(
              MarkShape(outline: moved, isMirrored: plan.isRightToLeft))))
      } else {
        drawn.parts.append(
          plan.finished(
            own, bounds,
            MarkShape(outline: outline, isMirrored: plan.isRightToLeft).stroke(style, style: stroke)
          ))
      }
    }
    finish(points, plan, hasSymbols: true, &drawn)
  }

  private func area(_ points: [Point], _ plan: ChartPlan, _ drawn: inout DrawnMark) {
    var mark = plan.marks[points[0].mark]
    let method = mark.style.interpolation ?? .linear
    var path = Path()
    Curve.append(points.map(\.point), method, to: &path, starts: true)
    let back: InterpolationMethod =
      method == .stepStart ? .stepEnd : method == .stepEnd ? .stepStart : method
    Curve.append(points.reversed().map(\.base), back, to: &path, starts: false)
    path.closeSubpath()
    let bounds = Self.bounds(points.map(\.point) + points.map(\.base))
    mark.style.isAccessibilityHidden = true
    drawn.parts.append(
      plan.filled(mark, path.offsetBy(dx: -bounds.minX, dy: -bounds.minY), bounds))
    finish(points, plan, hasSymbols: false, &drawn)
  }

  /// Symbols, annotations, and an element for each point.
  private func finish(
    _ points: [Point], _ plan: ChartPlan, hasSymbols: Bool, _ drawn: inout DrawnMark
  ) {
    let hasElements = points.count <= ChartPlan.mostElements
    for point in points {
      let mark = plan.marks[point.mark]
      var frame = CGRect(origin: point.point, size: .zero)
      if hasSymbols, mark.style.symbol != nil || mark.style.symbolBy != nil {
        frame = plan.symbol(mark, at: point.point, into: &drawn.parts)
      } else if hasElements, !mark.style.isAccessibilityHidden {
        let side = ChartFigures.symbolArea.squareRoot()
        let around = frame.insetBy(dx: -side / 2, dy: -side / 2)
        drawn.parts.append(ChartPart(around, plan.described(AnyView(Color.clear), mark)))
      }
      drawn.annotations += plan.annotations(of: mark, frame, isHorizontal: false)
    }
  }

  private static func bounds(_ points: [CGPoint]) -> CGRect {
    var (left, right, top, bottom) = (
      CGFloat.infinity, -CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity
    )
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
