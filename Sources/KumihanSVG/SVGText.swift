import Foundation
import KumihanDrawing

/// A stretch of a run that is written in one form.
struct SVGTextStretch {
  var glyphs: [GlyphRun.Glyph]
  var text: String
  /// The glyph of each character where text suffices, or nil where outlines are needed.
  var characters: [Unicode.Scalar: UInt32]?
}

extension GlyphRun {
  /// The run in stretches of characters that are one glyph each, and others.
  ///
  /// Only a left-to-right cluster of one character and one glyph can be written as text: a browser
  /// with only an exact glyph for each character cannot join, reorder or move them.
  var stretches: [SVGTextStretch] {
    guard !isRightToLeft, let parts = simpleClusters else {
      return [SVGTextStretch(glyphs: glyphs, text: text, characters: nil)]
    }
    var result: [SVGTextStretch] = []
    for part in parts {
      guard var last = result.popLast() else {
        result.append(part)
        continue
      }
      switch (last.characters, part.characters) {
      case (nil, nil): last.characters = nil
      case (let known?, let new?)
      where new.allSatisfy({ known[$0.key] == nil || known[$0.key] == $0.value }):
        last.characters = known.merging(new) { old, _ in old }
      default:
        result += [last, part]
        continue
      }
      last.glyphs += part.glyphs
      last.text += part.text
      result.append(last)
    }
    return result
  }

  /// Each cluster as a stretch, or nil when clusters do not divide text and glyphs exactly.
  private var simpleClusters: [SVGTextStretch]? {
    guard clusters.allSatisfy({ $0.utf8Count >= 0 && $0.glyphCount >= 0 }),
      clusters.reduce(0, { $0 + $1.glyphCount }) == glyphs.count,
      clusters.reduce(0, { $0 + $1.utf8Count }) == text.utf8.count
    else { return nil }
    var glyph = 0
    var place = text.startIndex
    var result: [SVGTextStretch] = []
    for cluster in clusters {
      let end = text.utf8.index(place, offsetBy: cluster.utf8Count)
      guard let stop = end.samePosition(in: text.unicodeScalars) else { return nil }
      let scalars = text.unicodeScalars[place..<stop]
      var part = SVGTextStretch(
        glyphs: Array(glyphs[glyph..<glyph + cluster.glyphCount]), text: String(scalars))
      if let scalar = scalars.first, scalars.count == 1, part.glyphs.count == 1,
        part.glyphs[0].id != 0, scalar.standsAlone
      {
        part.characters = [scalar: part.glyphs[0].id]
      }
      result.append(part)
      glyph += cluster.glyphCount
      place = stop
    }
    return result
  }
}

extension String {
  /// The text without characters that have a meaning in one face only, such as symbols' numbers.
  var spoken: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0.properties.generalCategory != .privateUse }))
  }
}

extension Unicode.Scalar {
  /// True when every viewer draws the character by itself, at its given position.
  fileprivate var standsAlone: Bool {
    // Beyond U+FFFF viewers count positions differently.
    guard value <= 0xFFFF, !properties.isDefaultIgnorableCodePoint else { return false }
    // Viewers may draw an emoji in another face.
    if value > 0xFF, properties.isEmoji { return false }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .spacingMark, .enclosingMark, .lineSeparator,
      .paragraphSeparator, .surrogate, .unassigned, .privateUse:
      return false
    default: return true
    }
  }
}
