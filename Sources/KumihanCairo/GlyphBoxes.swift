package import Foundation
package import KumihanDrawing

extension Rasterizer {
  /// The box of each glyph's outline, in the coordinates of its run; null for a blank glyph.
  ///
  /// - Throws: ``RenderError`` for a font that cannot be read.
  package func glyphBoxes(of runs: [GlyphRun]) throws(RenderError) -> [[CGRect]] {
    let resources = try pool.take()
    defer { pool.put(back: resources) }
    var result: [[CGRect]] = []
    result.reserveCapacity(runs.count)
    for run in runs { result.append(try resources.fonts.boxes(of: run)) }
    return result
  }
}

extension FontStore {
  fileprivate func boxes(of run: GlyphRun) throws(RenderError) -> [CGRect] {
    let file = try file(run.face)
    let unit = run.size / CGFloat(file.unitsPerEm)
    return run.glyphs.map { glyph in
      let box = file.outline(glyph.id).bounds
      guard !box.isNull else { return .null }
      // A slant moves what is above the baseline to the right.
      let slide = (box.minY * run.slant, box.maxY * run.slant)
      return CGRect(
        x: run.origin.x + glyph.x + (box.minX + min(slide.0, slide.1)) * unit,
        y: run.origin.y + glyph.y - box.maxY * unit,
        width: (box.width + abs(slide.1 - slide.0)) * unit, height: box.height * unit)
    }
  }
}
