import Foundation
import KumihanViews

/// The curve through a series of points.
enum Curve {
  /// Appends the curve; the path is already at, or goes on to, the first point.
  static func append(
    _ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, starts: Bool
  ) {
    guard let first = points.first else { return }
    if starts { path.move(to: first) } else { path.addLine(to: first) }
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: path.addLines(after: points)
    case .stepStart: steps(points, at: 0, to: &path)
    case .stepCenter: steps(points, at: 0.5, to: &path)
    case .stepEnd: steps(points, at: 1, to: &path)
    case .cardinal(let tension): cardinal(points, (1 - tension) / 6, to: &path)
    case .catmullRom(let alpha): catmullRom(points, alpha, to: &path)
    case .monotone: monotone(points, to: &path)
    }
  }

  /// - Parameter share: where between two points the step is: at the first, midway or at the second.
  private static func steps(_ points: [CGPoint], at share: CGFloat, to path: inout Path) {
    for (a, b) in zip(points, points.dropFirst()) {
      let x = a.x + (b.x - a.x) * share
      path.addLine(to: CGPoint(x: x, y: a.y))
      path.addLine(to: CGPoint(x: x, y: b.y))
      path.addLine(to: b)
    }
  }

  private static func cardinal(_ points: [CGPoint], _ share: CGFloat, to path: inout Path) {
    for index in 1..<points.count {
      let (a, b) = (points[index - 1], points[index])
      let before = points[max(index - 2, 0)]
      let after = points[min(index + 1, points.count - 1)]
      path.addCurve(
        to: b,
        control1: CGPoint(x: a.x + (b.x - before.x) * share, y: a.y + (b.y - before.y) * share),
        control2: CGPoint(x: b.x - (after.x - a.x) * share, y: b.y - (after.y - a.y) * share))
    }
  }

  /// After Yuksel and others, "Parameterization and applications of Catmull–Rom curves".
  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
    func power(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    for index in 1..<points.count {
      let (a, b) = (points[index - 1], points[index])
      let before = points[max(index - 2, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let (d1, d2, d3) = (power(before, a), power(a, b), power(b, after))
      var (first, second) = (a, b)
      if d1 > 1e-6 {
        let (p, q) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        first = CGPoint(
          x: (a.x * p - before.x * d2 * d2 + b.x * d1 * d1) / q,
          y: (a.y * p - before.y * d2 * d2 + b.y * d1 * d1) / q)
      }
      if d3 > 1e-6 {
        let (p, q) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        second = CGPoint(
          x: (b.x * p + a.x * d3 * d3 - after.x * d2 * d2) / q,
          y: (b.y * p + a.y * d3 * d3 - after.y * d2 * d2) / q)
      }
      path.addCurve(to: b, control1: first, control2: second)
    }
  }

  /// After Steffen, "A simple method for monotonic interpolation in one dimension": nowhere higher or lower than the
  /// points beside.
  private static func monotone(_ points: [CGPoint], to path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { a, b in
      abs(b.x - a.x) < 1e-9 ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    func sign(_ value: CGFloat) -> CGFloat { value < 0 ? -1 : 1 }
    var tangents = points.indices.map { index -> CGFloat in
      guard index > 0, index < points.count - 1 else { return 0 }
      let (h0, h1) = (
        points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
      )
      let (s0, s1) = (slopes[index - 1], slopes[index])
      guard abs(h0 + h1) > 1e-9 else { return 0 }
      let p = (s0 * h1 + s1 * h0) / (h0 + h1)
      return (sign(s0) + sign(s1)) * min(abs(s0), min(abs(s1), 0.5 * abs(p)))
    }
    if points.count == 2 {
      tangents = [slopes[0], slopes[0]]
    } else {
      tangents[0] = (3 * slopes[0] - tangents[1]) / 2
      let last = points.count - 1
      tangents[last] = (3 * slopes[last - 1] - tangents[last - 1]) / 2
    }
    for index in 1..<points.count {
      let (a, b) = (points[index - 1], points[index])
      let third = (b.x - a.x) / 3
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + third, y: a.y + third * tangents[index - 1]),
        control2: CGPoint(x: b.x - third, y: b.y - third * tangents[index]))
    }
  }
}

extension Path {
  fileprivate mutating func addLines(after points: [CGPoint]) {
    for point in points.dropFirst() { addLine(to: point) }
  }
}
