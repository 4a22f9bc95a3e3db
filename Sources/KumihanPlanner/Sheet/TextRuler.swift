import Kumihan

/// Tells how much room words take on a page, as they will be drawn there.
///
/// Lengths are in ems: points for text of one point. Faces grow evenly, so they hold for all sizes.
package protocol TextRuler: Sendable {
  /// How wide words are on one line.
  func width(_ words: String, _ weight: PageText.Weight) -> CGFloat

  /// How high a line with all of these words is; that of a face's own line for none.
  func lineHeight(_ words: String) -> CGFloat

  /// The lines that words in bold are broken into.
  func lines(_ words: String, width: CGFloat) -> [MeasuredLine]
}

extension PageText.Weight {
  var font: Font.Weight {
    switch self {
    case .medium: .medium
    case .bold: .bold
    case .heavy: .heavy
    }
  }
}

extension PageText {
  /// The font of a page's words.
  static func font(size: CGFloat, weight: Weight) -> Font {
    .system(size: size, weight: weight.font, design: .rounded).monospacedDigit()
  }
}
