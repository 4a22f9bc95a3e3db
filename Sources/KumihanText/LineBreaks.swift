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
      found = offsets
      return offsets
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
