/// Writes JSON in one form: keys in order, each element or member of the outermost array or object
/// on its own line.
///
/// The same value always gives the same bytes, and one changed element changes one line.
package enum JSONWriter {
  /// The text of a value in UTF-8, with a line break at its end.
  ///
  /// Whole numbers have no fraction; numbers that JSON cannot express become null.
  package static func text(of value: JSONValue) -> String {
    var result = ""
    switch value {
    case .list(let values) where !values.isEmpty:
      lines(values, "[", "]", into: &result) { append($0, to: &$1) }
    case .object(let members) where !members.isEmpty:
      lines(sorted(members), "{", "}", into: &result) { append($0, to: &$1) }
    default: append(value, to: &result)
    }
    return result + "\n"
  }

  /// The same on one line, without a line break.
  package static func line(of value: JSONValue) -> String {
    var result = ""
    append(value, to: &result)
    return result
  }

  private static func sorted(_ members: [String: JSONValue]) -> [(key: String, value: JSONValue)] {
    members.sorted { $0.key < $1.key }
  }

  private static func lines<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, into result: inout String,
    _ append: (Element, inout String) -> Void
  ) {
    result += opening
    for (index, element) in elements.enumerated() {
      result += index == 0 ? "\n  " : ",\n  "
      append(element, &result)
    }
    result += "\n" + closing
  }

  private static func append(_ member: (key: String, value: JSONValue), to result: inout String) {
    append(quoting: member.key, to: &result)
    result += ": "
    append(member.value, to: &result)
  }

  private static func append(_ value: JSONValue, to result: inout String) {
    switch value {
    case .null: result += "null"
    case .flag(let flag): result += flag ? "true" : "false"
    case .number(let number): result += text(of: number)
    case .text(let text): append(quoting: text, to: &result)
    case .list(let values):
      result += "["
      for (index, value) in values.enumerated() {
        if index > 0 { result += ", " }
        append(value, to: &result)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (index, member) in sorted(members).enumerated() {
        if index > 0 { result += ", " }
        append(member, to: &result)
      }
      result += "}"
    }
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    // Beyond 2^53 not every whole number is a Double; there the exponent shows this.
    if let whole = Int(exactly: number), abs(whole) <= 1 << 53 { return "\(whole)" }
    return "\(number)"
  }

  private static func append(quoting text: String, to result: inout String) {
    result += "\""
    // What needs no escape is taken in stretches: results hold whole files.
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      guard isSpecial(text.utf8[index]) else {
        text.utf8.formIndex(after: &index)
        continue
      }
      let scalar = text.unicodeScalars[index]
      let next = text.unicodeScalars.index(after: index)
      if let escape = escape(of: scalar) {
        result += text[start..<index]
        result += escape
        start = next
      }
      index = next
    }
    result += text[start...]
    result += "\""
  }

  /// Whether a character that begins with this byte may need an escape.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xE2
  }

  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }
}
