import Foundation
import KumihanCalendar

/// The order of titles in a list: by letters without marks and case, with the letters that a language
/// has of its own at their places. Source: CLDR 44, root collation and its tailorings.
///
/// Made of plain data, so that a page does not depend on the machine's own locales.
struct TitleOrder {
  /// Letters of a language's own alphabet, by the letter they follow and their place after it.
  private let own: [Character: (after: Character, place: UInt32)]

  init(_ locale: DateLocale) {
    own =
      switch locale {
      case .swedish: ["å": ("z", 1), "ä": ("z", 2), "æ": ("z", 2), "ö": ("z", 3), "ø": ("z", 3)]
      case .spanish: ["ñ": ("n", 1)]
      case .vietnamese:
        [
          "ă": ("a", 1), "â": ("a", 2), "đ": ("d", 1), "ê": ("e", 1), "ô": ("o", 1), "ơ": ("o", 2),
          "ư": ("u", 1),
        ]
      default: [:]
      }
  }

  /// What titles are compared by; equal for titles that differ in marks and case alone.
  func key(_ title: String) -> [UInt32] {
    var key: [UInt32] = []
    // A vowel that is written before its consonant is said after it.
    var held: UInt32?
    for character in title.lowercased().precomposedStringWithCanonicalMapping {
      for (scalar, place) in letters(of: character) {
        let value = scalar.value << 2 | place
        if (0x0E40...0x0E44).contains(scalar.value) {
          held = value
          continue
        }
        key.append(value)
        if let vowel = held { key.append(vowel) }
        held = nil
      }
    }
    if let held { key.append(held) }
    return key
  }

  private func letters(of character: Character) -> [(Unicode.Scalar, UInt32)] {
    if let letter = own[character] { return letter.after.unicodeScalars.map { ($0, letter.place) } }
    // Tones stand on letters of the alphabet: ấ is â.
    if !own.isEmpty, let base = alphabetic(character) { return letters(of: base) }
    if let written = Self.written[character] { return written.unicodeScalars.map { ($0, 0) } }
    let parts = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    return parts.filter { $0.properties.generalCategory != .nonspacingMark }.map { scalar in
      // Both scripts of kana as one.
      let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
      return (isKatakana ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar, 0)
    }
  }

  /// The letter of the alphabet that a letter with one more mark is.
  private func alphabetic(_ character: Character) -> Character? {
    let parts = Array(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
    guard parts.count > 2 else { return nil }
    return parts.dropFirst().lazy.compactMap { mark -> Character? in
      var text = String.UnicodeScalarView([parts[0]])
      text.append(mark)
      let letter = Character(String(text).precomposedStringWithCanonicalMapping)
      return own[letter] == nil ? nil : letter
    }.first
  }

  /// Letters that are others with a stroke, or two in one.
  private static let written: [Character: String] = [
    "æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i",
  ]
}
