package import KumihanDrawing

/// Opens font faces and provides facts about characters.
package protocol ShapingLibrary: Sendable {
  func open(_ id: FontFaceID) throws(FontError) -> any FontFace
  /// Whether a packed font has a character, found without unpacking the rest of it; nil for any other file.
  func packedCharacters(of file: String) -> (@Sendable (Unicode.Scalar) -> Bool)?
  /// ISO 15924, four letters in one number; "Zyyy" and "Zinh" for characters of any script.
  func script(of scalar: Unicode.Scalar) -> UInt32
  /// The one character that replaces two, by canonical composition.
  func composition(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar?
}

/// The Unicode algorithms over whole texts.
package protocol TextAnalyzer: Sendable {
  /// The line breaks allowed in a text without line ends (UAX #14), as byte offsets in ascending
  /// order, without start and end.
  func lineBreaks(in utf8: [UInt8], language: String) -> [Int]
  /// The embedding level of every byte (UAX #9). The paragraph has the direction of its first
  /// strong character, or the given one when there is none.
  func bidi(_ utf8: [UInt8], defaultsToRightToLeft: Bool) -> BidiLevels
  /// A script's English name by its ISO 15924 code; nil when unknown.
  func scriptName(_ code: String) -> String?
  /// As in `TextEngine`.
  func pluralForm(of number: Double, language: String) -> String
  /// As in `TextEngine`.
  func string(of quantities: [Quantity], width: Quantity.Width, locale: String) -> String?
}

package struct BidiLevels: Hashable, Sendable {
  package var base: UInt8
  /// One for every byte, or none when every level is the base.
  package var levels: [UInt8]

  package init(base: UInt8, levels: [UInt8] = []) {
    (self.base, self.levels) = (base, levels)
  }
}
