public import Foundation

/// A request for a font, with the environment applied; the font book finds the faces.
public struct FontRequest: Hashable, Sendable {
  /// The four designs of the system font.
  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`, rounded, serif, monospaced
  }

  public enum Family: Hashable, Sendable {
    /// The system font in a design, whose family the font book determines.
    case system(Design)
    /// A family by its name, without regard to letter case.
    case named(String)
  }

  /// Typographic features that can be requested.
  public struct Features: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Figures of one width (`tnum`).
    public static let monospacedDigits = Features(rawValue: 1)
    public static let lowercaseSmallCaps = Features(rawValue: 2)
    public static let uppercaseSmallCaps = Features(rawValue: 4)
  }

  /// The drawing of characters with emoji presentation.
  public enum EmojiStyle: Hashable, Sendable, CaseIterable {
    /// In their own colours.
    case color
    /// As glyphs, in the text's paint.
    case outline
  }

  /// The family of the face.
  public var family: Family
  /// Points per em, in SwiftUI's sense; the font book may draw a face smaller or larger so that its
  /// capitals match the system font's.
  public var size: CGFloat
  /// 100 (ultra-light) to 900 (black), as in CSS.
  public var weight: Int
  /// Whether the face is slanted, or an upright one is slanted.
  public var isItalic: Bool
  /// In per cent of the normal width, as in CSS: 50 to 200.
  public var width: Int
  /// The enabled OpenType features.
  public var features: Features
  /// Space between lines beyond the line height, in points: text styles have it.
  public var leading: CGFloat
  /// The drawing of emoji.
  public var emoji: EmojiStyle

  public init(
    family: Family = .system(.default), size: CGFloat = 17, weight: Int = 400,
    isItalic: Bool = false, width: Int = 100, features: Features = [], leading: CGFloat = 0,
    emoji: EmojiStyle = .color
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.features = features
    self.leading = leading
    self.emoji = emoji
  }
}

/// The vertical measures of a font at its size, in points, all positive.
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline, below it, between lines; heights of capitals and of a small x.
  public var ascent, descent, leading, capHeight, xHeight: CGFloat
  /// Offset below the baseline, and thickness, of an underline.
  public var underlinePosition, underlineThickness: CGFloat

  /// Ascent and descent together, without leading.
  public var lineHeight: CGFloat { ascent + descent }

  public init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    underlinePosition: CGFloat, underlineThickness: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }
}
