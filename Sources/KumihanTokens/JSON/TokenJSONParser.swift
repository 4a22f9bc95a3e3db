/// Parses JSON (RFC 8259) strictly; keeps the order of members and the digits of numbers.
struct TokenJSONParser {
  private let bytes: [UInt8]
  private var position = 0
  /// The keys and indices around the position, for messages.
  private var trail: [String] = []

  /// Deeper nesting is an error, so that no file can exhaust the stack.
  private static let deepest = 128

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func value(of bytes: [UInt8]) throws(TokenProblem) -> TokenJSON {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw TokenProblem("$", "not JSON: the file is not text in UTF-8", kind: .syntax)
    }
    var parser = TokenJSONParser(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value()
    guard parser.next() == nil else { throw parser.unexpected("the end of the file") }
    return value
  }

  /// The byte after any white space.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(TokenProblem) -> TokenJSON {
    switch next() {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .list(try list())
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object() throws(TokenProblem) -> TokenJSON.Object {
    guard trail.count < Self.deepest else { throw problem("nested too deep") }
    position += 1
    var object = TokenJSON.Object()
    if skip("}") { return object }
    // A few keys are compared one by one; a set of them would cost more than the rest of the file.
    var keys: Set<String> = []
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let start = position
      let key = try string()
      if object.members.count == 12 { keys = Set(object.members.map(\.key)) }
      let isKnown =
        object.members.count < 12
        ? object.members.contains { $0.key == key } : !keys.insert(key).inserted
      trail.append(key)
      if isKnown {
        position = start
        throw problem("the key '\(key)' comes twice", kind: .duplicateKey)
      }
      guard skip(":") else { throw unexpected("':'") }
      object.members.append(TokenJSON.Object.Member(key: key, value: try value()))
      trail.removeLast()
    } while skip(",")
    guard skip("}") else { throw unexpected("',' or '}'") }
    return object
  }

  private mutating func list() throws(TokenProblem) -> [TokenJSON] {
    guard trail.count < Self.deepest else { throw problem("nested too deep") }
    position += 1
    var values: [TokenJSON] = []
    if skip("]") { return values }
    repeat {
      trail.append("\(values.count)")
      values.append(try value())
      trail.removeLast()
    } while skip(",")
    guard skip("]") else { throw unexpected("',' or ']'") }
    return values
  }

  private mutating func word(
    _ word: String, _ value: TokenJSON
  ) throws(TokenProblem) -> TokenJSON {
    guard bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
    position += word.utf8.count
    return value
  }

  /// The digits of a number; Swift's own reading is more generous than JSON's.
  private mutating func number() throws(TokenProblem) -> String {
    let start = position
    func digit(_ at: Int) -> Bool {
      at < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at])
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
    guard digit(position) else {
      position = start
      throw unexpected("a value")
    }
    let leadsWithZero = bytes[position] == UInt8(ascii: "0")
    position += 1
    if leadsWithZero, digit(position) { throw problem("a number that begins with 0") }
    while digit(position) { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard digit(position) else { throw problem("a number without digits after its point") }
      while digit(position) { position += 1 }
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count, "+-".utf8.contains(bytes[position]) { position += 1 }
      guard digit(position) else { throw problem("a number without an exponent") }
      while digit(position) { position += 1 }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Double(text)?.isFinite == true else {
      throw problem("the number '\(text.prefix(40))' is too large")
    }
    return text
  }
}

extension TokenJSONParser {
  private mutating func string() throws(TokenProblem) -> String {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\\") {
      if bytes[position] == UInt8(ascii: "\"") {
        position += 1
        return String(decoding: bytes[start..<position - 1], as: UTF8.self)
      }
      position += 1
    }
    var text = Array(bytes[start..<position])
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      let byte = bytes[position]
      guard byte >= 0x20 else { throw problem("a line break or control character in a string") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        text += Array(String(try escaped()).utf8)
      } else {
        text.append(byte)
      }
    }
    guard position < bytes.count else { throw problem("a string without an end") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escaped() throws(TokenProblem) -> Unicode.Scalar {
    guard position < bytes.count else { throw problem("a string without an end") }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    case let byte where "\"\\/".utf8.contains(byte): return Unicode.Scalar(byte)
    default: throw problem("an unknown escape in a string")
    }
  }

  private mutating func unicode() throws(TokenProblem) -> Unicode.Scalar {
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw problem("half a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw problem("half a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(TokenProblem) -> UInt32 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let code = UInt32(digits, radix: 16)
    else { throw problem("an unknown escape in a string") }
    position += 4
    return code
  }

  private mutating func unexpected(_ wanted: String) -> TokenProblem {
    guard next() != nil else { return problem("expected \(wanted), found the end of the file") }
    let rest = String(decoding: bytes[position...].prefix(8), as: UTF8.self)
    return problem("expected \(wanted), found '\(rest.prefix(1))'")
  }

  /// A problem at the current position.
  private func problem(
    _ reason: String, kind: TokenProblem.Kind = .syntax
  ) -> TokenProblem {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return TokenProblem(
      trail.isEmpty ? "$" : trail.joined(separator: "."),
      "not JSON: \(reason) (line \(line), column \(column))", kind: kind)
  }
}
