package import KumihanCalendar

/// Where a language divides words: patterns found by their letters (F. Liang, Word Hy-phen-a-tion by
/// Com-put-er, 1983).
package struct HyphenPatterns: Hashable, Sendable {
  /// Sorted by letters, parted by spaces or line ends: `.absD3` raises the place before the fourth
  /// sign of `.abs` (D) to 3. Points are the ends of a word.
  private let table: String
  /// The least letters before the first and after the last hyphen.
  private let least: (before: Int, after: Int)

  package static let german = HyphenPatterns(germanTable, least: (2, 2))
  package static let english = HyphenPatterns(englishTable, least: (2, 3))

  private init(_ table: String, least: (before: Int, after: Int)) {
    (self.table, self.least) = (table, least)
  }

  package static func == (a: HyphenPatterns, b: HyphenPatterns) -> Bool { a.table == b.table }
  package func hash(into hasher: inout Hasher) { hasher.combine(table.utf8.count) }

  /// The places in a word, each the number of letters before it, in order. Letters are of one
  /// scalar each; words with others have none.
  func places(in letters: [Character]) -> [Int] {
    guard letters.count >= least.before + least.after else { return [] }
    var bytes = [UInt8(ascii: ".")]
    // Where each sign begins, the points among them.
    var starts = [0]
    for letter in letters {
      let small = letter.lowercased()
      guard small.unicodeScalars.count == 1 else { return [] }
      starts.append(bytes.count)
      bytes += small.utf8
    }
    starts += [bytes.count, bytes.count + 1]
    bytes.append(UInt8(ascii: "."))
    var levels = Array(repeating: UInt8(0), count: starts.count)
    let records = table.utf8.span
    for first in 0..<starts.count - 1 {
      var low = 0
      for end in first + 1..<starts.count {
        let key = bytes[starts[first]..<starts[end]]
        low = Self.firstRecord(from: key, in: records, after: low)
        let (isEqual, next) = Self.match(key, at: low, in: records)
        if isEqual { Self.raise(&levels, from: first, at: next, in: records) }
        // No pattern begins with these letters.
        if next < 0 { break }
      }
    }
    return (least.before...letters.count - least.after).filter { levels[$0 + 1] % 2 == 1 }
  }

  /// Whether the languages of the patterns have such a letter or sign: of European text in Latin letters.
  func knows(_ letter: Character) -> Bool {
    letter.unicodeScalars.allSatisfy { scalar in
      scalar.value < 0x250 || 0x1E00...0x1EFF ~= scalar.value || 0x2010...0x2026 ~= scalar.value
    }
  }

  private static func isGap(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  /// Whether a byte is a place of a pattern: a capital letter before its level.
  private static func isPlace(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }

  /// Whether a record's letters are a key, and where these end; less than 0 where they do not begin
  /// with it.
  private static func match(
    _ key: ArraySlice<UInt8>, at start: Int, in records: Span<UInt8>
  ) -> (isEqual: Bool, next: Int) {
    var place = start
    for byte in key {
      guard place < records.count, records[place] == byte else { return (false, -1) }
      place += 1
    }
    let isEqual = place == records.count || isPlace(records[place]) || isGap(records[place])
    return (isEqual, place)
  }

  /// The first record whose letters are not before a key.
  private static func firstRecord(
    from key: ArraySlice<UInt8>, in records: Span<UInt8>, after start: Int
  ) -> Int {
    var (low, high) = (start, records.count)
    while low < high {
      var middle = low + (high - low) / 2
      while middle > low, !isGap(records[middle - 1]) { middle -= 1 }
      if isBefore(middle, key, in: records) {
        while middle < records.count, !isGap(records[middle]) { middle += 1 }
        low = min(middle + 1, records.count)
      } else {
        high = middle
      }
    }
    return low
  }

  private static func isBefore(
    _ start: Int, _ key: ArraySlice<UInt8>, in records: Span<UInt8>
  ) -> Bool {
    var place = start
    for byte in key {
      guard place < records.count, !isPlace(records[place]), !isGap(records[place]) else {
        return true
      }
      if records[place] != byte { return records[place] < byte }
      place += 1
    }
    return false
  }

  private static func raise(
    _ levels: inout [UInt8], from first: Int, at start: Int, in records: Span<UInt8>
  ) {
    var place = start
    while place + 1 < records.count, isPlace(records[place]) {
      let index = first + Int(records[place] - 0x41)
      levels[index] = max(levels[index], records[place + 1] - 0x30)
      place += 2
    }
  }
}

extension DateLocale {
  /// Where the language divides words; nil where that is not known.
  package var hyphens: HyphenPatterns? {
    switch self {
    case .german: .german
    case .americanEnglish, .britishEnglish: .english
    case .swedish, .japanese, .vietnamese, .arabic, .french, .spanish, .korean, .thai, .hebrew,
      .hindi, .chinese:
      nil
    }
  }
}
