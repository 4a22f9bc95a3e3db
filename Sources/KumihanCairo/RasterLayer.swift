import CKumihanCairo
import Foundation
import KumihanDrawing

/// A rectangle of the page's pixels that is drawn on its own.
final class RasterLayer {
  /// Where on the page, in pixels.
  let bounds: PixelRect
  let memory: PixelMemory
  let surface: Surface
  let context: Context

  convenience init(bounds: PixelRect) throws(RenderError) {
    try self.init(bounds: bounds, memory: PixelMemory(width: bounds.width, height: bounds.height))
  }

  init(bounds: PixelRect, memory: PixelMemory) throws(RenderError) {
    self.bounds = bounds
    self.memory = memory
    surface = try Surface(memory)
    context = try Context(surface)
  }

  /// From page pixels to this layer's.
  func local(_ transform: CGAffineTransform) -> CGAffineTransform {
    transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-bounds.left), y: CGFloat(-bounds.top)))
  }

  /// Tells Cairo that pixels were written without it.
  func markDirty() { unsafe cairo_surface_mark_dirty(surface.handle) }

  func flush() { unsafe cairo_surface_flush(surface.handle) }
}
