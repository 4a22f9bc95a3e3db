/// Parts text where more marks follow each other than any writing needs: shaping a stretch of marks
/// takes time by the square of its length.
enum MarkPieces {
  /// Unicode's stream-safe text has at most 30 marks in a row.
  static let greatestCount = 256

  /// The stretches to be shaped one by one, nearly always the range itself.
  static func of(_ utf8: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    // A mark has at least two bytes.
    guard range.count > 2 * greatestCount else { return [range] }
    var pieces: [Range<Int>] = []
    var (start, marks) = (range.lowerBound, 0)
    var index = range.lowerBound
    while index < range.upperBound {
      let width = width(utf8[index])
      // No character of one byte is a mark.
      if width > 1, isMark(utf8[index..<min(index + width, range.upperBound)]) {
        marks += 1
        if marks > greatestCount {
          pieces.append(start..<index)
          (start, marks) = (index, 1)
        }
      } else {
        marks = 0
      }
      index += width
    }
    return pieces + [start..<range.upperBound]
  }

  private static func width(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  private static func isMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
