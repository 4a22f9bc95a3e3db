import Kumihan

/// Measures words as they will be drawn on a page.
///
/// Lengths are in ems: points for text of one point. Faces scale linearly, so one size suffices.
package protocol TextRuler: Sendable {
  /// The width of words on one line, and the height of a line with all of them; for no words, the
  /// height of the face's own line.
  func size(_ words: String, _ weight: PageText.Weight) -> CGSize

  /// The lines of words in bold, broken at a width.
  func lines(_ words: String, width: CGFloat) -> [MeasuredLine]
}

extension TextRuler {
  package func width(_ words: String, _ weight: PageText.Weight) -> CGFloat {
    size(words, weight).width
  }

  package func lineHeight(_ words: String) -> CGFloat { size(words, .bold).height }
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
