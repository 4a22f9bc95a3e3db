import Foundation

/// Reads what a link leads to, and characters by name.
struct MarkdownAddress {
  typealias Token = InlineMarkdown.Token

  private let source: [Token]
  private(set) var position: Int

  /// No address or title is longer; hostile texts would be read over and over.
  private static let limit = 2048

  init(_ source: [Token], at position: Int) { (self.source, self.position) = (source, position) }

  private var next: Character? {
    guard position < source.count, case .character(let character) = source[position] else {
      return nil
    }
    return character
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while next?.isWhitespace ?? false { position += 1 }
  }

  /// `(address "title")`; the title is of no use in a picture.
  mutating func inParentheses() -> [Token]? {
    guard take("(") else { return nil }
    skipBlanks()
    guard let address = next == "<" ? quoted("<", ">") : bare() else { return nil }
    skipBlanks()
    if let mark = next, mark == "\"" || mark == "'" || mark == "(" {
      guard quoted(mark, mark == "(" ? ")" : mark) != nil else { return nil }
      skipBlanks()
    }
    return take(")") ? address : nil
  }

  private mutating func quoted(_ open: Character, _ close: Character) -> [Token]? {
    guard take(open) else { return nil }
    var tokens: [Token] = []
    while position < source.count, tokens.count < Self.limit {
      if take(close) { return tokens }
      if take("\\"), position == source.count { return nil }
      tokens.append(source[position])
      position += 1
    }
    return nil
  }

  /// An address without spaces; parentheses within it must match.
  private mutating func bare() -> [Token]? {
    var tokens: [Token] = []
    var depth = 0
    while position < source.count, tokens.count < Self.limit {
      if let character = next {
        if character.isWhitespace { break }
        if character == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if character == "(" { depth += 1 }
        if character == "\\", position + 1 < source.count,
          case .character(let escaped) = source[position + 1], escaped.isPunctuation
        {
          position += 1
        }
      }
      tokens.append(source[position])
      position += 1
    }
    return depth == 0 && tokens.count < Self.limit ? tokens : nil
  }

  /// `<scheme:address>` or `<name@place>`.
  mutating func inAngles() -> (words: [Token], link: [Token])? {
    guard let words = quoted("<", ">"),
      !words.contains(where: { $0.isBlank || $0 == .character("<") })
    else { return nil }
    let scheme = words.prefix { token in
      guard case .character(let character) = token else { return false }
      return character.isASCII
        && (character.isLetter || character.isNumber || "+-.".contains(character))
    }
    if (2...32).contains(scheme.count), words.dropFirst(scheme.count).first == .character(":") {
      return (words, words)
    }
    let parts = words.split(separator: .character("@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(.character(".")) else {
      return nil
    }
    return (words, "mailto:".map { .character($0) } + words)
  }

  private static let named: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—",
    "times": "×", "middot": "·", "bull": "•", "shy": "\u{AD}",
  ]

  /// `&amp;`, `&#38;` or `&#x26;`.
  mutating func entity() -> Character? {
    guard take("&") else { return nil }
    var name = ""
    while let character = next, name.count < 10, character != ";" {
      name.append(character)
      position += 1
    }
    guard take(";") else { return nil }
    guard name.first == "#" else { return Self.named[name] }
    let digits = name.dropFirst()
    let code =
      digits.lowercased().first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { Unicode.Scalar($0) }.map { $0 == "\0" ? "\u{FFFD}" : Character($0) }
  }
}

extension InlineMarkdown.Token {
  fileprivate var isBlank: Bool {
    if case .character(let character) = self { character.isWhitespace } else { false }
  }
}
