public import KumihanViews

// The names under which the rules' document uses its values. Names of your own module are chosen
// before these.

extension Color {
  /// The brand's violet.
  public static var brand: Color { SystemRules.brand.color }
  /// The warm ground of screens.
  public static var warmBackground: Color { SystemRules.warmBackground.color }

  /// A card's ground in the colour of its category: `opacity` of it over white, or over black in
  /// the dark.
  ///
  /// - Parameter opacity: 0 to 1; the rules' own share of the tint unless given.
  public func blended(opacity: Double? = nil, isDark: Bool) -> Color {
    let share = opacity ?? SystemRules.tint(isDark: isDark)
    return (isDark ? Color.black : .white).mix(with: self, by: share, in: .device)
  }
}

extension ShapeStyle where Self == Color {
  /// The brand's violet.
  public static var brand: Color { Color.brand }
  /// The warm ground of screens.
  public static var warmBackground: Color { Color.warmBackground }
}

extension Font {
  /// A title in the brand's style, which grows with the reader's text size.
  public static var brandTitle: Font { SystemRules.brandTitle }
  /// Text in the brand's style, which grows with the reader's text size.
  public static var brandBody: Font { .system(.body) }
}
