import Foundation
import KumihanDrawing

/// Draws items through a projection.
struct Projector {
  /// Of the page's pixels.
  private let map: ProjectionTransform
  private let transform: CGAffineTransform

  /// `transform` maps the points of `map` to pixels.
  init(_ map: ProjectionTransform, transform: CGAffineTransform) {
    (self.map, self.transform) = (map.moved(by: transform), transform)
  }

  /// A picture of `area`; nil when no item is visible there.
  ///
  /// - Parameter limit: the most pixels of a picture that goes into the one below.
  func picture(
    of items: [DrawItem], by painter: RasterPainter, area: PixelRect, limit: Int?
  ) throws(RenderError) -> RasterLayer? {
    guard map.isUsable, !area.isEmpty else { return nil }
    let drawn = try painter.ink.bounds(of: items, transform: transform)
    let seen = map.inverted().bounds(of: area.rect).shared(with: drawn)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
    // Drawn at the size of its projection, so that near parts stay sharp; of what is vast, no more
    // pixels than its picture can show, and never more than are sampled.
    let stretch = stretch(over: seen)
    let count = CGFloat(area.count)
    let most = min(max(4 * count, min(64 * count, 4e6)), 16e6, limit.map { CGFloat($0) } ?? 16e6)
    let room = (most / (seen.width * seen.height)).squareRoot()
    let zoom = min(max(stretch, 1), 4, room)
    let scale = CGAffineTransform(scaleX: zoom, y: zoom)
    let source = try RasterLayer(
      bounds: PixelRect(covering: seen.applying(scale)).grown(by: 1, 1), most: limit)
    try painter.draw(
      items, on: source, transform: transform.concatenating(scale), clip: RasterClip(source.bounds))
    source.flush()
    let picture = try RasterLayer(bounds: area)
    let back = map.inverted().concatenating(ProjectionTransform(scale))
    sample(source, into: picture, back)
    picture.markDirty()
    return picture
  }

  /// The length in pixels of one pixel where the projection is largest.
  private func stretch(over rect: CGRect) -> CGFloat {
    let places: [(x: CGFloat, y: CGFloat)] = [(0, 0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)]
    return places.reduce(0) { most, place in
      let p = CGPoint(x: rect.minX + rect.width * place.x, y: rect.minY + rect.height * place.y)
      let lengths = map.lengths(at: map.point(p))
      return max(most, lengths.x, lengths.y)
    }
  }

  /// Fills a picture with samples from another, at positions mapped by `back`: as many for each
  /// pixel as pixels of the source below it, up to eight by eight; fewer in vast pictures.
  private func sample(
    _ source: RasterLayer, into picture: RasterLayer, _ back: ProjectionTransform
  ) {
    let (from, to) = (source.memory, picture.memory)
    let reach = source.bounds.rect
    let finest = max(1, min(8, (32e6 / CGFloat(to.width * to.height)).squareRoot()))
    let (left, top) = (CGFloat(picture.bounds.left), CGFloat(picture.bounds.top))
    for y in 0..<to.height {
      for x in 0..<to.width {
        let middle = back.place(left + (CGFloat(x) + 0.5), top + (CGFloat(y) + 0.5))
        let lengths = back.lengths(at: middle)
        let margin = max(lengths.x, lengths.y) + 1
        let (u, v) = (middle.x / middle.w, middle.y / middle.w)
        guard middle.w > 0, reach.minX - margin <= u, u < reach.maxX + margin,
          reach.minY - margin <= v, v < reach.maxY + margin
        else { continue }
        let columns = Int(max(1, min((lengths.x - 0.25).rounded(.up), finest)))
        let rows = Int(max(1, min((lengths.y - 0.25).rounded(.up), finest)))
        var sum = SIMD4<Float>.zero
        for row in 0..<rows {
          let down = top + (CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(rows))
          for column in 0..<columns {
            let at = back.place(
              left + (CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(columns)), down)
            guard at.w > 0 else { continue }
            sum += from.smooth(at.x / at.w - reach.minX, at.y / at.w - reach.minY)
          }
        }
        guard sum.w > 0 else { continue }
        sum = (sum / Float(rows * columns)).rounded(.toNearestOrAwayFromZero)
        let alpha = UInt32(sum.w)
        unsafe to.base[y * to.width + x] =
          alpha << 24 | min(UInt32(sum.z), alpha) << 16 | min(UInt32(sum.y), alpha) << 8
          | min(UInt32(sum.x), alpha)
      }
    }
  }
}

extension ProjectionTransform {
  /// `point`, without a call: it is asked for every sample.
  @inline(__always)
  fileprivate func place(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
    (m11 * x + m21 * y + m31, m12 * x + m22 * y + m32, m13 * x + m23 * y + m33)
  }

  /// The length of a unit step along x and along y at a projected point.
  fileprivate func lengths(
    at p: (x: CGFloat, y: CGFloat, w: CGFloat)
  ) -> (x: CGFloat, y: CGFloat) {
    guard p.w > 1e-3 else { return (1, 1) }
    let (u, v) = (p.x / p.w, p.y / p.w)
    func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() / p.w }
    return (length(m11 - u * m13, m12 - v * m13), length(m21 - u * m23, m22 - v * m23))
  }
}

extension PixelMemory {
  /// The colour between four pixels' middles, blue first; transparent outside the picture.
  @inline(__always)
  fileprivate func smooth(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
    let (x, y) = (x - 0.5, y - 0.5)
    guard x >= -1, y >= -1, x < CGFloat(width), y < CGFloat(height) else { return .zero }
    // Rounded down.
    let (i, j) = (Int(x + 1) - 1, Int(y + 1) - 1)
    let (u, v) = (Float(x - CGFloat(i)), Float(y - CGFloat(j)))
    let pixels: (UInt32, UInt32, UInt32, UInt32)
    if i >= 0, j >= 0, i + 1 < width, j + 1 < height {
      let at = unsafe base + (j * width + i)
      pixels = unsafe (at[0], at[1], at[width], at[width + 1])
    } else {
      pixels = (value(i, j), value(i + 1, j), value(i, j + 1), value(i + 1, j + 1))
    }
    guard pixels.0 | pixels.1 | pixels.2 | pixels.3 != 0 else { return .zero }
    let upper = Self.parts(pixels.0) * (1 - u) + Self.parts(pixels.1) * u
    let lower = Self.parts(pixels.2) * (1 - u) + Self.parts(pixels.3) * u
    return upper * (1 - v) + lower * v
  }

  private func value(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return unsafe base[y * width + x]
  }

  @inline(__always)
  private static func parts(_ value: UInt32) -> SIMD4<Float> {
    SIMD4(Float(value & 255), Float(value >> 8 & 255), Float(value >> 16 & 255), Float(value >> 24))
  }
}
