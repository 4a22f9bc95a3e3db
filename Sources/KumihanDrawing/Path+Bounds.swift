public import Foundation

extension Path {
  /// The tight bounds of the outline itself, including curves but not control points; the null
  /// rectangle for an empty path.
  public var boundingRect: CGRect {
    if let (low, high) = corners {
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func include(_ x: CGFloat, _ y: CGFloat) {
      low = CGPoint(x: min(low.x, x), y: min(low.y, y))
      high = CGPoint(x: max(high.x, x), y: max(high.y, y))
    }
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        include(to.x, to.y)
        (start, current) = (to, to)
      case .line(let to):
        include(to.x, to.y)
        current = to
      case .quadCurve(let to, let c):
        include(to.x, to.y)
        for t in quadExtrema(current.x, c.x, to.x) + quadExtrema(current.y, c.y, to.y) {
          let point = BezierCurve(quadFrom: current, control: c, to: to).point(at: t)
          include(point.x, point.y)
        }
        current = to
      case .curve(let to, let c1, let c2):
        include(to.x, to.y)
        let curve = BezierCurve(current, c1, c2, to)
        let xs = cubicExtrema(current.x, c1.x, c2.x, to.x)
        for t in xs + cubicExtrema(current.y, c1.y, c2.y, to.y) {
          let point = curve.point(at: t)
          include(point.x, point.y)
        }
        current = to
      case .closeSubpath: current = start
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// The parameters in (0, 1) at which one coordinate of a quadratic curve has an extremum.
private func quadExtrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
  if (b >= min(a, c)) && (b <= max(a, c)) { return [] }
  let t = (a - b) / (a - 2 * b + c)
  return t > 0 && t < 1 ? [t] : []
}

/// The parameters in (0, 1) at which one coordinate of a cubic curve has an extremum.
private func cubicExtrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
  let (low, high) = (min(a, d), max(a, d))
  if b >= low, b <= high, c >= low, c <= high { return [] }
  // The derivative's coefficients, divided by three.
  let p = d - 3 * c + 3 * b - a
  let q = 2 * (c - 2 * b + a)
  let r = b - a
  if abs(p) < 1e-12 * (abs(q) + abs(r)) {
    let t = -r / q
    return t > 0 && t < 1 ? [t] : []
  }
  let discriminant = q * q - 4 * p * r
  guard discriminant >= 0 else { return [] }
  let root = discriminant.squareRoot()
  return [(-q + root) / (2 * p), (-q - root) / (2 * p)].filter { $0 > 0 && $0 < 1 }
}
