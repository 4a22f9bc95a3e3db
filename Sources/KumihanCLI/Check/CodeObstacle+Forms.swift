import Foundation

extension CodeObstacle {
  /// What the compiler says of calls that fit no form of a name.
  private static let misfits = [
    "incorrect argument label", "extra argument", "extraneous argument label",
    "missing argument for parameter", "missing argument label", "no exact matches in call",
    "extra trailing closure", "unexpected trailing closure", "trailing closure passed to parameter",
    "argument passed to call that takes no arguments", "contextual closure type",
  ]

  /// The name of Apple's that is here, and of which a message may be about a form that is not: a call that fits none of
  /// its forms, or a member that a type of Apple's does not have here. Nil where the message is not of that kind, or the
  /// name is the author's.
  ///
  /// - Parameter line: the author's line that the message is about; nil where it is not known.
  static func form(in message: CompilerMessage, line: String?) -> String? {
    let text = message.text
    if let member = text.firstMatch(
      of: /(?:type|value of type) '(?:any |some )?(\w+)[^']*' has no member '(\w+)'/)
    {
      return here.contains(String(member.1)) ? "\(member.1).\(member.2)" : nil
    }
    guard misfits.contains(where: text.contains) else { return nil }
    let named = text.firstMatch(of: /call to (?:instance|static) method '(\w+)/).map {
      String($0.1)
    }
    guard let name = named ?? line.flatMap({ called(in: $0, before: message.column) }),
      here.contains(name)
    else { return nil }
    return name
  }

  private static let here = Set(AppleAPI.here)

  /// The name before the parenthesis that is open at a column, or that begins there.
  static func called(in line: String, before column: Int) -> String? {
    let bytes = Array(line.utf8)
    var at = min(column, bytes.count) - 1
    guard at >= 0 else { return nil }
    var depth = 0
    if bytes[at] != UInt8(ascii: "(") {
      while at >= 0 {
        if bytes[at] == UInt8(ascii: ")") { depth += 1 }
        if bytes[at] == UInt8(ascii: "(") {
          if depth == 0 { break }
          depth -= 1
        }
        at -= 1
      }
    }
    // Without a parenthesis the message is about the name at its column.
    guard at > 0 else { return word(in: bytes, from: column - 1) }
    var start = at
    while start > 0, isOfWord(bytes[start - 1]) { start -= 1 }
    return start < at ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
  }

  private static func word(in bytes: [UInt8], from start: Int) -> String? {
    guard bytes.indices.contains(start) else { return nil }
    let first = bytes[start] == UInt8(ascii: ".") ? start + 1 : start
    let end = bytes[first...].firstIndex { !isOfWord($0) } ?? bytes.count
    return first < end ? String(decoding: bytes[first..<end], as: UTF8.self) : nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
