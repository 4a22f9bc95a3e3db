import Kumihan

/// Adds soft hyphens to words longer than a line, for the engine to break at.
///
/// By the patterns of the language, where they are known; else before a consonant followed by a vowel,
/// where syllables of European languages usually begin, else before any consonant between vowels. Only
/// Latin, Greek and Cyrillic words have hyphens, and of these not addresses and numbers.
enum SoftHyphens {
  private static let mark: Character = "\u{AD}"

  /// The quality of a division between two letters.
  private enum Quality: Int, Comparable {
    case beforeConsonant, beforeSyllable

    static func < (a: Quality, b: Quality) -> Bool { a.rawValue < b.rawValue }
  }

  /// - Parameter width: Of a line, in ems.
  static func divided(_ words: String, width: CGFloat, ruler: any TextRuler) -> String {
    guard ruler.width(words, .bold) > width else { return words }
    var result = ""
    var start = words.startIndex
    for index in words.indices where words[index].isWhitespace {
      result += divided(word: words[start..<index], width, ruler)
      result.append(words[index])
      start = words.index(after: index)
    }
    return result + divided(word: words[start...], width, ruler)
  }

  /// Words too long for most lines with marks where their syllables begin, for lines of any width. By
  /// patterns no two letters stand alone: there is room for more.
  ///
  /// - Parameter patterns: Of the language; nil for none.
  static func marked(_ words: String, _ patterns: HyphenPatterns? = nil) -> String {
    words.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.count > longest, !word.contains(where: isOfNoWord) else { return String(word) }
      let letters = Array(word)
      let ends =
        patterns.map { places(in: letters, $0).filter { 3...letters.count - 3 ~= $0 } }
        ?? (2..<letters.count - 1).filter { quality(letters, $0) == .beforeSyllable }
      return parts(of: letters, at: ends).joined(separator: String(mark))
    }.joined(separator: " ")
  }

  /// The letters of a word that most lines hold.
  private static let longest = 9

  /// Marks around a word, such as quotes and a colon, are not part of it.
  private static func divided(
    word: Substring, _ width: CGFloat, _ ruler: any TextRuler
  ) -> String {
    guard ruler.width(String(word), .bold) > width,
      let first = word.firstIndex(where: \.isLetter),
      let last = word.lastIndex(where: \.isLetter),
      first > word.startIndex || word.index(after: last) < word.endIndex,
      !word.contains(where: { "/\\@_=#".contains($0) })
    else { return divided(bare: word, width, ruler) }
    return word[..<first] + divided(bare: word[first...last], width - 0.01, ruler)
      + word[word.index(after: last)...]
  }

  private static func divided(
    bare word: Substring, _ width: CGFloat, _ ruler: any TextRuler
  ) -> String {
    guard word.count > 3, !word.contains(where: isOfNoWord),
      ruler.width(String(word), .bold) > width
    else {
      return String(word)
    }
    let letters = Array(word)
    if let patterns = ruler.hyphens, letters.allSatisfy(patterns.knows) {
      return parts(of: letters, at: places(in: letters, patterns)).joined(separator: String(mark))
    }
    let hyphen = ruler.width("-", .bold)
    let places = (2..<letters.count - 1).compactMap { place in
      quality(letters, place).map { (place: place, quality: $0) }
    }
    // The fewest kinds of places that let every part fit on a line.
    var parts = [String(word)]
    for least in [Quality.beforeSyllable, .beforeConsonant] {
      let ends = places.filter { $0.quality >= least }.map(\.place)
      parts = Self.parts(of: letters, at: ends)
      if !ends.isEmpty, parts.allSatisfy({ ruler.width($0, .bold) + hyphen <= width }) { break }
    }
    // A part that is still too long ends its line with an ellipsis.
    return parts.joined(separator: String(mark))
  }

  /// Letters of addresses, and of words that are already divided.
  private static func isOfNoWord(_ letter: Character) -> Bool {
    letter.isNumber || letter == mark || "/\\@:_=#".contains(letter)
  }

  /// The places of a language's patterns in each run of letters.
  private static func places(in letters: [Character], _ patterns: HyphenPatterns) -> [Int] {
    var places: [Int] = []
    var start = 0
    while start < letters.count {
      let run = letters[start...].prefix(while: hasHyphens)
      places += patterns.places(in: Array(run)).map { start + $0 }
      start += max(run.count, 1)
    }
    return places
  }

  private static func parts(of letters: [Character], at ends: [Int]) -> [String] {
    zip([0] + ends, ends + [letters.count]).map { String(letters[$0..<$1]) }
  }

  /// Nil where a hyphen would be wrong.
  private static func quality(_ letters: [Character], _ place: Int) -> Quality? {
    let (before, after) = (letters[place - 1], letters[place])
    guard hasHyphens(before), hasHyphens(after), hasHyphens(letters[place - 2]),
      hasHyphens(letters[place + 1])
    else { return nil }
    // A dash inside parts two words.
    let head = letters[..<place].reversed().prefix(while: \.isLetter)
    let tail = letters[place...].prefix(while: \.isLetter)
    guard head.contains(where: isVowel), tail.contains(where: isVowel),
      !isVowel(after) || after == "y",
      // `th`, `ch`, `ph`, `sh` and `sch` are one sound.
      after != "h" || isVowel(before), before != "s" || !tail.starts(with: "ch")
    else { return nil }
    let length = tail.starts(with: "sch") ? 3 : tail.dropFirst().first == "h" ? 2 : 1
    let sound = tail.dropFirst(length).first
    return sound.map(isVowel) ?? false ? .beforeSyllable : .beforeConsonant
  }

  /// Latin, Greek and Cyrillic letters.
  private static func hasHyphens(_ letter: Character) -> Bool {
    guard letter.isLetter, let value = letter.unicodeScalars.first?.value else { return false }
    return value < 0x530 || 0x1E00...0x1FFF ~= value
  }

  private static func isVowel(_ letter: Character) -> Bool {
    guard let base = String(letter).decomposedStringWithCanonicalMapping.first else { return false }
    let bare = base.unicodeScalars.first.map(Character.init) ?? base
    return "aeiouyæøœıαεηιουωаеёиоуыэюяіїє".contains(bare.lowercased())
  }
}
