import Foundation
import KumihanDrawing

/// One glyph's outline, shared by all its uses.
struct SVGOutline: Hashable {
  let face: FontFaceID
  let glyph: UInt32
}

extension SVGWriter {
  mutating func write(
    _ run: GlyphRun, _ paint: Paint, _ item: DrawItem, _ transform: CGAffineTransform
  ) throws(RenderError) -> String {
    guard run.size > 0, run.size.isFinite, run.slant.isFinite, run.origin.isFinite,
      run.glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }), !run.glyphs.isEmpty,
      let fill = try self.paint(paint, of: item, transform)
    else { return "" }
    if options.text == .outlines {
      let drawn = try outlines(of: run, run.glyphs, paint, fill)
      guard !drawn.isEmpty else { return "" }
      let words = run.text.spoken
      return words.isEmpty
        ? drawn : SVGTag("g").set("role", "img").set("aria-label", words).around(drawn)
    }
    // Slanted text is skewed in its own coordinates, which would skew a gradient too.
    let isLeaning = run.slant != 0 && !paint.isColor
    return try run.stretches.map { stretch throws(RenderError) in
      guard let characters = stretch.characters, !isLeaning else {
        let drawn = try outlines(of: run, stretch.glyphs, paint, fill)
        return drawn + trace(of: stretch, run)
      }
      var definitions = definitions
      let face = faces.name(for: run.face, characters) { definitions.newID(.face) }
      self.definitions = definitions
      return text(of: stretch, run, fill, face)
    }.joined()
  }

  /// Text with an explicit position for each character.
  private func text(
    of stretch: SVGTextStretch, _ run: GlyphRun, _ fill: SVGPaint, _ face: String
  ) -> String {
    let onBaseline = stretch.glyphs.allSatisfy { $0.y == stretch.glyphs[0].y }
    let ys = onBaseline ? Array(stretch.glyphs.prefix(1)) : stretch.glyphs
    let isSlanted = run.slant != 0
    // A slanted run is at the origin of a space skewed about its baseline.
    let origin = isSlanted ? .zero : run.origin
    var tag = SVGTag("text")
      .set("x", stretch.glyphs.map { (origin.x + $0.x).svg() }.joined(separator: " "))
      .set("y", ys.map { (origin.y + $0.y).svg() }.joined(separator: " "))
      .set("font-family", reference: face).set("font-size", run.size)
    if isSlanted {
      tag = tag.set(
        transform: CGAffineTransform(
          a: 1, b: 0, c: -run.slant, d: 1, tx: run.origin.x, ty: run.origin.y))
    }
    return fill.set(on: tag, "fill").around(exactly: stretch.text)
  }

  /// Invisible text over outlines, for search, selection and reading aloud.
  private func trace(of stretch: SVGTextStretch, _ run: GlyphRun) -> String {
    guard let first = stretch.glyphs.map(\.x).min() else { return "" }
    let words = stretch.text.spoken
    guard !words.isEmpty else { return "" }
    let end = run.glyphs.map(\.x).filter { $0 > (stretch.glyphs.map(\.x).max() ?? 0) }.min()
    let last = max(end ?? run.advance, first)
    var tag = SVGTag("text").set("x", run.origin.x + (run.isRightToLeft ? last : first))
      .set("y", run.origin.y).set("font-size", run.size).set("fill-opacity", 0)
    if last > first {
      tag = tag.set("textLength", last - first).set("lengthAdjust", "spacingAndGlyphs")
    }
    if run.isRightToLeft { tag = tag.set("direction", "rtl") }
    return tag.around(exactly: words)
  }

  private mutating func outlines(
    of run: GlyphRun, _ glyphs: [GlyphRun.Glyph], _ paint: Paint, _ fill: SVGPaint
  ) throws(RenderError) -> String {
    let unit = run.size / (try resources.unitsPerEm(of: run.face))
    let lean = CGAffineTransform(a: unit, b: 0, c: unit * run.slant, d: -unit, tx: 0, ty: 0)
    guard paint.isColor else {
      // A gradient is fitted to the page, unlike each glyph's own coordinates.
      var path = Path()
      for glyph in glyphs {
        let place = CGAffineTransform(
          translationX: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
        path.addPath(
          try resources.outline(of: glyph.id, in: run.face),
          transform: lean.concatenating(place))
      }
      return path.svgTag.map { fill.set(on: $0, "fill").empty } ?? ""
    }
    var uses = ""
    for glyph in glyphs {
      guard let id = try outline(of: glyph.id, in: run.face) else { continue }
      // Back from the page's distances to the leaning font units.
      let x = (glyph.x + run.slant * glyph.y) / unit
      uses +=
        SVGTag("use").set("href", reference: "#\(id)").set("x", x).set("y", -glyph.y / unit).empty
    }
    guard !uses.isEmpty else { return "" }
    var place = lean
    (place.tx, place.ty) = (run.origin.x, run.origin.y)
    return fill.set(on: SVGTag("g").set(transform: place), "fill").around(uses)
  }

  /// The id of a glyph's outline in font units, or nil for a blank one.
  private mutating func outline(of glyph: UInt32, in face: FontFaceID) throws(RenderError)
    -> String?
  {
    let key = SVGOutline(face: face, glyph: glyph)
    if let id = outlines[key] { return id }
    guard let data = try resources.outline(of: glyph, in: face).svg, !data.isEmpty else {
      return nil
    }
    let id = definitions.id(.outline, "path") { $0.set("d", data) }
    outlines[key] = id
    return id
  }
}

extension Paint {
  var isColor: Bool { if case .color = self { true } else { false } }
}
