import KumihanDrawing

/// The one blend mode that Cairo lacks: `max(0, alpha' - (a_s - c_s) - (a_b - c_b))` on
/// premultiplied components, with `alpha' = min(1, a_s + a_b)`.
struct PlusDarker {
  let opacity: Double

  /// Blends `source`, at `opacity`, with `target` within `clip`.
  func apply(_ source: RasterLayer, to target: RasterLayer, within clip: RasterLayer?) {
    let area = source.bounds.intersection(target.bounds)
    guard !area.isEmpty else { return }
    let strength = UInt32((opacity * 255).rounded())
    let blender = PixelBlender(.black)
    for y in area.top..<area.bottom {
      for x in area.left..<area.right {
        var top = blender.scaled(source.pixel(x, y), by: strength)
        if let clip { top = blender.scaled(top, by: clip.pixel(x, y) >> 24) }
        guard top >> 24 > 0 else { continue }
        target.setPixel(x, y, blend(top, target.pixel(x, y)))
      }
    }
  }

  private func blend(_ top: UInt32, _ below: UInt32) -> UInt32 {
    let (a, b) = (Int(top >> 24), Int(below >> 24))
    let alpha = min(255, a + b)
    func component(_ shift: UInt32) -> UInt32 {
      let (c, d) = (Int(top >> shift & 255), Int(below >> shift & 255))
      return UInt32(max(0, alpha - (a - c) - (b - d))) << shift
    }
    return UInt32(alpha) << 24 | component(16) | component(8) | component(0)
  }
}

extension RasterLayer {
  /// A pixel by its position on the page, which must be within `bounds`.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    unsafe memory.base[(y - bounds.top) * memory.width + x - bounds.left]
  }

  func setPixel(_ x: Int, _ y: Int, _ value: UInt32) {
    unsafe memory.base[(y - bounds.top) * memory.width + x - bounds.left] = value
  }
}
