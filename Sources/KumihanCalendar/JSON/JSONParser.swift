/// Reads JSON (RFC 8259) strictly: no comments, no trailing commas, no key twice.
///
/// Foundation's decoder does not say where a text stops being JSON; this one gives line and column.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Deeper nesting is refused, so that no file can exhaust the stack.
  private static let deepest = 200

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func value(of bytes: some Sequence<UInt8>) throws(JSONError) -> JSONValue {
    var parser = JSONParser(Array(bytes))
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
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

  private mutating func value() throws(JSONError) -> JSONValue {
    switch next {
    case UInt8(ascii: "{"): return .object(try nested { p throws(JSONError) in try p.object() })
    case UInt8(ascii: "["): return .list(try nested { p throws(JSONError) in try p.list() })
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
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

  private mutating func object() throws(JSONError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    if skip("}") { return members }
    repeat {
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let key = try text()
      guard members[key] == nil else { throw problem("the key '\(key)' comes twice") }
      guard skip(":") else { throw unexpected("':'") }
      members[key] = try value()
    } while skip(",")
    guard skip("}") else { throw unexpected("',' or '}'") }
    return members
  }

  private mutating func list() throws(JSONError) -> [JSONValue] {
    var values: [JSONValue] = []
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

  /// An error at the place reached; columns count characters from 1.
  private func problem(_ reason: String) -> JSONError {
    let before = bytes[..<position].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: before.last ?? [], as: UTF8.self).count + 1
    return JSONError(
      path: "$", reason: "not JSON: \(reason) at line \(before.count), column \(column)")
  }
}
