public import Foundation

extension Path {
  /// An arc of a circle, joined to the current point by a line.
  ///
  /// `clockwise` has Core Graphics' meaning, where y points up: with y down, as here, `false` looks
  /// clockwise. A turn of 360° or more is a whole circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// An arc of angle `delta` from `startAngle`, joined to the current point by a line.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite, radius.isFinite else { return }
    let sweep = min(max(delta.radians, -2 * .pi), 2 * .pi)
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    func on(_ angle: Double) -> (point: CGPoint, tangent: CGVector) {
      let (sine, cosine) = CGAffineTransform.sineAndCosine(angle)
      return (
        CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine),
        CGVector(dx: -radius * sine * reach, dy: radius * cosine * reach)
      )
    }
    var from = on(startAngle.radians)
    addLine(to: from.point.applying(transform))
    for i in 1...count {
      let to = on(startAngle.radians + step * Double(i))
      addCurve(
        to: to.point.applying(transform),
        control1: CGPoint(x: from.point.x + from.tangent.dx, y: from.point.y + from.tangent.dy)
          .applying(transform),
        control2: CGPoint(x: to.point.x - to.tangent.dx, y: to.point.y - to.tangent.dy)
          .applying(transform))
      from = to
    }
  }

  /// An arc of `radius` that touches the lines from the current point to `tangent1End` and from
  /// there to `tangent2End`; a line to `tangent1End` when they do not form a corner.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint?.applying(transform.inverted()) ?? tangent1End
    let (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, radius > 0, abs(cross) > 1e-9 * a * b else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    // Both points of contact are `radius / tan(half the corner's angle)` from the corner.
    let half = atan2(abs(cross), ax * bx + ay * by) / 2
    let contact = radius / tan(half)
    let toCenter = radius / sin(half)
    let (ux, uy) = (ax / a + bx / b, ay / a + by / b)
    let u = hypot(ux, uy)
    let center = CGPoint(
      x: tangent1End.x + ux / u * toCenter, y: tangent1End.y + uy / u * toCenter)
    let first = CGPoint(x: tangent1End.x + ax / a * contact, y: tangent1End.y + ay / a * contact)
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    let turn = (cross > 0 ? -1 : 1) * (.pi - 2 * half)
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      delta: Angle(radians: Double(turn)), transform: transform)
  }
}
