import CKumihanCairo
import KumihanDrawing

/// Coverage of a whole run of glyphs, for paints and clips that need Cairo.
@safe final class CoverageLayer {
  /// In the pixels of the target layer.
  let bounds: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stride: Int

  init(bounds: PixelRect) {
    self.bounds = bounds
    // Cairo requires rows at multiples of four bytes.
    stride = (bounds.width + 3) & ~3
    let count = max(stride * bounds.height, 4)
    unsafe bytes = .allocate(capacity: count)
    unsafe bytes.initialize(repeating: 0, count: count)
  }

  deinit { unsafe bytes.deallocate() }

  func add(_ mask: GlyphMask, x: Int, y: Int) {
    let (left, top) = (x + mask.left, y + mask.top)
    let area = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
      .intersection(bounds)
    guard !area.isEmpty, let coverage = unsafe mask.coverage else { return }
    for row in area.top..<area.bottom {
      let source = unsafe coverage + (row - top) * mask.width - left
      let target = unsafe bytes + (row - bounds.top) * stride - bounds.left
      for column in area.left..<area.right {
        let cover = UInt32(unsafe source[column])
        let below = UInt32(unsafe target[column])
        unsafe target[column] = UInt8(cover + below - (cover * below + 127) / 255)
      }
    }
  }

  /// A surface over these bytes, which must not outlive this layer.
  func surface() throws(RenderError) -> Surface {
    try unsafe Surface(
      coverage: bytes, width: bounds.width, height: bounds.height, stride: stride)
  }
}
