public import Foundation

/// A face in a font file, by name for people and by file for the backends.
public struct FontFaceID: Hashable, Sendable {
  /// The face's name in PDF and for people.
  public var postScriptName: String
  /// The font file's path. Never part of a dump, which is the same on every machine.
  public var file: String
  /// The index of the face in a collection; of a variable face, 65,536 times the number of the named
  /// instance is added, counted from 1.
  public var index: Int

  public init(postScriptName: String, file: String, index: Int = 0) {
    (self.postScriptName, self.file, self.index) = (postScriptName, file, index)
  }

  public static func == (a: FontFaceID, b: FontFaceID) -> Bool {
    a.file == b.file && a.index == b.index
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(index)
  }
}

/// Glyphs of one face on one baseline, with their text.
public struct GlyphRun: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    /// The glyph's origin relative to the run's, in points, y down.
    public var x, y: CGFloat

    public init(id: UInt32, x: CGFloat, y: CGFloat) { (self.id, self.x, self.y) = (id, x, y) }
  }

  /// A stretch of source text with its stretch of glyphs.
  public struct Cluster: Hashable, Sendable {
    /// Bytes of the source text, and glyphs of the run.
    public var utf8Count, glyphCount: Int

    public init(utf8Count: Int, glyphCount: Int) {
      (self.utf8Count, self.glyphCount) = (utf8Count, glyphCount)
    }
  }

  /// The face of the glyph numbers.
  public var face: FontFaceID
  /// Points per em, as drawn.
  public var size: CGFloat
  /// The start of the run's baseline.
  public var origin: CGPoint
  /// In visual order, left to right.
  public var glyphs: [Glyph]
  /// The source text, in logical order.
  public var text: String
  /// In logical order; their sums are the counts of `text.utf8` and `glyphs`. In a right-to-left
  /// run the first cluster's glyphs are the last ones.
  public var clusters: [Cluster]
  /// True for right-to-left text; the glyphs are still in drawing order.
  public var isRightToLeft: Bool
  /// Tangent of a synthesised slant, 0 for upright.
  public var slant: CGFloat
  /// The pen position after the last glyph, relative to the origin.
  public var advance: CGFloat

  public init(
    face: FontFaceID, size: CGFloat, origin: CGPoint = .zero, glyphs: [Glyph], text: String,
    clusters: [Cluster], isRightToLeft: Bool = false, slant: CGFloat = 0, advance: CGFloat
  ) {
    self.face = face
    self.size = size
    self.origin = origin
    self.glyphs = glyphs
    self.text = text
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
    self.slant = slant
    self.advance = advance
  }
}
