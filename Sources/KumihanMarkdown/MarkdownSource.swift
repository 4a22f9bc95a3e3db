/// A text in the form that the CommonMark parser takes, and back.
///
/// The parser knows blocks. To make it find exactly one paragraph, line breaks become form feeds,
/// white space too, and the text begins and ends with a wide space, which begins no block. Content
/// without a form in Markdown is written with code points that never occur in text.
struct MarkdownSource {
  private(set) var text = Self.margin

  /// Added before and after the text: white space, as at the beginning and end of a line.
  static let margin = "\u{2003}"
  static let attributeMark = mark(0x11)
  private static let lineBreak: Unicode.Scalar = "\u{C}"
  /// A value is this and four digits.
  private static let valueMark = mark(0)
  private static let firstDigit = mark(1)
  private static let (openMark, closeMark) = (mark(0x12), mark(0x13))
  /// Keeps `!` and `[` apart.
  private static let separator = mark(0x14)
  /// The maximum number of pictures parsed in a text; more are shown as written: the parser
  /// compares every link with every picture that is open before it.
  private static let mostPictures = 1000

  /// One of the noncharacters, which Unicode reserves for use inside programs.
  private static func mark(_ number: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(0xFDD0 + number) ?? "\u{FFFD}"
  }

  init(_ tokens: [InlineMarkdown.Token]) {
    let ends = Self.attributes(in: tokens)
    var pictures = 0
    for (index, token) in tokens.enumerated() {
      switch token {
      case .value(let number): append(number)
      case .character(let character):
        switch ends[index] {
        case .bracket: text.unicodeScalars.append(contentsOf: [Self.attributeMark, "!"])
        case .open: text.unicodeScalars.append(contentsOf: ["(", "<", Self.openMark])
        case .close: text.unicodeScalars.append(contentsOf: [Self.closeMark, ">", ")"])
        case nil: append(character)
        }
        if character == "!" || ends[index] == .bracket, index + 1 < tokens.count,
          tokens[index + 1] == .character("[")
        {
          pictures += 1
          if pictures > Self.mostPictures { text.unicodeScalars.append(Self.separator) }
        }
      }
    }
    text += Self.margin
  }

  private mutating func append(_ character: Character) {
    if character == "\n" || character == "\r\n" || character == "\r" {
      text.unicodeScalars.append(Self.lineBreak)
      return
    }
    for scalar in character.unicodeScalars {
      // Noncharacters in a text would be taken for ours.
      text.unicodeScalars.append((0xFDD0...0xFDEF).contains(scalar.value) ? "\u{FFFD}" : scalar)
    }
  }

  private mutating func append(_ number: Int) {
    text.unicodeScalars.append(Self.valueMark)
    for shift in [12, 8, 4, 0] {
      let digit = UInt32(truncatingIfNeeded: number >> shift) & 15
      text.unicodeScalars.append(Self.mark(1 + digit))
    }
  }

  private enum Part { case bracket, open, close }

  /// The positions of `^[words](attributes)`: the `^` before the bracket, and the parentheses.
  ///
  /// They are passed to the parser as pictures, which may contain links, with an address in angles,
  /// which may contain blanks. Where one turns out to be none, the result has no trace of this.
  private static func attributes(in tokens: [InlineMarkdown.Token]) -> [Int: Part] {
    var parts: [Int: Part] = [:]
    var brackets: [Int?] = []
    var index = 0
    func sign(_ index: Int) -> Character? {
      guard index < tokens.count, case .character(let character) = tokens[index] else { return nil }
      return character
    }
    // The usual case, without a caret, needs no work.
    guard tokens.contains(.character("^")) else { return parts }
    var nextClose = 0
    while index < tokens.count {
      switch sign(index) {
      case "\\": index += 1
      case "^" where sign(index + 1) == "[":
        brackets.append(index)
        index += 1
      case "[": brackets.append(nil)
      case "]":
        guard let caret = brackets.popLast() ?? nil, sign(index + 1) == "(" else { break }
        nextClose = max(nextClose, index + 2)
        while nextClose < tokens.count, sign(nextClose) != ")" { nextClose += 1 }
        guard nextClose < tokens.count else { break }
        let inner = tokens[(index + 2)..<nextClose]
        guard !inner.contains(where: { "<>\\\n".map(InlineMarkdown.Token.character).contains($0) })
        else { break }
        (parts[caret], parts[index + 1], parts[nextClose]) = (.bracket, .open, .close)
        index = nextClose
      default: break
      }
      index += 1
    }
    return parts
  }

  /// The attributes encoded in an address of the parser's; nil for other addresses.
  static func attributes(of address: String) -> String? {
    guard address.unicodeScalars.first == openMark else { return nil }
    let scalars = address.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != openMark }
    return String(String.UnicodeScalarView(scalars.filter { $0 != closeMark }))
  }

  /// The tokens of a piece of the parser's text.
  static func tokens(of piece: String, isCode: Bool = false) -> [InlineMarkdown.Token] {
    var tokens: [InlineMarkdown.Token] = []
    var run = String.UnicodeScalarView()
    var digits: (left: Int, number: Int) = (0, 0)
    func flush() {
      tokens += String(run).map { .character($0) }
      run = .init()
    }
    var rest = piece.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case valueMark:
        flush()
        digits = (4, 0)
      case _ where digits.left > 0:
        digits = (digits.left - 1, digits.number << 4 | Int(scalar.value - firstDigit.value))
        if digits.left == 0 { tokens.append(.value(digits.number)) }
      case separator: break
      case lineBreak: run.append(isCode ? " " : "\n")
      case attributeMark:
        run.append("^")
        if rest.first == "!" { rest.removeFirst() }
      case "<" where rest.first == openMark: rest.removeFirst()
      case closeMark: if rest.first == ">" { rest.removeFirst() }
      default: run.append(scalar)
      }
    }
    flush()
    // The parser has done this for spaces, but not for line breaks.
    let space = InlineMarkdown.Token.character(" ")
    if isCode, tokens.count > 1, tokens.first == space, tokens.last == space,
      piece.unicodeScalars.first == lineBreak || piece.unicodeScalars.last == lineBreak,
      tokens.contains(where: { $0 != space })
    {
      return Array(tokens.dropFirst().dropLast())
    }
    return tokens
  }
}
