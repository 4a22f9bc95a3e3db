import Foundation
import KumihanViews

/// The views of a mark, or of a line, and their place among the others.
struct DrawnMark {
  var zIndex: Double
  var parts: [ChartPart]
  /// Over all marks.
  var annotations: [ChartPart] = []
}

extension ChartPlan {
  /// The views of all marks in the plot, back to front.
  func markParts() -> [ChartPart] {
    var drawn: [DrawnMark] = []
    var groups: [ChartDatum] = []
    var seen: Set<ChartDatum> = []
    for mark in marks {
      if let group = mark.style.positionBy?.datum, seen.insert(group).inserted {
        groups.append(group)
      }
    }
    let numbers = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1, $0) })
    var series = SeriesPoints()
    var sum = 0.0
    for (index, mark) in marks.enumerated() {
      switch mark.kind {
      case .line, .area: series.add(index, of: mark, slot: &drawn)
      case .sector:
        let value = mark.angle?.datum.value ?? 0
        guard value.isFinite, value > 0, let total = angles.last?.end else { continue }
        drawn.append(sector(mark, from: sum / total, to: (sum + value) / total))
        sum += value
      case .bar, .rectangle:
        let group = mark.style.positionBy.flatMap { numbers[$0.datum] }.map { ($0, groups.count) }
        if let frame = frame(of: mark, index, group) { drawn.append(block(mark, frame, index)) }
      case .rule:
        if let mark = rule(mark) { drawn.append(mark) }
      case .point:
        guard let point = center(of: mark) else { continue }
        var part = DrawnMark(zIndex: mark.style.zIndex ?? 0, parts: [])
        let frame = symbol(mark, at: point, into: &part.parts)
        part.annotations = annotations(of: mark, frame, isHorizontal: false)
        drawn.append(part)
      }
    }
    series.draw(in: self, into: &drawn)
    let order = drawn.indices.sorted { (drawn[$0].zIndex, $0) < (drawn[$1].zIndex, $1) }
    return order.flatMap { drawn[$0].parts } + order.flatMap { drawn[$0].annotations }
  }

  /// Where an extent is, and the room of its value.
  private func span(
    _ extent: Mark.Extent, _ scale: PositionScale?, _ length: CGFloat
  ) -> (range: ClosedRange<CGFloat>, hasRoom: Bool)? {
    switch extent {
    case .whole: return (0...length, true)
    case .points(let start, let end):
      let (a, b) = (start ?? 0, end ?? length)
      guard a.isFinite, b.isFinite else { return nil }
      return (min(a, b)...max(a, b), true)
    case .value(let value):
      guard let scale, let place = scale.place(of: value), let room = scale.room(place)
      else { return nil }
      return (room, place.hasExtent)
    case .range(let start, let end):
      guard let scale, let a = scale.place(of: start), let b = scale.place(of: end),
        let from = scale.position(a.hasExtent ? a.low : a.middle),
        let to = scale.position(b.hasExtent ? b.high : b.middle)
      else { return nil }
      return (min(from, to)...max(from, to), true)
    }
  }

  /// The part of a value's room that a mark takes.
  private func width(
    _ dimension: MarkDimension, of room: ClosedRange<CGFloat>, hasRoom: Bool, share: CGFloat
  ) -> ClosedRange<CGFloat> {
    let all = room.upperBound - room.lowerBound
    let width: CGFloat =
      switch dimension.kind {
      case .automatic: hasRoom ? all * share : ChartFigures.barWidth
      case .fixed(let width): width
      case .ratio(let ratio): (hasRoom ? all : ChartFigures.barWidth) * ratio
      case .inset(let inset): hasRoom ? max(all - 2 * inset, 0) : ChartFigures.barWidth
      }
    let middle = (room.lowerBound + room.upperBound) / 2
    return (middle - width / 2)...(middle + max(width, 0) / 2)
  }

  /// The frame of a bar or a rectangle in the plot.
  private func frame(of mark: Mark, _ index: Int, _ group: (number: Int, count: Int)?) -> CGRect? {
    let isHorizontal = stacking.isHorizontal[index]
    func along(
      _ extent: Mark.Extent, _ scale: PositionScale?, _ length: CGFloat, isAmount: Bool,
      _ dimension: MarkDimension
    ) -> ClosedRange<CGFloat>? {
      if isAmount, let span = stacking.spans[index] {
        guard let scale else { return nil }
        // The logarithm of nothing: from the end of the axis.
        let zero = scale.isUpward ? scale.length : 0
        guard let to = scale.position(span.to) else { return nil }
        let from = scale.position(span.from) ?? zero
        return min(from, to)...max(from, to)
      }
      guard let (room, hasRoom) = span(extent, scale, length) else { return nil }
      guard case .value = extent else { return room }
      let isBar = mark.kind == .bar
      guard isBar, let group else {
        return width(
          dimension, of: room, hasRoom: hasRoom, share: isBar ? ChartFigures.barShare : 1)
      }
      let all = width(
        mark.style.positionSpan ?? .automatic, of: room, hasRoom: hasRoom,
        share: ChartFigures.groupShare)
      let part = (all.upperBound - all.lowerBound) / CGFloat(group.count)
      let number = CGFloat(group.number)
      let own = (all.lowerBound + part * number)...(all.lowerBound + part * (number + 1))
      if dimension == .automatic {
        let gap = min(ChartFigures.groupGap, part / 4)
        return (own.lowerBound + gap / 2)...(own.upperBound - gap / 2)
      }
      return width(dimension, of: own, hasRoom: true, share: 1)
    }
    guard
      let across = along(mark.x, x.scale, plot.width, isAmount: isHorizontal, mark.width),
      let down = along(mark.y, y.scale, plot.height, isAmount: !isHorizontal, mark.height)
    else { return nil }
    let offset = mark.style.offset
    let left = across.lowerBound + offset.xStart
    let top = down.lowerBound + offset.yStart
    return CGRect(
      x: left, y: top, width: max(across.upperBound + offset.xEnd - left, 0),
      height: max(down.upperBound + offset.yEnd - top, 0))
  }

  private func block(_ mark: Mark, _ frame: CGRect, _ index: Int) -> DrawnMark {
    let radius = min(mark.style.cornerRadius ?? 0, frame.width / 2, frame.height / 2)
    let shape = RoundedRectangle(cornerRadius: radius, style: mark.style.corner)
    // A shape of the frame has its edges on pixels, so that stacked bars leave no seam.
    let part =
      mark.style.alignsWithPlot
      ? filled(mark, shape.path(in: CGRect(origin: .zero, size: frame.size)), frame)
      : radius > 0
        ? finished(mark, frame, shape.fill(styles.style(of: mark.style)))
        : finished(mark, frame, Rectangle().fill(styles.style(of: mark.style)))
    return DrawnMark(
      zIndex: mark.style.zIndex ?? 0, parts: [part],
      annotations: annotations(
        of: mark, frame, isHorizontal: stacking.isHorizontal[index],
        isNegative: stacking.spans[index].map { $0.to < $0.from } ?? false))
  }

  /// A mark's outline with its paint, its effects and its words.
  func filled(_ mark: Mark, _ outline: Path, _ frame: CGRect) -> ChartPart {
    let style = styles.style(of: mark.style)
    if mark.style.alignsWithPlot {
      let whole = CGRect(origin: .zero, size: plot.size)
      let moved = outline.offsetBy(dx: frame.minX, dy: frame.minY)
      let view = Rectangle().fill(style).clipShape(
        MarkShape(outline: moved, isMirrored: isRightToLeft))
      return finished(mark, whole, view)
    }
    return finished(mark, frame, MarkShape(outline: outline, isMirrored: isRightToLeft).fill(style))
  }

  func finished<Content: View>(_ mark: Mark, _ frame: CGRect, _ view: Content) -> ChartPart {
    var result = AnyView(view)
    for effect in mark.style.effects { result = effect(result) }
    if mark.style.opacity != 1 { result = AnyView(result.opacity(mark.style.opacity)) }
    return ChartPart(frame, described(result, mark))
  }

  /// The point of a mark whose values have one.
  func center(of mark: Mark) -> CGPoint? {
    guard let across = span(mark.x, x.scale, plot.width),
      let down = span(mark.y, y.scale, plot.height)
    else { return nil }
    return CGPoint(
      x: (across.range.lowerBound + across.range.upperBound) / 2 + mark.style.offset.xStart,
      y: (down.range.lowerBound + down.range.upperBound) / 2 + mark.style.offset.yStart)
  }

  /// A mark's symbol; its frame.
  func symbol(_ mark: Mark, at point: CGPoint, into parts: inout [ChartPart]) -> CGRect {
    let shape: any ChartSymbolShape
    switch mark.style.symbol {
    case .some(.none): return CGRect(origin: point, size: .zero)
    case .view(let view):
      let size = measure(view, nil)
      let frame = CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height)
      parts.append(finished(mark, frame, view.foregroundStyle(styles.style(of: mark.style))))
      return frame
    case .shape(let own): shape = own
    case nil:
      shape =
        mark.style.symbolBy.flatMap { styles.symbol(of: $0.datum) }
        ?? BasicChartSymbolShape(kind: .circle)
    }
    let side = styles.area(of: mark.style).squareRoot()
    let frame = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    parts.append(filled(mark, shape.path(in: CGRect(origin: .zero, size: frame.size)), frame))
    return frame
  }

  private func rule(_ mark: Mark) -> DrawnMark? {
    guard let across = span(mark.x, x.scale, plot.width)?.range,
      let down = span(mark.y, y.scale, plot.height)?.range
    else { return nil }
    let isVertical =
      switch mark.x {
      case .value: true
      case .points(let start?, let end?): start == end
      case .points, .range, .whole: false
      }
    let offset = mark.style.offset
    let (start, end): (CGPoint, CGPoint)
    if isVertical {
      let at = (across.lowerBound + across.upperBound) / 2 + offset.xStart
      (start, end) = (
        CGPoint(x: at, y: down.lowerBound + offset.yStart),
        CGPoint(x: at, y: down.upperBound + offset.yEnd)
      )
    } else {
      let at = (down.lowerBound + down.upperBound) / 2 + offset.yStart
      (start, end) = (
        CGPoint(x: across.lowerBound + offset.xStart, y: at),
        CGPoint(x: across.upperBound + offset.xEnd, y: at)
      )
    }
    let frame = CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: frame.width, y: frame.height))
    let line =
      mark.style.line ?? mark.style.lineBy.flatMap { styles.line(of: $0.datum) }
      ?? StrokeStyle(lineWidth: ChartFigures.ruleWidth)
    let view = MarkShape(outline: path).stroke(styles.style(of: mark.style), style: line)
    return DrawnMark(
      zIndex: mark.style.zIndex ?? 0, parts: [finished(mark, frame, view)],
      annotations: annotations(of: mark, frame, isHorizontal: false))
  }

  private func sector(_ mark: Mark, from start: Double, to end: Double) -> DrawnMark {
    let most = min(plot.width, plot.height) / 2
    func radius(_ dimension: MarkDimension, of whole: CGFloat, automatic: CGFloat) -> CGFloat {
      switch dimension.kind {
      case .automatic: automatic
      case .fixed(let radius): min(radius, whole)
      case .ratio(let ratio): whole * min(ratio, 1)
      case .inset(let inset): min(max(whole - inset, 0), whole)
      }
    }
    let outer = radius(mark.outerRadius, of: most, automatic: most)
    let inner = radius(mark.innerRadius, of: outer, automatic: 0)
    let sector = SectorPath(
      center: CGPoint(x: plot.width / 2, y: plot.height / 2), inner: inner, outer: outer,
      start: start * 2 * .pi, end: end * 2 * .pi, inset: max(mark.angularInset ?? 0, 0),
      corner: mark.style.cornerRadius ?? 0)
    let path = sector.path
    let bounds = path.isEmpty ? CGRect(origin: sector.center, size: .zero) : path.boundingRect
    let outline = path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    // Beside a slice is beside the middle of its ring.
    let middle = (start + end) * .pi
    let radius = (inner + outer) / 2
    let point = CGRect(
      x: sector.center.x + radius * sin(middle), y: sector.center.y - radius * cos(middle),
      width: 0, height: 0)
    return DrawnMark(
      zIndex: mark.style.zIndex ?? 0, parts: [filled(mark, outline, bounds)],
      annotations: annotations(of: mark, point, isHorizontal: false))
  }
}
