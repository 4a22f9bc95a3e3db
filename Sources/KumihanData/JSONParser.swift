/// Parses JSON (RFC 8259) strictly: no comments, no trailing commas, no duplicate keys.
///
/// Foundation's decoder does not locate the first error; this one gives line and column.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Deeper nesting is an error, so that no file can exhaust the stack.
  private static let deepest = 200

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func syntax(of bytes: [UInt8]) throws(JSONError) -> JSONSyntax {
    var parser = JSONParser(bytes)
    if bytes.starts(with: byteOrderMark) { parser.position = 3 }
    let value = try parser.value()
    guard parser.next == nil else { throw parser.unexpected("the end of the file") }
    return value
  }

  /// The byte after any white space.
  private var next: UInt8? {
    mutating get {
      while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      }
      return position < bytes.count ? bytes[position] : nil
    }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONSyntax {
    let first = next
    return JSONSyntax(offset: position, content: try content(first))
  }

  private mutating func content(_ first: UInt8?) throws(JSONError) -> JSONSyntax.Content {
    switch first {
    case UInt8(ascii: "{"): return .object(try nested { p throws(JSONError) in try p.object() })
    case UInt8(ascii: "["): return .list(try nested { p throws(JSONError) in try p.list() })
    case UInt8(ascii: "\""): return .scalar(.text(try text()))
    case UInt8(ascii: "t"): return .scalar(try word("true", .flag(true)))
    case UInt8(ascii: "f"): return .scalar(try word("false", .flag(false)))
    case UInt8(ascii: "n"): return .scalar(try word("null", .null))
    default: return .scalar(.number(try number()))
    }
  }

  private mutating func nested<Value>(
    _ read: (inout JSONParser) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    guard depth < JSONParser.deepest else { throw problem("nested too deep") }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> [String: JSONSyntax.Member] {
    var members: [String: JSONSyntax.Member] = [:]
    if skip("}") { return members }
    repeat {
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let keyOffset = position
      let key = try text()
      guard members[key] == nil else { throw problem("the key '\(key)' comes twice") }
      guard skip(":") else { throw unexpected("':'") }
      members[key] = JSONSyntax.Member(keyOffset: keyOffset, value: try value())
    } while skip(",")
    guard skip("}") else { throw unexpected("',' or '}'") }
    return members
  }

  private mutating func list() throws(JSONError) -> [JSONSyntax] {
    var values: [JSONSyntax] = []
    if skip("]") { return values }
    repeat { values.append(try value()) } while skip(",")
    guard skip("]") else { throw unexpected("',' or ']'") }
    return values
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONError) -> Double {
    let digits = "0123456789+-.eE".utf8
    let run = bytes[position...].prefix { digits.contains($0) }
    let text = String(decoding: run, as: UTF8.self)
    let unsigned = text.drop { $0 == "-" }
    // Swift also reads "+1", ".5", "5." and "007", which JSON does not.
    guard let number = Double(text), let first = unsigned.first, first.isNumber,
      first != "0" || unsigned.dropFirst().first.map({ !$0.isNumber }) ?? true,
      text.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        .allSatisfy({ $0.first?.isNumber ?? false })
    else { throw unexpected("a value") }
    guard number.isFinite else { throw problem("the number '\(text)' is too large") }
    position += run.count
    return number
  }
}

extension JSONParser {
  private mutating func text() throws(JSONError) -> String {
    position += 1
    var result: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      let byte = bytes[position]
      guard byte >= 0x20 else { throw problem("a line break or control character in a string") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        result += Array(String(try escaped()).utf8)
      } else {
        result.append(byte)
      }
    }
    guard position < bytes.count else { throw problem("a string without an end") }
    guard let text = String(validating: result, as: UTF8.self) else {
      throw problem("a string that is not UTF-8")
    }
    position += 1
    return text
  }

  private mutating func escaped() throws(JSONError) -> Character {
    guard position < bytes.count else { throw problem("a string without an end") }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    case let byte where "\"\\/".utf8.contains(byte): return Character(Unicode.Scalar(byte))
    default: throw problem("an unknown escape in a string")
    }
  }

  private mutating func unicode() throws(JSONError) -> Character {
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw problem("half a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw problem("half a surrogate pair") }
    return Character(scalar)
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let code = UInt32(digits, radix: 16)
    else { throw problem("an unknown escape in a string") }
    position += 4
    return code
  }

  private mutating func unexpected(_ wanted: String) -> JSONError {
    guard next != nil else { return problem("expected \(wanted), found the end of the file") }
    let rest = String(decoding: bytes[position...].prefix(8), as: UTF8.self)
    return problem("expected \(wanted), found '\(rest.prefix(1))'")
  }

  /// An error at the current position.
  private func problem(_ reason: String) -> JSONError {
    JSONError(path: "$", reason: "not JSON: \(reason)", at: position, in: bytes)
  }
}
