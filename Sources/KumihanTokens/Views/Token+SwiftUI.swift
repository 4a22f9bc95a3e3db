public import Foundation
public import KumihanViews

extension TokenColor {
  /// The same colour for views.
  public var color: Color { Color(red: red, green: green, blue: blue, opacity: alpha) }
}

extension TokenColor: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Color { color }

  /// The components of a colour in light surroundings.
  public init(_ color: Color) {
    let parts = color.resolve(in: EnvironmentValues())
    self.init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      alpha: Double(parts.opacity))
  }
}

/// A token's colour as a style: light, dark, and both with increased contrast.
public struct TokenStyle: ShapeStyle {
  let light, dark, contrast, darkContrast: TokenColor

  public func resolve(in environment: EnvironmentValues) -> Color {
    let isDark = environment.colorScheme == .dark
    guard environment.colorSchemeContrast == .increased else {
      return (isDark ? dark : light).color
    }
    return (isDark ? darkContrast : contrast).color
  }

  /// The style as a colour that follows light, dark and contrast.
  public var color: Color {
    let usual = Color.Provider.schemes(light.color.provider, dark.color.provider)
    let increased = Color.Provider.schemes(contrast.color.provider, darkContrast.color.provider)
    return Color(.contrasts(usual, increased))
  }

  /// The style as a colour for an environment.
  public func color(in environment: EnvironmentValues) -> Color { resolve(in: environment) }
}

extension DesignSystem {
  /// The colour of a token; magenta for an unknown name, so that it is seen.
  public func style(_ name: String) -> TokenStyle {
    guard let token = document[name], let first = token.value.color else {
      let unknown = TokenColor(red: 1, green: 0, blue: 1)
      return TokenStyle(light: unknown, dark: unknown, contrast: unknown, darkContrast: unknown)
    }
    let light = token.modes["light"]?.color ?? first
    let dark = token.modes["dark"]?.color ?? first
    return TokenStyle(
      light: light, dark: dark,
      contrast: (token.modes["contrast"] ?? token.modes["light-contrast"])?.color ?? light,
      darkContrast: token.modes["dark-contrast"]?.color ?? dark)
  }

  /// The length of a token in points; 0 for an unknown name.
  public func length(_ name: String) -> CGFloat {
    CGFloat(document[name]?.value.points ?? 0)
  }

  /// The seconds of a token; 0 for an unknown name.
  public func seconds(_ name: String) -> Double {
    if case .duration(let seconds)? = document[name]?.value { seconds } else { 0 }
  }

  /// The font of a text style: at the standard text size of the size that its file gives, else grown
  /// as the system's styles grow; body text for an unknown name.
  public func font(_ name: String) -> Font {
    guard let style = document[name]?.value.typography else { return .body }
    let weight = TokenFont.weight(style.weight)
    let size = CGFloat(style.size.points)
    guard let family = style.families.first, family != "System", family != "SF Pro" else {
      return .scaledSystem(size: size, weight: weight, design: .default)
    }
    if let design = TokenFont.designs[family] {
      return .scaledSystem(size: size, weight: weight, design: design)
    }
    return .custom(family, size: size).weight(weight)
  }

  /// The text style of a token; nil for an unknown name.
  public func textStyle(_ name: String) -> TokenTypography? { document[name]?.value.typography }
}

/// Fonts of text styles.
enum TokenFont {
  static let designs: [String: Font.Design] = [
    "SF Pro Rounded": .rounded, "SF Mono": .monospaced, "New York": .serif,
  ]

  /// Of 100 to 900.
  private static let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// Such as 400 for regular.
  static func number(_ weight: Font.Weight) -> Double {
    Double(100 * ((weights.firstIndex(of: weight) ?? 3) + 1))
  }

  static func weight(_ weight: Double) -> Font.Weight {
    weights[min(max(Int((weight / 100).rounded()) - 1, 0), weights.count - 1)]
  }
}
