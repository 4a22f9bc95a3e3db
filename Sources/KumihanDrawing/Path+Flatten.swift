import Foundation

/// One subpath as straight lines.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool
}

extension Path {
  /// Subpaths as straight lines within `tolerance` points of the curves, without repeated points.
  func flattened(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    func finish(isClosed: Bool) {
      var line = points
      if isClosed, line.count > 1, line.first == line.last { line.removeLast() }
      if !line.isEmpty { result.append(Polyline(points: line, isClosed: isClosed)) }
    }
    func add(_ point: CGPoint) {
      if points.last != point { points.append(point) }
    }
    func add(_ curve: BezierCurve) {
      let count = curve.steps(tolerance: tolerance)
      for i in 1..<max(count, 2) where i < count {
        add(curve.point(at: CGFloat(i) / CGFloat(count)))
      }
      add(curve.p3)
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish(isClosed: false)
        points = [to]
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(BezierCurve(quadFrom: points.last ?? to, control: control, to: to))
      case .curve(let to, let c1, let c2): add(BezierCurve(points.last ?? to, c1, c2, to))
      case .closeSubpath:
        let start = points.first
        finish(isClosed: true)
        points = start.map { [$0] } ?? []
      }
    }
    // Elements after a close without a move form a subpath only if they add a point.
    if points.count > 1 || elements.last != .closeSubpath { finish(isClosed: false) }
    return result
  }
}
