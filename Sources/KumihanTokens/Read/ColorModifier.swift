import Foundation

/// A change of a colour that Tokens Studio writes beside a value, in its part of `$extensions`.
/// Source: sd-transforms, `color-modifiers`.
struct ColorModifier {
  /// The names in `$extensions`.
  static let (owner, key) = ("studio.tokens", "modify")

  enum Kind: String, CaseIterable {
    case lighten, darken, mix, alpha
  }

  enum Space: String, CaseIterable {
    case srgb, hsl, lch
  }

  var kind: Kind
  /// 0 to 1.
  var amount: Double
  var space = Space.srgb
  /// The colour that is mixed in.
  var other = TokenColor.black

  func applied(to color: TokenColor) -> TokenColor {
    var parts = space.parts(of: color)
    let light = space == .lch ? 100.0 : 1
    switch kind {
    case .alpha:
      var result = color
      result.alpha = amount
      return result
    case .mix:
      let end = space.parts(of: other)
      parts = (
        mixed(parts.0, end.0, isHue: space == .hsl), mixed(parts.1, end.1),
        mixed(parts.2, end.2, isHue: space == .lch)
      )
      var result = space.color(of: parts)
      result.alpha = mixed(color.alpha, other.alpha)
      return result
    case .lighten, .darken:
      func moved(_ part: Double, _ whole: Double) -> Double {
        kind == .lighten ? part + (whole - part) * amount : part * (1 - amount)
      }
      switch space {
      case .srgb: parts = (moved(parts.0, light), moved(parts.1, light), moved(parts.2, light))
      case .hsl: parts.2 = moved(parts.2, light)
      case .lch: parts.0 = moved(parts.0, light)
      }
      var result = space.color(of: parts)
      result.alpha = color.alpha
      return result
    }
  }

  private func mixed(_ a: Double, _ b: Double, isHue: Bool = false) -> Double {
    var way = b - a
    // The shorter way around the circle.
    if isHue { way -= (way / 360).rounded() * 360 }
    return a + way * amount
  }
}

extension ColorModifier.Space {
  fileprivate func parts(of color: TokenColor) -> ColorSpaces.Triple {
    let c = (color.red, color.green, color.blue)
    switch self {
    case .srgb: return c
    case .hsl: return ColorSpaces.hsl(of: c)
    case .lch: return ColorSpaces.lch(of: c)
    }
  }

  fileprivate func color(of parts: ColorSpaces.Triple) -> TokenColor {
    let c: ColorSpaces.Triple =
      switch self {
      case .srgb: parts
      case .hsl: ColorSpaces.hsl(parts.0, parts.1, parts.2)
      case .lch: ColorSpaces.srgb("lch", parts) ?? parts
      }
    func bounded(_ part: Double) -> Double { min(max(part, 0), 1) }
    return TokenColor(red: bounded(c.0), green: bounded(c.1), blue: bounded(c.2))
  }
}

extension ColorSpaces {
  /// Degrees, and 0 to 1, of sRGB.
  static func hsl(of c: Triple) -> Triple {
    let (most, least) = (max(c.0, c.1, c.2), min(c.0, c.1, c.2))
    let (lightness, reach) = ((most + least) / 2, most - least)
    guard reach > 0 else { return (0, 0, lightness) }
    let hue =
      switch most {
      case c.0: (c.1 - c.2) / reach + (c.1 < c.2 ? 6 : 0)
      case c.1: (c.2 - c.0) / reach + 2
      default: (c.0 - c.1) / reach + 4
      }
    return (hue * 60, reach / (1 - abs(2 * lightness - 1)), lightness)
  }

  /// Lightness 0 to 100, chroma, degrees, of sRGB. Source: CSS Color 4, sample code.
  static func lch(of c: Triple) -> Triple {
    let (r, g, b) = (linear(c.0), linear(c.1), linear(c.2))
    let x = 506752.0 / 1_228_815 * r + 87881.0 / 245763 * g + 12673.0 / 70218 * b
    let y = 87098.0 / 409605 * r + 175762.0 / 245763 * g + 12673.0 / 175545 * b
    let z = 7918.0 / 409605 * r + 87881.0 / 737289 * g + 1_001_167.0 / 1_053_270 * b
    func part(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    // From D65 to D50, against its white.
    let fx = part(
      (1.0479297925449969 * x + 0.022946870601609652 * y - 0.05019226628920524 * z)
        / (0.3457 / 0.3585))
    let fy = part(0.02962780877005599 * x + 0.9904344267538799 * y - 0.017073799063418826 * z)
    let fz = part(
      (-0.009243040646204504 * x + 0.015055191490298152 * y + 0.7518742814281371 * z)
        / ((1 - 0.3457 - 0.3585) / 0.3585))
    let (a, b2) = (500 * (fx - fy), 200 * (fy - fz))
    return (116 * fy - 16, hypot(a, b2), atan2(b2, a) * 180 / .pi)
  }
}
