import Foundation

/// A language that nobody reads, which shows what translations will do to a layout: that of CLDR's
/// regions XA, accented and longer, and XB, written backwards.
enum PseudoLanguage {
  case accented, mirrored

  /// Nil for languages that somebody reads.
  init?(_ locale: Locale) {
    let name = locale.identifier
    switch name.suffix(3) {
    case "_XA", "-XA": self = .accented
    case "_XB", "-XB": self = .mirrored
    default: return nil
    }
  }

  /// A part of a text. The addresses of Markdown's links stay, as translators leave them.
  func text(_ text: String) -> String {
    switch self {
    case .accented:
      var result = ""
      var isAddress = false
      var last: Character = " "
      for character in text {
        if character == "(", last == "]" { isAddress = true }
        if character == ")" { isAddress = false }
        result.append(isAddress ? character : Self.accents[character] ?? character)
        last = character
      }
      return result
    case .mirrored:
      // Marks of direction override that of the letters; they have no ink.
      return text.allSatisfy(\.isWhitespace) ? text : "\u{202E}\(text)\u{202C}"
    }
  }

  /// What stands before and after a text of so many letters: two fifths more of them, as English
  /// grows in German and Finnish, between marks that show where it is cut.
  func marks(letters: Int) -> (start: String, end: String) {
    guard self == .accented, letters > 0 else { return ("", "") }
    let count = (letters * 2 + 4) / 5
    let filling = String(String(repeating: "óñé ţŵö ", count: count / 6 + 1).prefix(count))
    return ("‹", " \(filling.trimmingCharacters(in: .whitespaces))›")
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklnoprstuwyzABCDEFGHIJKLNOPRSTUWYZ",
      "áƀçðéƒğĥíĵķļñöþřšţüŵýžÁƁÇÐÉƑĞĤÍĴĶĻÑÖÞŘŠŢÜŴÝŽ"))
}
