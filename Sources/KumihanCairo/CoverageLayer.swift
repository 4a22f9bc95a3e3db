import CKumihanCairo
import Foundation
import KumihanDrawing

/// Coverage of a whole run of glyphs, for paints and clips that only Cairo can apply, or of a clip.
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

  /// Adds the inside of a path, in this layer's pixels.
  func fill(_ path: Path, style: FillStyle) throws(RenderError) {
    let surface = try surface()
    let context = try Context(surface)
    guard context.setPath(path) else { return }
    context.setFillStyle(style)
    context.fill()
    try context.check()
    unsafe cairo_surface_flush(surface.handle)
  }

  /// Every pixel that is covered neither wholly nor not at all; places from this layer's corner.
  func forEachPart(_ body: (_ x: Int, _ y: Int, _ cover: UInt32) -> Void) {
    for y in 0..<bounds.height {
      let row = unsafe bytes + y * stride
      for x in 0..<bounds.width {
        let cover = unsafe row[x]
        // One comparison for 0 and 255 alike.
        if cover &- 1 < 254 { body(x, y, UInt32(cover)) }
      }
    }
  }

  /// A surface over these bytes, which must not outlive this layer.
  func surface() throws(RenderError) -> Surface {
    try unsafe Surface(
      coverage: bytes, width: bounds.width, height: bounds.height, stride: stride)
  }
}
