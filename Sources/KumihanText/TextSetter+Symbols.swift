import Foundation
import KumihanDrawing

/// How the icon font lies on the line: its pictures are centred on half the height of the
/// capitals it was drawn for, 0.364 em, and have a margin above and below their ink: 1 point at 17
/// on iOS, whatever the picture. The margins beside it are in the advances.
private enum IconGrid {
  static let center: CGFloat = 0.364
  static let margin: CGFloat = 0.06
}

extension TextSetter {
  package func symbol(_ name: String, font: FontRequest) -> SymbolLookup {
    guard let scalar = symbols.scalar(name),
      let glyphs = symbolGlyphs(name, font: font)
    else { return SymbolLookup(symbol: nil, suggestions: symbols.suggestions(for: name)) }
    let size = font.size
    let ink = glyphs.link.face.extents(of: glyphs.shaped[0].id)
    let margin = IconGrid.margin * size
    let height = ink.height * glyphs.unit + 2 * margin
    let baseline = ink.maxY * glyphs.unit - glyphs.shift + margin
    let advance = CGFloat(glyphs.shaped[0].advance) * glyphs.unit
    let run = GlyphRun(
      face: glyphs.link.face.id, size: size, origin: CGPoint(x: 0, y: baseline),
      glyphs: [GlyphRun.Glyph(id: glyphs.shaped[0].id, x: 0, y: glyphs.shift)],
      text: String(scalar),
      clusters: [GlyphRun.Cluster(utf8Count: UTF8.width(scalar), glyphCount: 1)],
      advance: advance)
    return SymbolLookup(
      symbol: .init(run: run, size: CGSize(width: advance, height: height), baseline: baseline))
  }

  package func symbolLayers(_ name: String, font: FontRequest) -> [SymbolLayer] {
    guard let entry = book.face(family: book.iconFamily, weight: font.weight),
      let face = pool.face(entry.id)
    else { return [] }
    return layers.entries(of: name).compactMap { layer in
      face.glyph(for: layer.character).map {
        SymbolLayer(
          glyph: $0, character: layer.character, level: layer.level, color: layer.color,
          isVariable: layer.isVariable)
      }
    }
  }

  /// A symbol's glyph, lowered so that it is centred on half the text's capitals.
  func symbolGlyphs(_ name: String, font: FontRequest) -> Item.Glyphs? {
    guard let scalar = symbols.scalar(name),
      let entry = book.face(family: book.iconFamily, weight: font.weight),
      let face = pool.face(entry.id), let glyph = face.glyph(for: scalar)
    else { return nil }
    let link = FontCascade.Link(face: face, scale: 1)
    let shaped = face.shape(Array(String(scalar).utf8), 0..<UTF8.width(scalar), Self.plain)
    guard shaped.first?.id == glyph else { return nil }
    return Item.Glyphs(
      link: link, options: Self.plain, slant: 0, shaped: shaped, unit: link.unit * font.size,
      shift: IconGrid.center * font.size - metrics(font).capHeight / 2)
  }

  private static let plain = ShapingOptions(script: Script.common)
}
