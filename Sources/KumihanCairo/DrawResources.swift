import KumihanDrawing

/// What drawings share when they follow each other: open fonts, glyph masks, decoded pictures.
///
/// One drawing at a time uses it; a ``Rasterizer`` keeps one for each drawing in flight.
final class DrawResources {
  let fonts: FontStore
  let masks: GlyphMaskCache
  let images = ImageStore()

  init() throws(RenderError) {
    fonts = try FontStore()
    masks = GlyphMaskCache(fonts: fonts)
  }

  /// Keeps memory bounded between drawings.
  func trim() {
    masks.trim()
    images.trim()
  }
}
