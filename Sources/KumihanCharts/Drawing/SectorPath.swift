import Foundation
import KumihanViews

/// The outline of a slice between two angles and two radii.
struct SectorPath {
  let center: CGPoint
  let inner: CGFloat
  let outer: CGFloat
  /// Clockwise from the top, in radians.
  let start: Double
  let end: Double
  /// The points left free at each side.
  var inset: CGFloat = 0
  var corner: CGFloat = 0

  private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  var path: Path {
    var path = Path()
    let sweep = end - start
    guard outer > 0, sweep > 0, outer > inner else { return path }
    if sweep >= 2 * .pi - 1e-9, inset == 0 {
      path.addEllipse(in: square(outer))
      guard inner > 0 else { return path }
      // The other way round, so that the hole stays empty.
      path.addArc(
        center: center, radius: inner, startAngle: .radians(0), endAngle: .radians(-2 * .pi),
        clockwise: true)
      path.closeSubpath()
      return path
    }
    let round = min(corner, (outer - inner) / 2, outer * sin(min(sweep, .pi) / 2) / 2)
    let (a, b) = edge(start, at: outer, round, isEnd: false)
    let (c, d) = edge(end, at: outer, round, isEnd: true)
    guard b < d else { return path }
    path.move(to: point(a.angle, a.radius))
    arcCorner(&path, from: a, at: b, rim: outer, round, outwards: true)
    path.addArc(
      center: center, radius: outer, startAngle: .radians(b - .pi / 2),
      endAngle: .radians(d - .pi / 2), clockwise: false)
    arcCorner(&path, from: c, at: d, rim: outer, round, outwards: true, isEnd: true)
    let innerSweep = inner > 0 ? 2 * asin(min(inset / inner, 1)) : .infinity
    if inner > 0, sweep > innerSweep {
      let small = min(round, inner * sin(min(sweep, .pi) / 2) / 2)
      let (e, f) = edge(end, at: inner, -small, isEnd: true)
      let (g, h) = edge(start, at: inner, -small, isEnd: false)
      path.addLine(to: point(e.angle, e.radius))
      if h < f {
        if small > 0 {
          path.addQuadCurve(to: point(f, inner), control: side(end, inner, isEnd: true))
        }
        path.addArc(
          center: center, radius: inner, startAngle: .radians(f - .pi / 2),
          endAngle: .radians(h - .pi / 2), clockwise: true)
        if small > 0 {
          path.addQuadCurve(
            to: point(g.angle, g.radius), control: side(start, inner, isEnd: false))
        }
      }
    } else {
      // Where the two sides meet.
      let half = sin(min(sweep / 2, .pi / 2))
      let distance = half > 0 ? min(inset / half, outer) : 0
      path.addLine(to: point((start + end) / 2, sweep < .pi ? distance : 0))
    }
    path.closeSubpath()
    return path
  }

  private func square(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Where a side meets a circle.
  private func side(_ angle: Double, _ radius: CGFloat, isEnd: Bool) -> CGPoint {
    point(angle + (isEnd ? -1 : 1) * asin(min(inset / radius, 1)), radius)
  }

  /// Where a rounded corner leaves the side, and the angle where it meets the circle.
  private func edge(
    _ angle: Double, at radius: CGFloat, _ round: CGFloat, isEnd: Bool
  ) -> (side: (angle: Double, radius: CGFloat), rim: Double) {
    let turn: Double = isEnd ? -1 : 1
    let size = abs(round)
    // The centre of the corner is a radius of it away from both the side and the circle.
    let away = max(radius - round, 0.001)
    let rim = asin(min((inset + size) / away, 1))
    let along = (away * away - (inset + size) * (inset + size)).squareRoot()
    guard along.isFinite, along > 0 else { return ((angle, 0), angle + turn * rim) }
    let distance = hypot(along, inset)
    return ((angle + turn * asin(min(inset / distance, 1)), distance), angle + turn * rim)
  }

  private func arcCorner(
    _ path: inout Path, from side: (angle: Double, radius: CGFloat), at rim: Double,
    rim radius: CGFloat, _ round: CGFloat, outwards: Bool, isEnd: Bool = false
  ) {
    guard round > 0 else {
      if isEnd { path.addLine(to: point(side.angle, side.radius)) }
      return
    }
    let middle = point(rim, radius - round)
    let (a, b) = (point(side.angle, side.radius), point(rim, radius))
    func angle(_ point: CGPoint) -> Angle {
      .radians(atan2(point.y - middle.y, point.x - middle.x))
    }
    path.addArc(
      center: middle, radius: round, startAngle: angle(isEnd ? b : a),
      endAngle: angle(isEnd ? a : b), clockwise: false)
  }
}
