import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Conversions between colour spaces, all on components of 0 to 1.
package enum ColorMath {
  /// The sRGB transfer function, from linear light.
  package static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let value = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }

  /// The inverse of `encoded`.
  package static func linear(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let value = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }

  static func encoded(
    _ red: Double, _ green: Double, _ blue: Double, from space: Color.RGBColorSpace
  ) -> (Double, Double, Double) {
    switch space {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (encoded(red), encoded(green), encoded(blue))
    case .displayP3:
      let (r, g, b) = (linear(red), linear(green), linear(blue))
      // Display P3 to sRGB primaries, both with the D65 white point.
      return (
        encoded(1.2249401 * r - 0.2249404 * g), encoded(-0.0420569 * r + 1.0420571 * g),
        encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
      )
    }
  }

  static func rgb(
    hue: Double, saturation: Double, brightness: Double
  ) -> (Double, Double, Double) {
    let sector = (hue - floor(hue)) * 6
    let fraction = sector - floor(sector)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: return (brightness, t, p)
    case 1: return (q, brightness, p)
    case 2: return (p, brightness, t)
    case 3: return (p, q, brightness)
    case 4: return (t, p, brightness)
    default: return (brightness, p, q)
    }
  }

  static func mix(_ a: RGBA, _ b: RGBA, _ t: Double, perceptual: Bool) -> RGBA {
    func lerp(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    let alpha = lerp(a.alpha, b.alpha)
    guard perceptual else {
      return RGBA(
        red: lerp(a.red, b.red), green: lerp(a.green, b.green), blue: lerp(a.blue, b.blue),
        alpha: alpha)
    }
    let (x, y) = (oklab(a), oklab(b))
    let mixed = fromOklab(lerp(x.0, y.0), lerp(x.1, y.1), lerp(x.2, y.2))
    return RGBA(red: mixed.0, green: mixed.1, blue: mixed.2, alpha: alpha)
  }

  /// Oklab as published by Björn Ottosson.
  private static func oklab(_ c: RGBA) -> (Double, Double, Double) {
    let (r, g, b) = (linear(c.red), linear(c.green), linear(c.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private static func fromOklab(
    _ lightness: Double, _ a: Double, _ b: Double
  ) -> (Double, Double, Double) {
    func cube(_ x: Double) -> Double { x * x * x }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    )
  }
}
