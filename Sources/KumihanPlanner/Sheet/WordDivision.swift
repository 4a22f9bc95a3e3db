package import KumihanViews

/// Where a word too long for a line is divided.
///
/// Without a dictionary of any language: after a mark within the word, else before a consonant
/// that a vowel follows, which is where syllables of European languages begin as a rule; else
/// anywhere between letters. Scripts that know no hyphen are divided without one.
package struct WordDivision: Hashable, Sendable {
  package let head: Substring
  /// The hyphen that the head needs, if any.
  package let mark: String

  /// Nil when not even one character fits.
  ///
  /// - Parameter ems: The room for the head and its hyphen.
  package init?(of word: Substring, ems: CGFloat) {
    let letters = Array(word)
    let hyphen = TextMeasure.width("-", size: 1)
    var best: (rank: Int, count: Int)?
    var width: CGFloat = 0
    for count in 1..<max(letters.count, 1) {
      width += TextMeasure.width(String(letters[count - 1]), size: 1)
      guard width <= ems else { break }
      let rank = Self.rank(letters, count)
      guard !Self.needsHyphen(rank) || width + hyphen <= ems else { continue }
      if rank >= best?.rank ?? 0 { best = (rank, count) }
    }
    guard let best else { return nil }
    head = word.prefix(best.count)
    mark = Self.needsHyphen(best.rank) ? "-" : ""
  }

  private static func needsHyphen(_ rank: Int) -> Bool { 2...4 ~= rank }

  /// How good it is to divide after so many letters, 0 to 5.
  private static func rank(_ letters: [Character], _ count: Int) -> Int {
    let (before, after) = (letters[count - 1], letters[count])
    if "-/_@.:+&)".contains(before), after.isLetter || after.isNumber { return 5 }
    guard hasHyphens(before), hasHyphens(after) else { return after.isLetter ? 1 : 0 }
    let (head, tail) = (letters[..<count], letters[count...])
    guard head.count > 1, tail.count > 1 else { return 0 }
    guard head.contains(where: isVowel), tail.contains(where: isVowel),
      !isVowel(after) || after == "y",
      // `th`, `ch`, `ph` and `sh` are one sound.
      after != "h" || isVowel(before)
    else { return 2 }
    let sound = tail.dropFirst(tail.dropFirst().first == "h" ? 2 : 1).first
    return sound.map(isVowel) ?? false ? 4 : 3
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
