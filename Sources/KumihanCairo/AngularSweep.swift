import Foundation
import KumihanDrawing

/// An angular gradient as a function of direction.
struct AngularSweep {
  let center: CGPoint
  private let start: CGFloat
  private let span: CGFloat
  /// The ramp's colours, premultiplied, at equal steps.
  private let table: [UInt32]
  private let ramp: GradientRamp

  private static let steps = 2048

  init(ramp: GradientRamp, center: CGPoint, start: CGFloat, end: CGFloat) {
    self.ramp = ramp
    self.center = center
    // A sweep of more than a turn shows its last turn; a backward sweep is mirrored. One without
    // a number for its angle has none.
    let isSweep = start.isFinite && end.isFinite
    self.start = isSweep ? start : 0
    span = isSweep ? min(max(end - start, -2 * .pi), 2 * .pi) : 0
    table = (0...Self.steps).map { i in
      ramp.color(at: CGFloat(i) / CGFloat(Self.steps)).premultiplied
    }
  }

  /// The location on the ramp, 0 to 1, of a direction; beyond both ends each end fills half of the
  /// rest of the turn.
  func location(of angle: CGFloat) -> CGFloat {
    guard span != 0 else { return 1 }
    let turn = 2 * CGFloat.pi
    let length = abs(span)
    var along = (angle - start) * (span < 0 ? -1 : 1)
    along -= (along / turn).wholeTurns * turn
    if along <= length { return along / length }
    return along - length < (turn - length) / 2 ? 1 : 0
  }

  func color(at angle: CGFloat) -> RGBA { ramp.color(at: location(of: angle)) }

  /// Directions around a whole turn, at most three degrees apart, with every edge of the sweep.
  var directions: [CGFloat] {
    let turn = 2 * CGFloat.pi
    let sign: CGFloat = span < 0 ? -1 : 1
    let edges =
      ramp.stops.map(\.location).filter(\.isFinite).map { start + span * min(max($0, 0), 1) } + [
        start, start + span, start + span + sign * (turn - abs(span)) / 2, start + sign * turn,
      ]
    let sorted = Set(edges.map { sign < 0 ? $0 + turn : $0 }).sorted()
    return zip(sorted, sorted.dropFirst()).flatMap { from, to in
      let count = max(1, Int(((to - from) / (.pi / 60)).rounded(.up)))
      return (0..<count).map { from + (to - from) * CGFloat($0) / CGFloat(count) }
    } + (sorted.last.map { [$0] } ?? [])
  }

  /// The sweep's pixels in an area of the page.
  func raster(_ bounds: PixelRect, transform: CGAffineTransform) throws(RenderError) -> RasterLayer
  {
    let layer = try RasterLayer(bounds: bounds)
    let inverse = transform.inverted()
    let (a, b, c, d) = (inverse.a, inverse.b, inverse.c, inverse.d)
    unsafe table.withUnsafeBufferPointer { table in
      for y in 0..<bounds.height {
        var pixel = unsafe layer.memory.base + y * bounds.width
        let py = CGFloat(bounds.top + y) + 0.5
        for x in 0..<bounds.width {
          // `applying(inverse)`, without a call for every pixel.
          let px = CGFloat(bounds.left + x) + 0.5
          let (placeX, placeY) = (a * px + c * py + inverse.tx, b * px + d * py + inverse.ty)
          let angle = Self.angle(x: placeX - center.x, y: placeY - center.y)
          // At least 0, so half a step more and cut is rounded.
          unsafe pixel.pointee = table[Int(location(of: angle) * CGFloat(Self.steps) + 0.5)]
          unsafe pixel += 1
        }
      }
    }
    layer.markDirty()
    return layer
  }

  /// The direction of a vector in radians, to 1e-5: unlike the library's arctangent, the same to
  /// the last bit on all processors.
  private static func angle(x: CGFloat, y: CGFloat) -> CGFloat {
    let (ax, ay) = (abs(x), abs(y))
    let longer = max(ax, ay)
    guard longer > 0 else { return 0 }
    let t = min(ax, ay) / longer
    let s = t * t
    var angle =
      t
      * (0.99997726
        + s
        * (-0.33262347 + s * (0.19354346 + s * (-0.11643287 + s * (0.05265332 - s * 0.01172120)))))
    if ay > ax { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }
}

extension CGFloat {
  /// Rounded down, without a call where there is no instruction for it.
  fileprivate var wholeTurns: CGFloat {
    guard magnitude < 1e9 else { return rounded(.down) }
    let whole = CGFloat(Int(self))
    return whole > self ? whole - 1 : whole
  }
}
