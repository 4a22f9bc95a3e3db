import Foundation

/// A `.strings` file: `"key" = "value";`, with comments as in C. Words of letters, figures and
/// some marks need no quotes.
struct StringsFile {
  private let file: String
  private let text: [UInt8]
  private var position = 0

  private init(_ text: [UInt8], file: String) { (self.text, self.file) = (text, file) }

  /// - Throws: ``StringsError`` with the line.
  static func entries(of data: Data, file: String) throws(StringsError) -> [String: String] {
    if data.starts(with: Data("bplist".utf8)) { return try compiled(data, file: file) }
    var parser = StringsFile(try utf8(of: data, file: file), file: file)
    return try parser.entries()
  }

  /// The compiled form that Xcode puts in an app: a binary property list.
  private static func compiled(_ data: Data, file: String) throws(StringsError) -> [String: String]
  {
    guard let entries = try? PropertyListDecoder().decode([String: String].self, from: data) else {
      throw .broken(file: file, line: 0, reason: "a property list of something else than strings")
    }
    return entries
  }

  private static func utf8(of data: Data, file: String) throws(StringsError) -> [UInt8] {
    let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw .broken(file: file, line: 0, reason: "neither UTF-8 nor UTF-16 with a byte order mark")
    }
    return Array(text.utf8)
  }

  private mutating func entries() throws(StringsError) -> [String: String] {
    var entries: [String: String] = [:]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try skipBlanks()
    while position < text.count {
      let key = try string("a key")
      try skipBlanks()
      var value = key
      if take("=") {
        try skipBlanks()
        value = try string("a value for '\(key)'")
        try skipBlanks()
      }
      guard take(";") else { throw broken("';' is missing after '\(key)'") }
      entries[key] = value
      try skipBlanks()
    }
    return entries
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private func next(is mark: StaticString) -> Bool {
    text[position...].starts(with: mark.description.utf8)
  }

  private mutating func skipBlanks() throws(StringsError) {
    while position < text.count {
      if text[position] <= 0x20 {
        position += 1
      } else if next(is: "//") {
        while position < text.count, text[position] != 0x0A { position += 1 }
      } else if next(is: "/*") {
        let start = position
        position += 2
        while position < text.count, !next(is: "*/") { position += 1 }
        guard position < text.count else {
          throw broken("the comment has no end", at: start)
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func string(_ what: String) throws(StringsError) -> String {
    guard take("\"") else { return try word(what) }
    let start = position - 1
    var bytes: [UInt8] = []
    while position < text.count {
      let byte = text[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += try escape().utf8
      default: bytes.append(byte)
      }
    }
    throw broken("the quotation mark is never closed", at: start)
  }

  private mutating func word(_ what: String) throws(StringsError) -> String {
    let start = position
    while position < text.count, Self.isOfWord(text[position]) { position += 1 }
    guard position > start else { throw broken("\(what) is missing") }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", ":", ".", "-", "/": true
    default: false
    }
  }

  /// The character after a backslash: a letter for a control, up to four hexadecimal digits after U
  /// or up to three octal ones, else the character itself.
  private mutating func escape() throws(StringsError) -> String {
    guard position < text.count else { throw broken("nothing follows a backslash") }
    let byte = text[position]
    position += 1
    switch Unicode.Scalar(byte) {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let unit = try number(radix: 16, most: 4)
      guard (0xD800..<0xDC00).contains(unit) else { return Self.string([unit]) }
      guard next(is: "\\U") || next(is: "\\u") else { return "\u{FFFD}" }
      position += 2
      return Self.string([unit, try number(radix: 16, most: 4)])
    case "0"..."7":
      position -= 1
      return Self.string([try number(radix: 8, most: 3)])
    default: return String(decoding: [byte], as: UTF8.self)
    }
  }

  private static func string(_ units: [UInt16]) -> String {
    String(decoding: units, as: UTF16.self)
  }

  private mutating func number(radix: Int, most: Int) throws(StringsError) -> UInt16 {
    let digits = text[position...].prefix(most).prefix {
      Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
    }
    guard let value = UInt16(String(decoding: digits, as: UTF8.self), radix: radix) else {
      throw broken("a backslash is followed by no character's number")
    }
    position += digits.count
    return value
  }

  private func broken(_ reason: String, at place: Int? = nil) -> StringsError {
    let line = 1 + text[..<min(place ?? position, text.count)].count { $0 == 0x0A }
    return .broken(file: file, line: line, reason: reason)
  }
}
