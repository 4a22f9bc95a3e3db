/// One layer of a picture in the icon font.
public struct SymbolLayer: Hashable, Sendable {
  /// The number of the glyph in the icon font.
  public var glyph: UInt32
  /// The layer's character in the icon font.
  public var character: Unicode.Scalar
  /// From 1, the most important, to 3.
  public var level: Int
  /// The name of its colour, for multicolour drawing; nil for the foreground's.
  public var color: String?
  /// Whether a variable value dims it.
  public var isVariable: Bool

  public init(
    glyph: UInt32, character: Unicode.Scalar, level: Int, color: String? = nil,
    isVariable: Bool = false
  ) {
    (self.glyph, self.character, self.level) = (glyph, character, level)
    (self.color, self.isVariable) = (color, isVariable)
  }
}
