/// Text of a file: UTF-8, or Windows-1252 where the bytes are not UTF-8.
enum LineText {
  static func decode(_ bytes: ArraySlice<UInt8>) -> (text: String, isUTF8: Bool) {
    if let text = String(validating: bytes, as: UTF8.self) { return (text, true) }
    var text = ""
    for byte in bytes {
      let scalar = (0x80..<0xA0).contains(byte) ? windows1252[Int(byte) - 0x80] : UInt32(byte)
      text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}")
    }
    return (text, false)
  }

  /// Prose: unescaped (RFC 5545, 3.3.11), without control characters.
  static func prose(_ bytes: ArraySlice<UInt8>) -> String {
    decode(unescaped(bytes)).text
  }

  /// A list of prose, split at unescaped commas; empty entries are left out.
  static func list(_ bytes: ArraySlice<UInt8>) -> [String] {
    var entries: [String] = []
    var start = bytes.startIndex
    var isEscaped = false
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: ","), !isEscaped {
        entries.append(prose(bytes[start..<index]))
        start = index + 1
      }
      isEscaped = bytes[index] == backslash && !isEscaped
    }
    entries.append(prose(bytes[start...]))
    return entries.map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(where: { $0 == backslash || $0 < 0x20 || $0 == 0x7F }) else {
      return bytes
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isEscaped = false
    for byte in bytes {
      switch byte {
      case backslash where !isEscaped:
        isEscaped = true
        continue
      case UInt8(ascii: "n") where isEscaped, UInt8(ascii: "N") where isEscaped:
        result.append(UInt8(ascii: "\n"))
      case 0..<0x20 where byte != UInt8(ascii: "\t"), 0x7F: break
      default: result.append(byte)
      }
      isEscaped = false
    }
    return result[...]
  }

  private static let backslash = UInt8(ascii: "\\")

  /// Windows-1252 from 0x80 to 0x9F.
  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]
}

extension String {
  /// Without the white space at both ends.
  var trimmed: String {
    let solid = UInt8(ascii: "!")...UInt8(ascii: "~")
    if let first = utf8.first, let last = utf8.last, solid ~= first, solid ~= last {
      return self
    }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}
