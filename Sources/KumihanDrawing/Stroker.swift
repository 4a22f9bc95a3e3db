import Foundation

/// Widens lines to the width of a pen.
struct Stroker {
  private(set) var outline = Path()
  private let radius: CGFloat
  private let style: StrokeStyle

  init(_ style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
  }

  mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    if line.isClosed {
      addSide(points, isClosed: true)
      addSide(points.reversed(), isClosed: true)
    } else {
      var sides: [CGPoint] = []
      appendSide(points, to: &sides)
      appendCap(from: points[points.count - 2], at: points[points.count - 1], to: &sides)
      appendSide(points.reversed(), to: &sides)
      appendCap(from: points[1], at: points[0], to: &sides)
      close(sides)
    }
  }

  /// A line of zero length shows its caps only.
  private mutating func addDot(at point: CGPoint) {
    let square = CGRect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    switch style.lineCap {
    case .butt: break
    case .round: outline.addEllipse(in: square)
    case .square: outline.addRect(square)
    }
  }

  private mutating func addSide(_ points: [CGPoint], isClosed: Bool) {
    var side: [CGPoint] = []
    for i in points.indices {
      let next = points[(i + 1) % points.count]
      let after = points[(i + 2) % points.count]
      let normal = normal(points[i], next)
      side.append(points[i].moved(normal))
      side.append(next.moved(normal))
      appendJoin(points[i], next, after, to: &side)
    }
    close(side)
  }

  /// The points of the outline left of `points`.
  private func appendSide(_ points: [CGPoint], to side: inout [CGPoint]) {
    for i in 0..<points.count - 1 {
      let normal = normal(points[i], points[i + 1])
      side.append(points[i].moved(normal))
      side.append(points[i + 1].moved(normal))
      if i + 2 < points.count { appendJoin(points[i], points[i + 1], points[i + 2], to: &side) }
    }
  }

  private mutating func close(_ points: [CGPoint]) {
    outline.reserve(points.count + 1)
    outline.addLines(points)
    outline.closeSubpath()
  }

  /// The unit direction from `a` to `b`, rotated a quarter towards the outline, times the radius.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = a.distance(to: b)
    return CGVector(dx: (b.y - a.y) / length * radius, dy: -(b.x - a.x) / length * radius)
  }

  private func appendJoin(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, to side: inout [CGPoint]
  ) {
    let (first, second) = (normal(a, b), normal(b, c))
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = (first.dx * second.dx + first.dy * second.dy) / (radius * radius)
    // On the inner side the outline crosses itself within the line, which the rule fills.
    guard cross > 0 || dot < -0.999_999 else {
      side.append(b)
      return
    }
    switch style.lineJoin {
    case .bevel: break
    case .round: appendArc(around: b, from: first, to: second, to: &side)
    case .miter:
      // The miter length is 1 / sin(half the corner's angle) line widths.
      let sineSquared = (1 + dot) / 2
      guard sineSquared > 0, 1 / sineSquared <= style.miterLimit * style.miterLimit else { return }
      side.append(
        b.moved(
          CGVector(
            dx: (first.dx + second.dx) / (1 + dot), dy: (first.dy + second.dy) / (1 + dot))))
    }
  }

  private func appendCap(from a: CGPoint, at b: CGPoint, to side: inout [CGPoint]) {
    let normal = normal(a, b)
    let ahead = CGVector(dx: -normal.dy, dy: normal.dx)
    switch style.lineCap {
    case .butt: break
    case .round:
      appendArc(around: b, from: normal, to: ahead, to: &side)
      appendArc(
        around: b, from: ahead, to: CGVector(dx: -normal.dx, dy: -normal.dy), to: &side)
    case .square:
      side.append(b.moved(normal).moved(ahead))
      side.append(b.moved(CGVector(dx: -normal.dx, dy: -normal.dy)).moved(ahead))
    }
  }

  /// Points on the circle between two radii, less than half a turn apart.
  private func appendArc(
    around center: CGPoint, from: CGVector, to: CGVector, to side: inout [CGPoint]
  ) {
    let angle = atan2(from.dx * to.dy - from.dy * to.dx, from.dx * to.dx + from.dy * to.dy)
    let step = 2 * acos(max(0.5, 1 - 0.02 / radius))
    let count = max(1, Int((abs(angle) / step).rounded(.up)))
    for i in 0...count {
      let turn = angle * CGFloat(i) / CGFloat(count)
      let (sine, cosine) = CGAffineTransform.sineAndCosine(turn)
      side.append(
        center.moved(
          CGVector(
            dx: from.dx * cosine - from.dy * sine, dy: from.dx * sine + from.dy * cosine)))
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ by: CGVector) -> CGPoint { CGPoint(x: x + by.dx, y: y + by.dy) }
}
