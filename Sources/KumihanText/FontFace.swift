package import Foundation
package import KumihanDrawing

/// An open face: the requirements on a shaping library.
package protocol FontFace: AnyObject, Sendable {
  var id: FontFaceID { get }
  var measures: FaceMeasures { get }
  /// Whether its glyphs have their own colours, as layers or as pictures.
  var isColored: Bool { get }
  /// Whether it has every character from space to tilde.
  var coversASCII: Bool { get }

  /// Whether it has a substitution feature, by its four letters.
  func hasFeature(_ tag: String) -> Bool
  func glyph(for scalar: Unicode.Scalar) -> UInt32?
  /// Shapes a stretch of UTF-8; the surrounding text is its context.
  func shape(_ utf8: [UInt8], _ range: Range<Int>, _ options: ShapingOptions) -> [ShapedGlyph]
  /// The ink of a glyph in font units, y up.
  func extents(of glyph: UInt32) -> CGRect
  /// The layers of a glyph, the lowest first; empty when it is not layered.
  func layers(of glyph: UInt32) -> [ColorLayer]
  /// A glyph's picture as a PNG file.
  func picture(of glyph: UInt32) -> Data?
}

/// A layer of a glyph in colour.
package struct ColorLayer: Hashable, Sendable {
  package var glyph: UInt32
  /// Nil for the text's colour.
  package var color: RGBA?

  package init(glyph: UInt32, color: RGBA?) { (self.glyph, self.color) = (glyph, color) }
}

/// A face's measures as parts of its em; all positive.
package struct FaceMeasures: Hashable, Sendable {
  package var unitsPerEm: CGFloat
  package var ascent, descent, lineGap, capHeight, xHeight: CGFloat
  package var underlinePosition, underlineThickness: CGFloat

  package init(
    unitsPerEm: CGFloat, ascent: CGFloat, descent: CGFloat, lineGap: CGFloat, capHeight: CGFloat,
    xHeight: CGFloat, underlinePosition: CGFloat, underlineThickness: CGFloat
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }
}

/// The parameters of shaping besides the text and the face.
package struct ShapingOptions: Hashable, Sendable {
  /// ISO 15924, four letters in one number.
  package var script: UInt32
  package var isRightToLeft: Bool
  package var language: String
  package var features: FontRequest.Features
  package var usesLigatures: Bool

  package init(
    script: UInt32, isRightToLeft: Bool = false, language: String = "en",
    features: FontRequest.Features = [], usesLigatures: Bool = true
  ) {
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.features = features
    self.usesLigatures = usesLigatures
  }
}

/// A glyph as a shaper returns it, in font units, y up, in visual order.
package struct ShapedGlyph: Hashable, Sendable {
  package var id: UInt32
  /// The start of the glyph's text, in bytes from the start of the stretch.
  package var cluster: Int32
  package var advance, x, y: Int32
  /// Cutting the text before this cluster changes the shaping of both parts.
  package var isUnsafeToBreak: Bool

  package init(
    id: UInt32, cluster: Int32, advance: Int32, x: Int32, y: Int32, isUnsafeToBreak: Bool
  ) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.x = x
    self.y = y
    self.isUnsafeToBreak = isUnsafeToBreak
  }
}
