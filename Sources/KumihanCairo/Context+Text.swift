import CKumihanCairo
import Foundation
import KumihanDrawing

extension Context {
  /// Text at its exact size and place: no hinting, no rounded metrics.
  func useExactText() {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_set_font_options(handle, options)
    unsafe cairo_font_options_destroy(options)
  }

  /// Shows the run as text, with the words it stands for.
  func show(_ run: GlyphRun, face: CairoFace) {
    let glyphs = place(run, face: face)
    guard run.hasWholeClusters else {
      unsafe cairo_show_glyphs(handle, glyphs, Int32(glyphs.count))
      return
    }
    let clusters = run.clusters.map { cluster in
      cairo_text_cluster_t(
        num_bytes: Int32(cluster.utf8Count), num_glyphs: Int32(cluster.glyphCount))
    }
    let direction =
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
    unsafe cairo_show_text_glyphs(
      handle, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters,
      Int32(clusters.count), direction)
  }

  /// Fills the run's outlines, which no reader takes for text.
  func fillOutlines(of run: GlyphRun, face: CairoFace) {
    let glyphs = place(run, face: face)
    unsafe cairo_new_path(handle)
    unsafe cairo_glyph_path(handle, glyphs, Int32(glyphs.count))
    setFillStyle(FillStyle())
    fill()
  }

  /// Chooses the font and says where the glyphs go.
  private func place(_ run: GlyphRun, face: CairoFace) -> [cairo_glyph_t] {
    unsafe cairo_set_font_face(handle, face.handle)
    var matrix = cairo_matrix_t(
      xx: run.size, yx: 0, xy: -run.slant * run.size, yy: run.size, x0: 0, y0: 0)
    unsafe cairo_set_font_matrix(handle, &matrix)
    return run.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id), x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
    }
  }
}

extension GlyphRun {
  /// True when the clusters divide text and glyphs exactly, between characters; Cairo refuses the
  /// whole document otherwise.
  fileprivate var hasWholeClusters: Bool {
    guard clusters.allSatisfy({ $0.utf8Count >= 0 && $0.glyphCount >= 0 }),
      clusters.reduce(0, { $0 + $1.glyphCount }) == glyphs.count
    else { return false }
    let bytes = text.utf8
    var index = bytes.startIndex
    for cluster in clusters {
      guard cluster.utf8Count + cluster.glyphCount > 0,
        let next = bytes.index(index, offsetBy: cluster.utf8Count, limitedBy: bytes.endIndex),
        next.samePosition(in: text.unicodeScalars) != nil
      else { return false }
      index = next
    }
    return index == bytes.endIndex
  }
}
