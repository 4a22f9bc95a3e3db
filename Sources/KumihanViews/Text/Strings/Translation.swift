import Foundation

/// The translation of a key in one language.
struct Translation: Hashable, Sendable {
  var words: Words
  /// The parts of the text that depend on other numbers, by the name in `%#@name@`.
  var substitutions: [String: Substitution] = [:]

  /// A text, or one for each plural form.
  indirect enum Words: Hashable, Sendable {
    case text(String)
    /// By CLDR's names: zero, one, two, few, many, other.
    case plural([String: Words])
  }

  struct Substitution: Hashable, Sendable {
    /// The argument it counts, from 1; nil for the next.
    var argument: Int?
    /// Such as `lld`.
    var specifier: String
    var words: Words
  }
}

extension Translation.Words {
  /// The text for a number; `form` is the language's plural form of it. A catalogue's form for zero
  /// has precedence in languages without one.
  func text(for number: Double?, form: (Double) -> String) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      let number = number ?? 0
      let own = number == 0 ? forms["zero"] : nil
      let words = own ?? forms[form(number)] ?? forms["other"]
      return words?.text(for: number, form: form) ?? ""
    }
  }
}
