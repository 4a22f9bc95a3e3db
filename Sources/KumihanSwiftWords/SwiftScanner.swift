/// Cuts the bytes of a Swift file into tokens and comments, without recursion.
struct SwiftScanner {
  /// A string literal whose end has not been reached yet.
  private struct OpenLiteral {
    let start: Int
    let line: Int
    let hashes: Int
    let quotes: Int
    /// The open brackets in the current interpolation.
    var depth = 0
  }

  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private var open: [OpenLiteral] = []
  private var last: SwiftTokens.Token?
  /// A `#/…/#` with at least this many hashes has no end in the rest of the file.
  private var unclosedHashes = Int.max

  private(set) var tokens: [SwiftTokens.Token] = []
  private(set) var code: [SwiftTokens.Token] = []
  private(set) var comments: [SwiftTokens.Comment] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    while at < bytes.count { step() }
    if let first = open.first { append(.literal, first.start, first.line, isInside: false) }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    at + offset < bytes.count ? bytes[at + offset] : 0
  }

  private func count(of sign: UInt8, from offset: Int, atMost limit: Int = .max) -> Int {
    var count = 0
    while count < limit, byte(offset + count) == sign { count += 1 }
    return count
  }

  private mutating func advance(_ count: Int = 1) {
    let end = min(at + count, bytes.count)
    while at < end {
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
  }

  private mutating func append(
    _ kind: SwiftTokens.Kind, _ start: Int, _ line: Int, isInside: Bool
  ) {
    let token = SwiftTokens.Token(kind: kind, range: start..<at, line: line)
    last = token
    if !isInside { tokens.append(token) }
    if kind != .literal { code.append(token) }
  }

  private mutating func step() {
    let first = byte()
    if first == UInt8(ascii: " ") || (9...13).contains(first) { return advance() }
    if first == UInt8(ascii: "/") {
      if byte(1) == UInt8(ascii: "/") { return skipLineComment() }
      if byte(1) == UInt8(ascii: "*") { return skipComment() }
    }
    let hashes = count(of: UInt8(ascii: "#"), from: 0)
    if byte(hashes) == UInt8(ascii: "\"") { return beginLiteral(hashes: hashes) }
    let (start, startLine) = (at, line)
    if let length = regexLength(hashes: hashes) {
      advance(length)
      return append(.literal, start, startLine, isInside: !open.isEmpty)
    }
    if hashes > 0 {
      for _ in 0..<hashes { appendSign() }
    } else if Self.isWord(first) {
      while Self.isWord(byte()) { at += 1 }
      append(.word, start, startLine, isInside: !open.isEmpty)
    } else if first == UInt8(ascii: "`") {
      repeat { at += 1 } while at < bytes.count && !"`\n".utf8.contains(byte())
      if byte() == UInt8(ascii: "`") { at += 1 }
      append(.word, start, startLine, isInside: !open.isEmpty)
    } else {
      appendSign()
    }
  }

  private mutating func appendSign() {
    let sign = byte()
    at += 1
    append(.sign, at - 1, line, isInside: !open.isEmpty)
    guard let index = open.indices.last else { return }
    if sign == UInt8(ascii: "(") { open[index].depth += 1 }
    if sign == UInt8(ascii: ")") {
      open[index].depth -= 1
      if open[index].depth == 0 { readText() }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipLineComment() {
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
    comments.append(SwiftTokens.Comment(range: start..<at, line: line))
  }

  /// Comments nest.
  private mutating func skipComment() {
    var (depth, start) = (0, at)
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
      } else {
        if byte() == UInt8(ascii: "\n") {
          comments.append(SwiftTokens.Comment(range: start..<at, line: line))
          start = at + 1
        }
        advance()
      }
    } while depth > 0 && at < bytes.count
    comments.append(SwiftTokens.Comment(range: start..<at, line: line))
  }

  private mutating func beginLiteral(hashes: Int) {
    let quotes = count(of: UInt8(ascii: "\""), from: hashes, atMost: 3) == 3 ? 3 : 1
    open.append(OpenLiteral(start: at, line: line, hashes: hashes, quotes: quotes))
    at += hashes + quotes
    readText()
  }

  /// Reads the innermost literal's text up to its end or its next interpolation.
  private mutating func readText() {
    guard let literal = open.last else { return }
    let hashes = literal.hashes
    while at < bytes.count {
      switch byte() {
      case UInt8(ascii: "\\") where isHashes(hashes, from: 1):
        let escaped = byte(1 + hashes)
        at += 1 + hashes
        if escaped == UInt8(ascii: "(") { return appendSign() }
        if escaped != UInt8(ascii: "\n") || literal.quotes == 3 { advance() }
      case UInt8(ascii: "\"") where closes(literal):
        at += literal.quotes + hashes
        return endLiteral()
      case UInt8(ascii: "\n") where literal.quotes == 1:
        return endLiteral()
      default: advance()
      }
    }
  }

  private func closes(_ literal: OpenLiteral) -> Bool {
    (1..<literal.quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && isHashes(literal.hashes, from: literal.quotes)
  }

  private func isHashes(_ count: Int, from offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func endLiteral() {
    let literal = open.removeLast()
    append(.literal, literal.start, literal.line, isInside: !open.isEmpty)
  }

  /// Words after which an operand must follow.
  private static let operandWords: [[UInt8]] = [
    "return", "in", "case", "where", "if", "while", "guard", "try", "await", "throw",
  ].map { Array($0.utf8) }

  private var expectsOperand: Bool {
    guard let last else { return false }
    return last.kind == .word
      ? Self.operandWords.contains { $0.elementsEqual(bytes[last.range]) }
      : last.kind == .sign && "=(,[{:;&|".utf8.contains(bytes[last.range.lowerBound])
  }

  /// The length of a regular expression that begins here: `#/…/#`, or `/…/` on one line where an
  /// operand is expected.
  private mutating func regexLength(hashes: Int) -> Int? {
    guard byte(hashes) == UInt8(ascii: "/"), hashes < unclosedHashes else { return nil }
    if hashes == 0 {
      guard byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "="), expectsOperand
      else { return nil }
    }
    var length = hashes + 1
    while at + length < bytes.count {
      let next = byte(length)
      if hashes == 0, next == UInt8(ascii: "\n") { return nil }
      if next == UInt8(ascii: "\\"), hashes > 0 || byte(length + 1) != UInt8(ascii: "\n") {
        length += 2
        continue
      }
      length += 1
      if next == UInt8(ascii: "/"), isHashes(hashes, from: length) { return length + hashes }
    }
    if hashes > 0 { unclosedHashes = hashes }
    return nil
  }
}
