import Foundation
import KumihanDrawing

/// Walks a run's glyphs and finds each one's mask and whole pixel.
struct GlyphPlacer {
  let run: GlyphRun
  let file: FontFile
  /// From the run's points to the layer's pixels.
  let transform: CGAffineTransform

  /// - Parameter area: the layer's pixels that are drawn.
  func forEach(
    _ masks: GlyphMaskCache, within area: PixelRect,
    _ body: (_ mask: GlyphMask, _ x: Int, _ y: Int) -> Void
  ) {
    let map = GlyphTransform(
      size: run.size, unitsPerEm: file.unitsPerEm, slant: run.slant, to: transform)
    for glyph in run.glyphs {
      let place = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
        .applying(transform)
      guard place.x.magnitude < 1e6, place.y.magnitude < 1e6 else { continue }
      let x = Int((place.x * 64).rounded())
      let y = Int((place.y * 64).rounded())
      let mask = masks.mask(
        glyph.id, of: file, transform: map, phaseX: UInt8(x & 63), phaseY: UInt8(y & 63),
        within: area.offset(x: -(x >> 6), y: -(y >> 6)))
      body(mask, x >> 6, y >> 6)
    }
  }
}
