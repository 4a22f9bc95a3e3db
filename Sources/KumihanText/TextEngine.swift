public import Foundation
public import KumihanDrawing

/// The text services that layout and views depend on. One implementation sets text with real fonts;
/// tests may use a simple one.
public protocol TextEngine: Sendable {
  /// Sets a paragraph into a space. A nil width or height is unlimited. `pixel` is the length of
  /// a pixel in points: the size is rounded up to it, the first baseline to the nearest.
  func layout(
    _ paragraph: Paragraph, width: CGFloat?, height: CGFloat?, pixel: CGFloat
  ) -> TextLayout

  /// The line metrics of a font, independent of the fallback faces in its text.
  func metrics(_ font: FontRequest) -> FontMetrics

  /// The picture of that name in the icon font at a font's size and weight, or nil when unknown;
  /// the second value then names the nearest known ones.
  func symbol(_ name: String, font: FontRequest) -> SymbolLookup

  /// The layers of a picture with several, back to front, at the picture's origin. Empty for a
  /// picture of one layer.
  func symbolLayers(_ name: String, font: FontRequest) -> [SymbolLayer]

  /// The plural form of a number in a language, by CLDR's names: zero, one, two, few, many or
  /// other.
  func pluralForm(of number: Double, language: String) -> String

  /// Quantities one after the other in a locale's words, such as "2 hr, 23 min"; nil when the
  /// engine has no words.
  func string(of quantities: [Quantity], width: Quantity.Width, locale: String) -> String?
}

extension TextEngine {
  /// No layers: the symbol is drawn in one.
  public func symbolLayers(_ name: String, font: FontRequest) -> [SymbolLayer] { [] }

  /// The English rule.
  public func pluralForm(of number: Double, language: String) -> String {
    number == 1 ? "one" : "other"
  }

  /// Nil: the engine has no words for quantities.
  public func string(
    of quantities: [Quantity], width: Quantity.Width, locale: String
  ) -> String? { nil }
}

/// A paragraph set into lines.
public struct TextLayout: Hashable, Sendable {
  /// Rounded up to pixels; the width is the widest line's.
  public var size: CGSize
  /// From the top, in points.
  public var firstBaseline, lastBaseline: CGFloat
  /// From the top.
  public var lines: [Line]
  /// True when text was cut.
  public var isTruncated: Bool
  /// Characters missing in all fonts, each code point once.
  public var missing: [MissingGlyph]
  /// Families that were asked for and that no font belongs to, each once; others stand in.
  public var missingFamilies: [String]

  /// A layout of lines; baselines are from the top, in points.
  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [Line],
    isTruncated: Bool = false, missing: [MissingGlyph] = [], missingFamilies: [String] = []
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
    self.missing = missing
    self.missingFamilies = missingFamilies
  }

  public struct Line: Hashable, Sendable {
    /// The left edge of the line's box and its baseline, in the text's coordinates.
    public var x, baseline: CGFloat
    /// Without trailing spaces.
    public var width: CGFloat
    /// In visual order.
    public var pieces: [Piece]

    public init(x: CGFloat, baseline: CGFloat, width: CGFloat, pieces: [Piece]) {
      (self.x, self.baseline, self.width, self.pieces) = (x, baseline, width, pieces)
    }
  }

  /// A stretch of a line from one run and one face; the content has the text's coordinates.
  public struct Piece: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
      /// Glyphs in the paint of the run.
      case glyphs(GlyphRun)
      /// A glyph in several colours: its layers, the lowest first. The first one carries the text.
      case layers([Layer])
      /// The replacement of a character missing in all faces.
      case box(MissingBox)
      /// A picture on the line, and the characters that it stands for.
      case image(ImageResource, CGRect, text: String)
    }

    /// A glyph and its colour; nil for the text's.
    public struct Layer: Hashable, Sendable {
      /// The glyph at its position.
      public var run: GlyphRun
      /// Nil for the text's paint.
      public var color: RGBA?

      public init(run: GlyphRun, color: RGBA?) { (self.run, self.color) = (run, color) }
    }

    /// The glyphs or the picture.
    public var content: Content
    /// The index of the paragraph's run.
    public var run: Int
    /// The edges of the piece on the line.
    public var minX, maxX: CGFloat

    public init(content: Content, run: Int, minX: CGFloat, maxX: CGFloat) {
      (self.content, self.run, self.minX, self.maxX) = (content, run, minX, maxX)
    }
  }
}

/// The result of looking up a symbol.
public struct SymbolLookup: Hashable, Sendable {
  /// Nil when the name is unknown.
  public var symbol: Symbol?
  /// Known names near an unknown one, the nearest first.
  public var suggestions: [String]

  public init(symbol: Symbol?, suggestions: [String] = []) {
    (self.symbol, self.suggestions) = (symbol, suggestions)
  }

  public struct Symbol: Hashable, Sendable {
    /// Its origin is the start of the baseline within `size`.
    public var run: GlyphRun
    /// The width and height of the symbol, in points.
    public var size: CGSize
    /// From the top of `size`.
    public var baseline: CGFloat

    public init(run: GlyphRun, size: CGSize, baseline: CGFloat) {
      (self.run, self.size, self.baseline) = (run, size, baseline)
    }
  }
}
