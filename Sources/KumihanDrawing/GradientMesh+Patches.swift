package import Foundation

extension GradientMesh {
  /// A cell between four vertices as a net of small quadrilaterals.
  package struct Patch {
    /// Quadrilaterals along each side.
    package let steps: Int
    /// `steps + 1` rows of as many.
    package let points: [CGPoint]
    package let colors: [RGBA]

    package func index(_ x: Int, _ y: Int) -> Int { y * (steps + 1) + x }
  }

  /// The mesh in patches, in drawing order; `steps` is the number of divisions of a patch, given
  /// the length of its longest side.
  package func patches(steps: (CGFloat) -> Int) -> [Patch] {
    guard columns > 1, rows > 1, vertices.count >= columns * rows,
      vertices.allSatisfy(\.isFinite)
    else { return [] }
    let mixed = vertices.map { mixing($0.color) }
    var patches: [Patch] = []
    for y in 0..<rows - 1 {
      for x in 0..<columns - 1 {
        patches.append(patch(x, y, mixed, steps))
      }
    }
    return patches
  }

  /// The outermost curves, or nil where they are a rectangle, whose edges are those of the painted
  /// area.
  package var unevenOutline: Path? {
    guard columns > 1, rows > 1, vertices.count >= columns * rows else { return nil }
    func vertex(_ x: Int, _ y: Int) -> Vertex { vertices[y * columns + x] }
    let (last, low) = (columns - 1, rows - 1)
    var curves: [(CGPoint, CGPoint, CGPoint)] = []
    for x in 0..<last {
      let next = vertex(x + 1, 0)
      curves.append((vertex(x, 0).trailing, next.leading, next.position))
    }
    for y in 0..<low {
      let next = vertex(last, y + 1)
      curves.append((vertex(last, y).bottom, next.top, next.position))
    }
    for x in (0..<last).reversed() {
      let next = vertex(x, low)
      curves.append((vertex(x + 1, low).leading, next.trailing, next.position))
    }
    for y in (0..<low).reversed() {
      let next = vertex(0, y)
      curves.append((vertex(0, y + 1).top, next.bottom, next.position))
    }
    let points = curves.flatMap { [$0.0, $0.1, $0.2] }
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    func isOnEdge(_ p: CGPoint) -> Bool {
      min(abs(p.x - left), abs(p.x - right), abs(p.y - top), abs(p.y - bottom)) < 1e-6
    }
    if points.allSatisfy(isOnEdge) { return nil }
    var path = Path()
    path.move(to: vertices[0].position)
    for (control1, control2, end) in curves {
      path.addCurve(to: end, control1: control1, control2: control2)
    }
    path.closeSubpath()
    return path
  }

  private func patch(
    _ x: Int, _ y: Int, _ mixed: [SIMD4<Double>], _ steps: (CGFloat) -> Int
  ) -> Patch {
    let (a, b) = (vertices[y * columns + x], vertices[y * columns + x + 1])
    let (c, d) = (vertices[(y + 1) * columns + x], vertices[(y + 1) * columns + x + 1])
    let top = BezierCurve(a.position, a.trailing, b.leading, b.position)
    let bottom = BezierCurve(c.position, c.trailing, d.leading, d.position)
    let leading = BezierCurve(a.position, a.bottom, c.top, c.position)
    let trailing = BezierCurve(b.position, b.bottom, d.top, d.position)
    let longest = [top, bottom, leading, trailing].map(\.reach).max() ?? 0
    let count = max(1, steps(longest))
    var points: [CGPoint] = []
    var colors: [RGBA] = []
    for row in 0...count {
      let v = CGFloat(row) / CGFloat(count)
      let (left, right) = (leading.point(at: v), trailing.point(at: v))
      for column in 0...count {
        let u = CGFloat(column) / CGFloat(count)
        // A Coons patch: the sum of both pairs of sides, less their overlap.
        let (up, down) = (top.point(at: u), bottom.point(at: u))
        func coons(_ axis: (CGPoint) -> CGFloat) -> CGFloat {
          let sides =
            axis(up) * (1 - v) + axis(down) * v + axis(left) * (1 - u) + axis(right) * u
          let upper = axis(a.position) * (1 - u) + axis(b.position) * u
          let lower = axis(c.position) * (1 - u) + axis(d.position) * u
          return sides - upper * (1 - v) - lower * v
        }
        points.append(CGPoint(x: coons(\.x), y: coons(\.y)))
        colors.append(painted(color(x, y, Double(u), Double(v), mixed)))
      }
    }
    return Patch(steps: count, points: points, colors: colors)
  }

  private func color(
    _ x: Int, _ y: Int, _ u: Double, _ v: Double, _ mixed: [SIMD4<Double>]
  ) -> SIMD4<Double> {
    func along(_ row: Int) -> SIMD4<Double> {
      if isSmooth {
        return MonotoneCurve.value(at: x, u, of: columns) { mixed[row * columns + $0] }
      }
      let first = row * columns + x
      return mixed[first] * (1 - u) + mixed[first + 1] * u
    }
    guard isSmooth else { return along(y) * (1 - v) + along(y + 1) * v }
    return MonotoneCurve.value(at: y, v, of: rows, along)
  }

  /// A colour in the space of interpolation, weighted by its alpha.
  private func mixing(_ color: RGBA) -> SIMD4<Double> {
    let straight =
      switch interpolation {
      case .device: SIMD4(color.red, color.green, color.blue, 1)
      case .perceptual:
        { SIMD4($0.l, $0.a, $0.b, 1) }(Oklab(color))
      }
    return straight * color.alpha
  }

  private func painted(_ mixed: SIMD4<Double>) -> RGBA {
    guard mixed.w > 0 else { return .clear }
    let straight = mixed / mixed.w
    let alpha = min(mixed.w, 1)
    switch interpolation {
    case .device:
      let color = straight.clamped(lowerBound: .zero, upperBound: .one)
      return RGBA(red: color.x, green: color.y, blue: color.z, alpha: alpha)
    case .perceptual:
      return Oklab(l: straight.x, a: straight.y, b: straight.z).color(alpha: alpha)
    }
  }
}

extension GradientMesh.Vertex {
  fileprivate var isFinite: Bool {
    [position, leading, top, trailing, bottom].allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}

extension BezierCurve {
  /// An upper bound of the curve's length.
  fileprivate var reach: CGFloat {
    hypot(p1.x - p0.x, p1.y - p0.y) + hypot(p2.x - p1.x, p2.y - p1.y)
      + hypot(p3.x - p2.x, p3.y - p2.y)
  }
}
