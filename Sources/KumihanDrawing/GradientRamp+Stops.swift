package import Foundation

extension GradientRamp {
  /// The colour at `location`, interpolated in the ramp's space.
  package func color(at location: CGFloat) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    if location >= last.location { return last.color }
    guard let upper = stops.firstIndex(where: { $0.location > location }), upper > 0 else {
      return last.color
    }
    let (a, b) = (stops[upper - 1], stops[upper])
    let share = (location - a.location) / (b.location - a.location)
    return mix(a.color, b.color, Double(share))
  }

  /// Stops for a backend that interpolates straight sRGB components between neighbours: as many
  /// more as needed to follow this ramp's interpolation.
  package func straightStops() -> [Stop] {
    var result: [Stop] = []
    for (a, b) in zip(stops, stops.dropFirst()) {
      result.append(a)
      let isStraight =
        a.color == b.color || (interpolation == .device && a.color.alpha == b.color.alpha)
      guard !isStraight, b.location > a.location else { continue }
      let count = 24
      for i in 1..<count {
        let share = CGFloat(i) / CGFloat(count)
        result.append(
          Stop(
            color: mix(a.color, b.color, Double(share)),
            location: a.location + (b.location - a.location) * share))
      }
    }
    if let last = stops.last { result.append(last) }
    return result
  }

  private func mix(_ a: RGBA, _ b: RGBA, _ share: Double) -> RGBA {
    let alpha = a.alpha + (b.alpha - a.alpha) * share
    guard alpha > 0 else { return .clear }
    // Transparent colours must not tint the colours they fade into, so weigh by alpha.
    let weight = b.alpha * share / alpha
    switch interpolation {
    case .device:
      return RGBA(
        red: a.red + (b.red - a.red) * weight, green: a.green + (b.green - a.green) * weight,
        blue: a.blue + (b.blue - a.blue) * weight, alpha: alpha)
    case .perceptual:
      let (from, to) = (Oklab(a), Oklab(b))
      return Oklab(
        l: from.l + (to.l - from.l) * weight, a: from.a + (to.a - from.a) * weight,
        b: from.b + (to.b - from.b) * weight
      ).color(alpha: alpha)
    }
  }
}

/// Björn Ottosson's perceptual space.
struct Oklab {
  var l, a, b: Double

  init(l: Double, a: Double, b: Double) { (self.l, self.a, self.b) = (l, a, b) }

  init(_ color: RGBA) {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      l: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  func color(alpha: Double) -> RGBA {
    let l = self.l + 0.3963377774 * a + 0.2158037573 * b
    let m = self.l - 0.1055613458 * a - 0.0638541728 * b
    let s = self.l - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return RGBA(
      red: encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), alpha: alpha)
  }
}

private func linear(_ value: Double) -> Double {
  value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

private func encoded(_ value: Double) -> Double {
  let value = min(max(value, 0), 1)
  return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
}
