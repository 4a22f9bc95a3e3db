/// Names of tokens as names in Swift.
enum SwiftName {
  /// `primary-button` as `PrimaryButton`.
  static func type(_ name: String) -> String {
    let joined = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let plain = ["Type", "Protocol", "Self", "Any"].contains(joined) ? joined + "Group" : joined
    return started(plain)
  }

  /// `Text Primary` as `textPrimary`.
  static func value(_ name: String) -> String {
    let words = words(of: name)
    let first = words.first ?? ""
    // An abbreviation stays one: `URL` is `url`, `mdTight` stays.
    let head =
      first.allSatisfy { $0.isUppercase || $0.isNumber }
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let joined =
      head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let plain = started(joined)
    return keywords.contains(plain) ? "`\(plain)`" : plain
  }

  /// A text in quotes, as Swift reads it.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<" ", "\u{7F}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber && $0.isASCII) }.map(String.init)
  }

  private static func started(_ name: String) -> String {
    guard let first = name.first else { return "_" }
    return first.isNumber ? "_" + name : name
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "precedencegroup", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self", "Type",
  ]
}
