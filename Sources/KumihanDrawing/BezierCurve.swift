import Foundation

/// One cubic of a path, with its start.
struct BezierCurve {
  var p0, p1, p2, p3: CGPoint

  init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  /// The cubic equal to a quadratic curve.
  init(quadFrom p0: CGPoint, control: CGPoint, to p3: CGPoint) {
    self.init(p0, p0.mixed(with: control, 2 / 3), p3.mixed(with: control, 2 / 3), p3)
  }

  init(lineFrom p0: CGPoint, to p3: CGPoint) {
    self.init(p0, p0.mixed(with: p3, 1 / 3), p0.mixed(with: p3, 2 / 3), p3)
  }

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  func derivative(at t: CGFloat) -> CGVector {
    let s = 1 - t
    let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGVector(
      dx: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
      dy: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
  }

  /// The part before and the part after `t`.
  func split(at t: CGFloat) -> (BezierCurve, BezierCurve) {
    let (a, b, c) = (p0.mixed(with: p1, t), p1.mixed(with: p2, t), p2.mixed(with: p3, t))
    let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
    let f = d.mixed(with: e, t)
    return (BezierCurve(p0, a, d, f), BezierCurve(f, e, c, p3))
  }

  func part(from start: CGFloat, to end: CGFloat) -> BezierCurve {
    if start <= 0, end >= 1 { return self }
    let head = end < 1 ? split(at: end).0 : self
    return start > 0 && end > 0 ? head.split(at: start / min(end, 1)).1 : head
  }

  /// The number of equal steps of t that keep a chord within `tolerance` of the curve.
  func steps(tolerance: CGFloat) -> Int {
    // The deviation is bounded by the second differences of the control points.
    let dx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
    let dy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
    let count = (0.75 * hypot(dx, dy) / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 1000)) : 1
  }
}

extension CGPoint {
  /// The point at the fraction `share` of the way to `other`.
  func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
