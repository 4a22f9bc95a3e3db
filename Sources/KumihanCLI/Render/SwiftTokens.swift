/// The words of a Swift source file, without comments and blanks.
///
/// A string literal is one token, whatever stands in it; so is a regular expression.
struct SwiftTokens {
  enum Kind { case word, sign, literal }

  struct Token {
    let kind: Kind
    /// Positions in the file's bytes.
    let range: Range<Int>
    let line: Int
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private var at = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while at < bytes.count { step() }
  }

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// The token that closes the bracket at `index`, or the last one.
  func closing(_ index: Int) -> Int {
    var depth = 0
    for i in index..<tokens.count where tokens[i].kind == .sign {
      switch bytes[tokens[i].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return i }
      default: break
      }
    }
    return tokens.count - 1
  }

  private func byte(_ offset: Int) -> UInt8 { at + offset < bytes.count ? bytes[at + offset] : 0 }

  private func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    let wanted = Array("\(text)".utf8)
    return at + offset + wanted.count <= bytes.count
      && bytes[(at + offset)..<(at + offset + wanted.count)].elementsEqual(wanted)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where at < bytes.count {
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
  }

  private mutating func step() {
    let first = byte(0)
    if first == UInt8(ascii: " ") || (9...13).contains(first) { return advance() }
    if has("//") {
      while at < bytes.count, byte(0) != UInt8(ascii: "\n") { advance() }
      return
    }
    if has("/*") { return skipComment() }
    let (start, startLine) = (at, line)
    var kind = Kind.sign
    if Self.isWord(first) {
      kind = .word
      while Self.isWord(byte(0)) { advance() }
    } else if first == UInt8(ascii: "`") {
      kind = .word
      advance()
      while at < bytes.count, byte(0) != UInt8(ascii: "`") { advance() }
      advance()
    } else if let hashes = quotedStart() {
      kind = .literal
      skipString(hashes: hashes)
    } else if let length = regexLength() {
      kind = .literal
      advance(length)
    } else {
      advance()
    }
    tokens.append(Token(kind: kind, range: start..<at, line: startLine))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        advance(2)
      } else if has("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && at < bytes.count
  }

  /// The number of `#` before a quotation mark, nil when none stands here.
  private func quotedStart() -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return byte(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func skipString(hashes: Int) {
    advance(hashes)
    let quotes = has("\"\"\"") ? 3 : 1
    advance(quotes)
    while at < bytes.count {
      if byte(0) == UInt8(ascii: "\\"), isHashes(hashes, from: 1) {
        let inserts = byte(1 + hashes) == UInt8(ascii: "(")
        advance(2 + hashes)
        if inserts { skipInsertion() }
      } else if byte(0) == UInt8(ascii: "\""), quotes == 1 || has("\"\"\""),
        isHashes(hashes, from: quotes)
      {
        return advance(quotes + hashes)
      } else if quotes == 1, byte(0) == UInt8(ascii: "\n") {
        return  // An unfinished literal: the compiler will say so.
      } else {
        advance()
      }
    }
  }

  private func isHashes(_ count: Int, from offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// What stands in `\(…)`, which may hold strings and brackets of its own.
  private mutating func skipInsertion() {
    var depth = 1
    while at < bytes.count, depth > 0 {
      if let hashes = quotedStart() {
        skipString(hashes: hashes)
      } else if has("/*") {
        skipComment()
      } else {
        if byte(0) == UInt8(ascii: "(") { depth += 1 }
        if byte(0) == UInt8(ascii: ")") { depth -= 1 }
        advance()
      }
    }
  }

  /// The length of a regular expression that begins here: `#/…/#`, or `/…/` on one line where no
  /// operator can stand.
  private func regexLength() -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "/") else { return nil }
    if hashes == 0 {
      guard byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "="), let last = tokens.last,
        "=(,[{:".utf8.contains(bytes[last.range.lowerBound])
      else { return nil }
    }
    var length = hashes + 1
    while at + length < bytes.count {
      let next = byte(length)
      if hashes == 0, next == UInt8(ascii: "\n") { return nil }
      if next == UInt8(ascii: "\\") {
        length += 2
        continue
      }
      length += 1
      if next == UInt8(ascii: "/"), isHashes(hashes, from: length) { return length + hashes }
    }
    return nil
  }
}
