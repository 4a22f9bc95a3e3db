import KumihanDrawing

/// Blends coverage in one colour onto pixels, source over.
struct GlyphBlender {
  /// Premultiplied components, 0 to 255.
  private let red, green, blue, alpha: UInt32
  private let packed: UInt32

  init(_ color: RGBA) {
    let alpha = min(max(color.alpha, 0), 1)
    func byte(_ value: Double) -> UInt32 {
      let value = min(max(value, 0), 1) * alpha * 255
      return value.isFinite ? UInt32(value.rounded()) : 0
    }
    (red, green, blue, self.alpha) = (byte(color.red), byte(color.green), byte(color.blue), byte(1))
    packed = self.alpha << 24 | red << 16 | green << 8 | blue
  }

  var isInvisible: Bool { alpha == 0 }

  /// `x`, `y` is the whole pixel of the glyph's origin in the layer; `clip` is in the layer's
  /// pixels and inside it.
  func blend(_ mask: GlyphMask, x: Int, y: Int, into memory: PixelMemory, clip: PixelRect) {
    let (left, top) = (x + mask.left, y + mask.top)
    let area = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
      .intersection(clip)
    guard !area.isEmpty, let coverage = unsafe mask.coverage else { return }
    for row in area.top..<area.bottom {
      let source = unsafe coverage + (row - top) * mask.width - left
      let target = unsafe memory.base + row * memory.width
      for column in area.left..<area.right {
        let cover = UInt32(unsafe source[column])
        if cover == 0 { continue }
        if cover == 255, alpha == 255 {
          unsafe target[column] = packed
        } else {
          unsafe target[column] = over(target[column], cover)
        }
      }
    }
  }

  private func over(_ below: UInt32, _ cover: UInt32) -> UInt32 {
    let keep = 255 - divided(alpha * cover)
    // Two components at a time, each in its own sixteen bits.
    let rb = divided2((red << 16 | blue) &* cover)
    let ag = divided2((alpha << 16 | green) &* cover)
    let belowRB = divided2((below & 0x00FF_00FF) &* keep)
    let belowAG = divided2((below >> 8 & 0x00FF_00FF) &* keep)
    // Rounding may sum to 256 in a component; keep the carry out of its neighbour.
    return saturated(rb, belowRB) | saturated(ag, belowAG) << 8
  }

  private func divided(_ value: UInt32) -> UInt32 {
    let v = value + 128
    return (v + v >> 8) >> 8
  }

  private func divided2(_ value: UInt32) -> UInt32 {
    let v = value &+ 0x0080_0080
    return (v &+ (v >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
  }

  private func saturated(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a + b
    let over = sum & 0x0100_0100
    return (sum | (over &- (over >> 8))) & 0x00FF_00FF
  }
}
