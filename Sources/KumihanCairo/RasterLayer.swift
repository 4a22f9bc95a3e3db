import CKumihanCairo
import Foundation
import KumihanDrawing

/// A rectangle of the page's pixels that is drawn separately.
final class RasterLayer {
  /// The area on the page, in pixels.
  let bounds: PixelRect
  let memory: PixelMemory
  let surface: Surface
  let context: Context
  /// The layer that this one will be composited onto, if known.
  let below: RasterLayer?
  /// The most pixels of a picture that goes into this one: filters may need far more than are seen.
  let most: Int

  convenience init(
    bounds: PixelRect, below: RasterLayer? = nil, most: Int? = nil
  ) throws(RenderError) {
    try self.init(
      bounds: bounds, memory: PixelMemory(width: bounds.width, height: bounds.height),
      below: below, most: most)
  }

  /// - Parameter most: of a layer that goes into another in its own way; else that of the layer below.
  init(
    bounds: PixelRect, memory: PixelMemory, below: RasterLayer? = nil, most: Int? = nil
  ) throws(RenderError) {
    self.bounds = bounds
    self.memory = memory
    self.below = below
    self.most = most ?? below?.most ?? Self.most(for: bounds)
    surface = try Surface(memory)
    context = try Context(surface)
  }

  /// Far more than the surroundings that filters of usual pictures need, and what a machine draws at once.
  static func most(for bounds: PixelRect) -> Int {
    max(min(max(64 * bounds.count, 1_000_000), 16_000_000), bounds.count / 4 * 5)
  }

  /// From page pixels to this layer's.
  func local(_ transform: CGAffineTransform) -> CGAffineTransform {
    transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-bounds.left), y: CGFloat(-bounds.top)))
  }

  /// Tells Cairo that pixels were written without it.
  func markDirty() { unsafe cairo_surface_mark_dirty(surface.handle) }

  func flush() { unsafe cairo_surface_flush(surface.handle) }

  /// The same picture on an area whose edges are multiples of `step` pixels, so that a viewer at
  /// another resolution need not divide pixels.
  func padded(toMultiplesOf step: Int) throws(RenderError) -> RasterLayer {
    guard step > 1 else { return self }
    func down(_ value: Int) -> Int { Int((Double(value) / Double(step)).rounded(.down)) * step }
    let wide = PixelRect(
      left: down(bounds.left), top: down(bounds.top), right: -down(-bounds.right),
      bottom: -down(-bounds.bottom))
    guard wide != bounds else { return self }
    let layer = try RasterLayer(bounds: wide)
    layer.context.setSource(
      surface, x: Double(bounds.left - wide.left), y: Double(bounds.top - wide.top))
    layer.context.paint()
    return layer
  }
}
