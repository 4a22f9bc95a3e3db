public import Foundation
public import KumihanDrawing

/// Text with attributes and the rules for setting it.
public struct Paragraph: Hashable, Sendable {
  /// The runs of text in order.
  public var runs: [TextRun]
  /// The rules for the whole of it.
  public var style: ParagraphStyle

  public init(runs: [TextRun], style: ParagraphStyle = ParagraphStyle()) {
    (self.runs, self.style) = (runs, style)
  }

  /// The text of all runs.
  public var text: String { runs.reduce(into: "") { $0 += $1.text } }
}

/// A stretch of text with one set of attributes.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The requested font; faces of the fallback chain serve characters that it lacks.
  public var font: FontRequest
  /// Added after every glyph but the last, in points; switches ligatures off.
  public var kerning: CGFloat
  /// Added after every glyph, in points; overrides kerning.
  public var tracking: CGFloat
  /// Raises (positive) or lowers the run, in points.
  public var baselineOffset: CGFloat
  /// Nil for none.
  public var underline: TextLine?
  /// Nil for none.
  public var strikethrough: TextLine?
  /// Drawn behind the run's part of each line.
  public var background: RGBA?
  /// The address of the run's link; nil for none.
  public var link: String?
  /// The run's index into the caller's paints, passed through by the text engine.
  public var ink: TextInk
  /// A picture in place of glyphs; `text` is then one U+FFFC.
  public var attachment: TextAttachment?

  public init(
    text: String, font: FontRequest, kerning: CGFloat = 0, tracking: CGFloat = 0,
    baselineOffset: CGFloat = 0, underline: TextLine? = nil, strikethrough: TextLine? = nil,
    background: RGBA? = nil, link: String? = nil, ink: TextInk = .first,
    attachment: TextAttachment? = nil
  ) {
    self.text = text
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
    self.link = link
    self.ink = ink
    self.attachment = attachment
  }
}

/// The index of a paint in the list that comes with a paragraph. Only the list's owner makes more
/// than the first.
public struct TextInk: Hashable, Sendable {
  package var index: Int32

  package init(index: Int32) { self.index = index }

  /// The only paint of plain text.
  public static let first = TextInk(index: 0)
}

/// A line under or through text.
public struct TextLine: Hashable, Sendable {
  public enum Pattern: Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  /// Solid, dotted or dashed.
  public var pattern: Pattern
  /// Nil for the text's paint.
  public var color: RGBA?

  public init(pattern: Pattern = .solid, color: RGBA? = nil) {
    (self.pattern, self.color) = (pattern, color)
  }
}

/// A picture set like a glyph.
public enum TextAttachment: Hashable, Sendable {
  /// A symbol of the icon font, in the run's font.
  case symbol(String)
  /// An image of the given size in points, on the baseline.
  case image(ImageResource, CGSize)
}

/// The rules for setting a paragraph.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case leading, center, trailing, justified }
  public enum Truncation: Hashable, Sendable { case head, middle, tail }
  /// The replacement for a character missing in all faces.
  public enum MissingGlyphPolicy: Hashable, Sendable { case box, skip }

  /// Of the lines within the text's width.
  public var alignment: Alignment
  /// Added between lines, in points.
  public var lineSpacing: CGFloat
  /// The maximum number of lines, at least 1; nil for no limit.
  public var lineLimit: Int?
  /// The minimum height of the text, in lines.
  public var reservedLines: Int
  /// The end that is cut when the text exceeds its lines.
  public var truncation: Truncation
  /// The text may shrink down to this factor before it is truncated; 0 to 1.
  public var minimumScaleFactor: CGFloat
  /// Whether letters may move closer before text is cut.
  public var allowsTightening: Bool
  /// Whether a word that is longer than the line stays in one piece and exceeds it.
  public var keepsWords: Bool
  /// The direction of the paragraph, which determines the sides and the order of mixed text.
  public var isRightToLeft: Bool
  /// BCP 47, for shaping and line breaking.
  public var language: String
  /// The replacement for a character missing in all faces.
  public var missingGlyphs: MissingGlyphPolicy

  public init(
    alignment: Alignment = .leading, lineSpacing: CGFloat = 0, lineLimit: Int? = nil,
    reservedLines: Int = 0, truncation: Truncation = .tail, minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false, keepsWords: Bool = false, isRightToLeft: Bool = false,
    language: String = "en", missingGlyphs: MissingGlyphPolicy = .box
  ) {
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.keepsWords = keepsWords
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.missingGlyphs = missingGlyphs
  }
}
