import Synchronization

/// The line breaks allowed in a segment, found when a line first does not fit.
final class LineBreaks: Sendable {
  private let analyzer: any TextAnalyzer
  private let language: String
  private let found = Mutex<[Int]?>(nil)

  init(analyzer: any TextAnalyzer, language: String) {
    (self.analyzer, self.language) = (analyzer, language)
  }

  /// Byte offsets in ascending order.
  func offsets(in utf8: [UInt8]) -> [Int] {
    found.withLock { found in
      if let found { return found }
      let offsets =
        LatinLineBreaks.offsets(in: utf8)
        ?? analyzer.lineBreaks(in: utf8, language: language)
        .filter { !HangulWords.isInside($0, of: utf8) }
      found = offsets
      return offsets
    }
  }
}

/// Korean has spaces between words, and iOS keeps them whole; the algorithm would break between any
/// two syllables.
enum HangulWords {
  /// Whether an offset lies within a word: between syllables, or one and a letter or figure.
  static func isInside(_ offset: Int, of utf8: [UInt8]) -> Bool {
    guard offset > 0, offset < utf8.count else { return false }
    var start = offset - 1
    while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    let (before, after) = (isHangul(at: start, in: utf8), isHangul(at: offset, in: utf8))
    return before && after || before && isPlain(utf8[offset]) || after && isPlain(utf8[start])
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// Syllables, and the letters that they are made of.
  private static func isHangul(at index: Int, in utf8: [UInt8]) -> Bool {
    guard index + 2 < utf8.count, utf8[index] & 0xF0 == 0xE0 else { return false }
    let scalar =
      UInt32(utf8[index] & 0x0F) << 12 | UInt32(utf8[index + 1] & 0x3F) << 6
      | UInt32(utf8[index + 2] & 0x3F)
    return switch scalar {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: true
    default: false
    }
  }
}

/// UAX #14 for plain Latin text, where its rules reduce to one: a line may break after spaces
/// before a letter or a figure. Anything beyond letters, figures, spaces and the marks that only
/// end words needs the whole algorithm.
enum LatinLineBreaks {
  private enum Kind {
    case word, space, ending
  }

  /// Byte offsets in ascending order, or nil for any other text.
  static func offsets(in utf8: [UInt8]) -> [Int]? {
    var breaks: [Int] = []
    var before = Kind.word
    var index = 0
    while index < utf8.count {
      guard let (kind, length) = kind(at: index, in: utf8) else { return nil }
      if before == .space, kind == .word, index > 0 { breaks.append(index) }
      before = kind
      index += length
    }
    return breaks
  }

  private static func kind(at index: Int, in utf8: [UInt8]) -> (Kind, length: Int)? {
    switch utf8[index] {
    case 0x20: return (.space, 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      return (.word, 1)
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "!"), UInt8(ascii: "?"):
      // Marks at the start of a word or within one have their own rules.
      let isAfterWord = index > 0 && utf8[index - 1] != 0x20
      let isBeforeSpace = index + 1 == utf8.count || utf8[index + 1] == 0x20
      return isAfterWord && isBeforeSpace ? (.ending, 1) : nil
    case 0xC3:
      // Letters from À to ÿ without the signs × and ÷.
      guard index + 1 < utf8.count, utf8[index + 1] != 0x97, utf8[index + 1] != 0xB7 else {
        return nil
      }
      return (.word, 2)
    case 0xC4, 0xC5: return (.word, 2)
    default: return nil
    }
  }
}
