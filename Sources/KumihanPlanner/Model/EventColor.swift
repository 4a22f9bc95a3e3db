/// Colours as calendars write them.
package enum EventColor {
  /// `#RRGGBB` in capitals, from `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a CSS name; nil for others.
  package static func hex(_ text: String) -> String? {
    let text = text.filter { !$0.isWhitespace }.lowercased()
    guard text.hasPrefix("#") else { return CSSColor.hex[text] }
    let digits = text.dropFirst()
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    switch digits.count {
    case 3, 4: return "#" + digits.prefix(3).map { "\($0)\($0)" }.joined().uppercased()
    case 6, 8: return "#" + digits.prefix(6).uppercased()
    default: return nil
    }
  }
}
