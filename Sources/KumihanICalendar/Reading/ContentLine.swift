/// One unfolded line of a file: `NAME;PARAMETER=value:value`.
struct ContentLine {
  /// Upper case.
  let name: String
  /// The line of its start in the source, counted from 1.
  let number: Int
  private let bytes: ArraySlice<UInt8>
  private let parameters: Range<Int>
  private let valueStart: Int
  /// The value decoded from vCalendar 1.0's encoding; nil where it is not encoded.
  private let decoded: [UInt8]?

  /// Nil when there is no colon after a name.
  init?(_ bytes: ArraySlice<UInt8>, number: Int) {
    guard let nameEnd = bytes.firstIndex(where: { $0 == colon || $0 == semicolon }),
      nameEnd > bytes.startIndex,
      let firstMark = bytes[nameEnd] == colon
        ? nameEnd
        : ContentLine.unquoted(colon, in: bytes[nameEnd...], hasBrackets: true)
          ?? ContentLine.unquoted(colon, in: bytes[nameEnd...])
          ?? bytes[nameEnd...].firstIndex(of: colon)
    else { return nil }
    let valueMark = ContentLine.timeMark(in: bytes, from: firstMark, name: bytes[..<nameEnd])
    let letters = bytes[..<nameEnd]
    guard letters.allSatisfy(ContentLine.isName) else { return nil }
    self.bytes = bytes
    self.number = number
    // A group, as in `item1.SUMMARY`, has no meaning here.
    let ungrouped = letters.lastIndex(of: UInt8(ascii: ".")).map { letters[($0 + 1)...] } ?? letters
    name = String(
      decoding: ungrouped.lazy.map {
        (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= $0 ? $0 & 0xDF : $0
      },
      as: UTF8.self)
    parameters = nameEnd..<valueMark
    valueStart = valueMark + 1
    decoded =
      QuotedPrintable.isNamed(in: bytes[parameters])
      ? QuotedPrintable.decoded(bytes[valueStart...]) : nil
  }

  var value: ArraySlice<UInt8> { decoded?[...] ?? bytes[valueStart...] }

  /// The value without surrounding spaces, for everything except prose.
  var trimmedValue: String { LineText.decode(value).text.trimmed }

  /// A parameter's value without its quotes.
  func parameter(_ wanted: String) -> String? {
    var rest = bytes[parameters]
    while rest.first == semicolon {
      rest = rest.dropFirst()
      let end = ContentLine.unquoted(semicolon, in: rest) ?? rest.endIndex
      let parts = rest[..<end].split(separator: UInt8(ascii: "="), maxSplits: 1)
      if parts.count == 2, LineText.decode(parts[0]).text.uppercased() == wanted {
        return LineText.decode(parts[1]).text.filter { $0 != "\"" }.trimmed
      }
      rest = rest[end...]
    }
    return nil
  }

  /// Whether every byte is UTF-8.
  var isUTF8: Bool { LineText.decode(decoded?[...] ?? bytes).isUTF8 }

  /// - Parameter hasBrackets: Treats brackets as quotes, too, as in `TZID=(UTC+01:00) Paris`.
  private static func unquoted(
    _ byte: UInt8, in bytes: ArraySlice<UInt8>, hasBrackets: Bool = false
  ) -> Int? {
    var isQuoted = false
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if hasBrackets, bytes[index] == UInt8(ascii: "(") { isQuoted = true }
      if hasBrackets, bytes[index] == UInt8(ascii: ")") { isQuoted = false }
      if bytes[index] == byte, !isQuoted { return index }
    }
    return nil
  }

  /// The colon before a time after an unquoted zone with colons of its own, as in
  /// `DTSTART;TZID=UTC+01:00:20260701T090000`; else the first.
  private static func timeMark(
    in bytes: ArraySlice<UInt8>, from first: Int, name: ArraySlice<UInt8>
  ) -> Int {
    guard
      String(decoding: bytes[name.endIndex..<first], as: UTF8.self).uppercased()
        .contains("TZID="), !isYear(bytes[(first + 1)...])
    else { return first }
    return bytes[first...].indices.first { bytes[$0] == colon && isYear(bytes[($0 + 1)...]) }
      ?? first
  }

  private static func isYear(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= 8 && bytes.prefix(4).allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}

private let colon = UInt8(ascii: ":")
private let semicolon = UInt8(ascii: ";")
