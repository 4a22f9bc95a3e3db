import KumihanDrawing
import Synchronization

/// Shaped words of alphabets, so that long texts shape each word once. A word ends with its spaces;
/// words that kern over the space between them count as one. Short texts are shaped whole.
final class WordCache: Sendable {
  private struct Key: Hashable {
    var face: FontFaceID
    var options: ShapingOptions
  }

  /// Unused tables: a task takes one out while it shapes.
  private let idle = Mutex<[Key: WordTable]>([:])

  /// The least length in bytes at which splitting a text into words pays off.
  private static let leastLength = 48

  func shape(
    _ face: any FontFace, _ utf8: [UInt8], _ range: Range<Int>, _ options: ShapingOptions
  ) -> [ShapedGlyph] {
    guard range.count >= Self.leastLength, !options.isRightToLeft,
      Script.isAlphabet(options.script)
    else { return face.shape(utf8, range, options) }
    let key = Key(face: face.id, options: options)
    var table = idle.withLock { $0.removeValue(forKey: key) } ?? WordTable()
    let glyphs = table.shape(face, utf8, range, options)
    idle.withLock { $0[key] = table }
    return glyphs
  }
}

/// The words of one face with one set of shaping options.
private struct WordTable: Sendable {
  /// Up to 31 bytes and their number.
  private struct Word: Hashable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var third: UInt64 = 0
    var fourth: UInt64 = 0

    static let limit = 31

    init(_ utf8: [UInt8], _ range: Range<Int>) {
      var offset = 0
      for index in range {
        let byte = UInt64(utf8[index]) << UInt64(offset & 7 * 8)
        switch offset >> 3 {
        case 0: first |= byte
        case 1: second |= byte
        case 2: third |= byte
        default: fourth |= byte
        }
        offset += 1
      }
      fourth |= UInt64(offset) << 56
    }
  }

  private var words: [Word: Range<Int32>] = [:]
  private var glyphs: ContiguousArray<ShapedGlyph> = []
  /// Whether a word that starts with these bytes shapes alike after a space and at the start.
  private var isApart: [UInt32: Bool] = [:]

  /// The maximum number of glyphs before the table is emptied.
  private static let limit = 1 << 19

  mutating func shape(
    _ face: any FontFace, _ utf8: [UInt8], _ range: Range<Int>, _ options: ShapingOptions
  ) -> [ShapedGlyph] {
    var result: [ShapedGlyph] = []
    result.reserveCapacity(range.count)
    var start = range.lowerBound
    while start < range.upperBound {
      let end = wordEnd(face, utf8, start..<range.upperBound, options)
      append(face, utf8, start..<end, options, shift: Int32(start - range.lowerBound), to: &result)
      start = end
    }
    return result
  }

  private mutating func append(
    _ face: any FontFace, _ utf8: [UInt8], _ range: Range<Int>, _ options: ShapingOptions,
    shift: Int32, to result: inout [ShapedGlyph]
  ) {
    guard range.count <= Word.limit else {
      for glyph in face.shape(utf8, range, options) { result.append(glyph.shifted(by: shift)) }
      return
    }
    let word = Word(utf8, range)
    var place = words[word]
    if place == nil {
      if glyphs.count > Self.limit { (words, glyphs) = ([:], []) }
      let start = Int32(glyphs.count)
      glyphs += face.shape(utf8, range, options)
      place = start..<Int32(glyphs.count)
      words[word] = place
    }
    guard let place else { return }
    for index in Int(place.lowerBound)..<Int(place.upperBound) {
      result.append(glyphs[index].shifted(by: shift))
    }
  }

  /// The end of the word with its spaces, where the next one does not depend on it.
  private mutating func wordEnd(
    _ face: any FontFace, _ utf8: [UInt8], _ range: Range<Int>, _ options: ShapingOptions
  ) -> Int {
    var index = range.lowerBound
    while true {
      while index < range.upperBound, utf8[index] != 0x20 { index += 1 }
      while index < range.upperBound, utf8[index] == 0x20 { index += 1 }
      if index == range.upperBound || startsApart(face, utf8, index, options) { return index }
    }
  }

  /// Shaping a space and the next character shows whether they interact.
  private mutating func startsApart(
    _ face: any FontFace, _ utf8: [UInt8], _ index: Int, _ options: ShapingOptions
  ) -> Bool {
    var end = index + 1
    while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
    let character = utf8[index..<end].reduce(0) { $0 << 8 | UInt32($1) }
    if let known = isApart[character] { return known }
    let pair = face.shape(utf8, index - 1..<end, options)
    let answer = pair.count > 1 && !pair.dropFirst().contains(where: \.isUnsafeToBreak)
    isApart[character] = answer
    return answer
  }
}

extension ShapedGlyph {
  fileprivate func shifted(by offset: Int32) -> ShapedGlyph {
    var glyph = self
    glyph.cluster += offset
    return glyph
  }
}
