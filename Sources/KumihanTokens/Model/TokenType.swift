/// The type of a token: those of the DTCG format of October 2025, and the plain ones of other tools.
public enum TokenType: String, Hashable, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  /// Not of the format, but written by Figma, Style Dictionary and Tokens Studio.
  case string, boolean

  /// The type of a name, or of the name that another tool has for it.
  init?(name: String) {
    guard let type = TokenType(rawValue: name) ?? Self.otherNames[name] else { return nil }
    self = type
  }

  /// All names that files may have, for near matches.
  static let names = allCases.map(\.rawValue) + otherNames.keys.sorted()

  private static let otherNames: [String: TokenType] = [
    "spacing": .dimension, "sizing": .dimension, "size": .dimension, "borderRadius": .dimension,
    "borderWidth": .dimension, "fontSizes": .dimension, "fontSize": .dimension,
    "letterSpacing": .dimension, "paragraphSpacing": .dimension, "lineHeights": .dimension,
    "lineHeight": .dimension, "opacity": .number, "fontFamilies": .fontFamily,
    "fontWeights": .fontWeight, "boxShadow": .shadow, "text": .string, "other": .string,
    "textCase": .string, "textDecoration": .string, "asset": .string, "composition": .string,
    "dimensions": .dimension, "strokeWidth": .dimension, "rotation": .number,
    "time": .duration, "content": .string, "float": .number, "bool": .boolean,
  ]
}
