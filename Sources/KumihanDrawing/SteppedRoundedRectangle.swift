public import Foundation

/// A continuous rounded rectangle with UIKit's forms for corners that lack space.
///
/// With space along both edges each corner is the whole continuous one. With space along one edge
/// only, the ends are nearly half circles of the short side, for any radius. With space along
/// neither, the corners are quarter circles of half the shorter side.
struct SteppedRoundedRectangle {
  let path: Path

  /// The distance by which an end's curve begins before the whole corner, in units of its scale.
  private static let shift: CGFloat = 0.01875015

  init(_ rect: CGRect, radius: CGFloat) {
    let rect = rect.standardized
    let (hw, hh) = (rect.width / 2, rect.height / 2)
    let reach = ContinuousCorner.reach * radius
    guard rect.isDrawable, radius > 0, hw < reach || hh < reach else {
      path = Path(roundedRect: rect, cornerRadius: radius)
      return
    }
    guard hw >= reach || hh >= reach else {
      path = Path(roundedRect: rect, cornerRadius: min(hw, hh), style: .circular)
      return
    }
    // One quarter, from the middle of the long edge to the middle of the short side, in distances
    // from the vertex along both; mirrored to the other three.
    let isWide = hw >= reach
    let scale = isWide ? hh : hw
    let end = Self.end.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }
    func point(_ p: CGPoint, _ right: Bool, _ bottom: Bool) -> CGPoint {
      let (x, y) = isWide ? (p.x, p.y) : (p.y, p.x)
      return CGPoint(
        x: right ? rect.maxX - x : rect.minX + x, y: bottom ? rect.maxY - y : rect.minY + y)
    }
    var path = Path()
    // Clockwise from the top left: each corner with the edge that leads to it.
    for (right, bottom) in [(true, false), (true, true), (false, true), (false, false)] {
      let alongLong = (right != bottom) == isWide
      let corner = (alongLong ? end : end.reversed()).map { point($0, right, bottom) }
      let straight = point(CGPoint(x: reach, y: 0), right, bottom)
      if alongLong { path.addLine(to: straight) }
      path.addLine(to: corner[0])
      let first = alongLong ? 1 : 2
      if !alongLong { path.addLine(to: corner[1]) }
      for i in stride(from: first, to: first + 6, by: 3) {
        path.addCurve(to: corner[i + 2], control1: corner[i], control2: corner[i + 1])
      }
      if alongLong {
        path.addLine(to: corner[7])
      } else {
        path.addLine(to: straight)
      }
    }
    path.closeSubpath()
    self.path = path
  }

  /// Start on the long edge, two cubics, and the middle of the short side.
  private static let end: [CGPoint] = [
    CGPoint(x: ContinuousCorner.reach - shift, y: 0),
    CGPoint(x: 1.088492957618529 - shift, y: 0), CGPoint(x: 0.868406944063002 - shift, y: 0),
    CGPoint(x: 0.631493792830993 - shift, y: 0.074911387847016),
    CGPoint(x: 0.244857803399491, y: 0.208810883008118),
    CGPoint(x: 0, y: 0.558504066868353), CGPoint(x: 0, y: 0.95), CGPoint(x: 0, y: 1),
  ]
}

extension Path {
  /// A continuous rounded rectangle with a rule for corners that lack space.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, rule: ContinuousCornerRule) {
    self =
      switch rule {
      case .gradual: Path(roundedRect: rect, cornerRadius: cornerRadius)
      case .stepped: SteppedRoundedRectangle(rect, radius: cornerRadius).path
      }
  }
}
