/// The encoding of text in vCalendar 1.0, which phones still export (RFC 2045, 6.7).
enum QuotedPrintable {
  private static let name = Array("QUOTED-PRINTABLE".utf8)

  /// Whether the parameters of a line declare this encoding.
  static func isNamed(in parameters: ArraySlice<UInt8>) -> Bool {
    guard parameters.count >= name.count else { return false }
    return (parameters.startIndex...parameters.endIndex - name.count).contains { start in
      zip(parameters[start...], name).allSatisfy { $0 & 0xDF == $1 & 0xDF }
    }
  }

  /// Whether a line that ends in `=` continues in the next.
  static func continues(_ line: ArraySlice<UInt8>) -> Bool {
    line.last == UInt8(ascii: "=")
      && isNamed(in: line.prefix { $0 != UInt8(ascii: ":") })
  }

  /// The bytes; line breaks become iCalendar's escape for them.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "="), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        result.append(byte)
        continue
      }
      rest = rest.dropFirst(2)
      switch code {
      case UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"): result += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      default: result.append(code)
      }
    }
    return result
  }
}
