public import Foundation
public import KumihanViews

extension Color {
  /// The colour of six or eight hexadecimal digits, such as `7C3AED` or `#7C3AED`; black for other
  /// text, as scanners of such digits give.
  ///
  /// An initialiser of the same name in your own module, or Joho's, is chosen before this one.
  @_disfavoredOverload
  public init(hex: some StringProtocol) {
    let digits = hex.hasPrefix("#") ? String(hex) : "#" + String(hex)
    self = (TokenColor(text: digits) ?? .black).color
  }
}

extension ColorToken {
  /// A token as documents of systems write it, with colours of SwiftUI.
  public init(
    name: String, lightModeValue: Color, darkModeValue: Color, semanticPurpose: String,
    wcagContrast: Double?
  ) {
    self.init(
      name: name, lightModeValue: TokenColor(lightModeValue),
      darkModeValue: TokenColor(darkModeValue), semanticPurpose: semanticPurpose,
      wcagContrast: wcagContrast)
  }
}

extension TypographyToken {
  /// A style as documents of systems write it, with a weight of SwiftUI; lengths in points.
  public init(
    styleName: String, fontFamily: String, fontSize: CGFloat, fontWeight: Font.Weight,
    lineHeight: CGFloat, letterSpacing: CGFloat
  ) {
    self.init(
      styleName: styleName, fontFamily: fontFamily, fontSize: Double(fontSize),
      fontWeight: TokenFont.number(fontWeight), lineHeight: Double(lineHeight),
      letterSpacing: Double(letterSpacing))
  }
}
