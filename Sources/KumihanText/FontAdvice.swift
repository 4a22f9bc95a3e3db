/// The font that has a character: the Noto families, and the command that adds them.
enum FontAdvice {
  /// Nil for characters that no font can be expected to have.
  static func cover(_ scalar: Unicode.Scalar, script: String, name: String?) -> String? {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate, .control: return nil
    default: break
    }
    if scalar.properties.isEmoji, scalar.value > 0xFF {
      return "Noto Color Emoji (Debian: fonts-noto-color-emoji)"
    }
    switch script {
    case "Hani", "Hira", "Kana", "Hang", "Bopo":
      return "Noto Sans CJK (kumihan faces add cjk)"
    case "Zyyy", "Zinh", "Zzzz":
      return "Noto Sans Symbols, Symbols 2 or Math (kumihan faces add scripts)"
    default:
      guard let name else { return nil }
      let style = serifOnly.contains(script) ? "Serif" : "Sans"
      return "Noto \(style) \(spelling[script] ?? name) (kumihan faces add scripts)"
    }
  }

  private static let serifOnly: Set = ["Ahom", "Dogr", "Maka", "Tang", "Tibt", "Toto", "Yezi"]

  /// Scripts whose names in the fonts differ from Unicode's.
  private static let spelling = [
    "Nkoo": "NKo", "Phag": "PhagsPa", "Sgnw": "SignWriting", "Cans": "Canadian Aboriginal",
  ]
}
