import Kumihan

/// Measures words as they will be drawn on a page.
///
/// Lengths are in ems: points for text of one point. Faces scale linearly, so one size suffices.
package protocol TextRuler: Sendable {
  /// The width of words on one line, and the height of a line with all of them; for no words, the
  /// height of the face's own line.
  func size(_ words: String, _ weight: PageText.Weight) -> CGSize

  /// Where the letters of words on one line lie.
  func ink(_ words: String, _ weight: PageText.Weight) -> LineInk

  /// The lines of words in bold, broken at a width.
  func lines(_ words: String, width: CGFloat) -> [MeasuredLine]

  /// Where the language of the pages divides words; nil where that is not known.
  var hyphens: HyphenPatterns? { get }
}

extension TextRuler {
  package var hyphens: HyphenPatterns? { nil }

  package func width(_ words: String, _ weight: PageText.Weight) -> CGFloat {
    size(words, weight).width
  }

  package func lineHeight(_ words: String) -> CGFloat { size(words, .bold).height }

  /// Whether a line with these words differs from one of the face's own.
  package func isHigh(_ words: String, _ weight: PageText.Weight) -> Bool {
    // Latin letters and their marks are the face's own.
    if words.utf8.allSatisfy({ $0 < 0x80 }) || words.unicodeScalars.allSatisfy(\.isLatin) {
      return false
    }
    return abs(size(words, weight).height - size("", weight).height) > 0.01
  }

  /// How far words on one line have to be lowered in a frame of a height to stand as letters of the
  /// face's own do there, yet within it and clear of its border.
  ///
  /// A line of several scripts is as high as the highest needs; its middle is not that of its letters.
  package func drop(
    _ words: String, _ weight: PageText.Weight, in height: CGFloat, border: CGFloat
  ) -> CGFloat {
    guard isHigh(words, weight) else { return 0 }
    let (own, line) = (size("", weight).height, size(words, weight).height)
    let (ink, latin) = (ink(words, weight), ink("0", weight))
    let drop = latin.baseline - own / 2 - (ink.baseline - line / 2)
    // From the frame's top, on which a line is centred.
    let (top, bottom) = ((height - line) / 2 + ink.top, (height - line) / 2 + ink.bottom)
    let (least, most) = (border - top, height - border - bottom)
    return least > most ? (least + most) / 2 : min(max(drop, least), most)
  }
}

extension Unicode.Scalar {
  /// A letter, a digit or a mark of European text.
  fileprivate var isLatin: Bool {
    value < 0x250 || 0x1E00...0x1EFF ~= value || 0x2010...0x2026 ~= value
  }
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
