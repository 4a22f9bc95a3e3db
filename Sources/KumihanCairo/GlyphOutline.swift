import CKumihanCairo
import CKumihanFreeType
import Foundation
import KumihanDrawing

/// A glyph's curves in font units, y up, in FreeType's form.
struct GlyphOutline {
  private(set) var points: [SIMD2<Double>] = []
  private(set) var tags: [CChar] = []
  /// The last point of each contour.
  private(set) var contours: [Int16] = []
  private(set) var flags: Int32 = 0
  /// The smallest and largest control coordinates.
  private(set) var bounds = CGRect.null

  init() {}

  init(copying outline: FT_Outline) {
    let count = Int(unsafe outline.n_points)
    guard count > 0, unsafe outline.points != nil else { return }
    points = (0..<count).map { i in
      let point = unsafe outline.points[i]
      return SIMD2(Double(point.x), Double(point.y))
    }
    tags = unsafe Array(UnsafeBufferPointer(start: outline.tags, count: count))
    contours = unsafe Array(
      UnsafeBufferPointer(start: outline.contours, count: Int(outline.n_contours)))
    flags = unsafe outline.flags
    let low = points.reduce(points[0]) { pointwiseMin($0, $1) }
    let high = points.reduce(points[0]) { pointwiseMax($0, $1) }
    bounds = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  var isEmpty: Bool { points.isEmpty }
}

/// The transform from a glyph's font units, y up, to pixels, y down, without its position.
struct GlyphTransform: Hashable {
  var xx, xy, yx, yy: Double

  init(size: CGFloat, unitsPerEm: Double, slant: CGFloat, to transform: CGAffineTransform) {
    let k = Double(size) / unitsPerEm
    let s = Double(slant)
    let (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    (xx, xy) = (a * k, (a * s - c) * k)
    (yx, yy) = (b * k, (b * s - d) * k)
  }

  func callAsFunction(_ p: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(xx * p.x + xy * p.y, yx * p.x + yy * p.y)
  }
}
