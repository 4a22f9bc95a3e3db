/// Cuts Swift into tokens, comments and string literals; code inside an interpolation counts as code.
///
/// Regex literals are read as punctuation, which is near enough for word rules.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  private(set) var tokens: [Token] = []
  private(set) var comments: [Comment] = []
  private(set) var literals: [Literal] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func scan() {
    while index < bytes.count { scanOne() }
  }

  private mutating func scanOne() {
    if starts(with: "//") {
      scanLineComment()
    } else if starts(with: "/*") {
      scanBlockComment()
    } else if let hashes = hashesBeforeQuote() {
      scanLiteral(hashes: hashes)
    } else if Self.isWord(bytes[index]) {
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      tokens.append(Token(text: text(start..<index), line: line))
    } else {
      if bytes[index] > UInt8(ascii: " ") {
        tokens.append(Token(text: text(index..<index + 1), line: line))
      }
      advance()
    }
  }

  private mutating func scanLineComment() {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    comments.append(Comment(text: stripped(start..<index), line: line))
  }

  private mutating func scanBlockComment() {
    var depth = 0
    var start = index
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        if bytes[index] == UInt8(ascii: "\n") {
          comments.append(Comment(text: stripped(start..<index), line: line))
          start = index + 1
        }
        advance()
      }
    } while depth > 0 && index < bytes.count
    comments.append(Comment(text: stripped(start..<index), line: line))
  }

  /// The number of `#` when a string literal starts here.
  private func hashesBeforeQuote() -> Int? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - index : nil
  }

  private mutating func scanLiteral(hashes: Int) {
    let firstLine = line
    index += hashes
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    index += quotes
    let close = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)

    var pieces: [String] = []
    var start = index
    while index < bytes.count, !starts(with: close) {
      guard starts(with: escape) else {
        advance()
        continue
      }
      let end = index
      index += escape.utf8.count
      if starts(with: "(") {
        pieces.append(text(start..<end))
        scanInterpolation()
        start = index
      } else if index < bytes.count {
        advance()
      }
    }
    pieces.append(text(start..<index))
    index = min(index + close.utf8.count, bytes.count)
    literals.append(Literal(pieces: pieces, line: firstLine))
  }

  private mutating func scanInterpolation() {
    var depth = 0
    repeat {
      if starts(with: "(") { depth += 1 }
      if starts(with: ")") { depth -= 1 }
      scanOne()
    } while depth > 0 && index < bytes.count
  }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private func starts(with prefix: String) -> Bool {
    bytes[index...].starts(with: prefix.utf8)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func stripped(_ range: Range<Int>) -> String {
    var text = text(range)[...]
    if let marker = ["///", "//", "/**", "/*", "*/"].first(where: { text.hasPrefix($0) }) {
      text = text.dropFirst(marker.count)
    }
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    return String(text)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
