import Foundation

/// The distance of two colours as eyes see it: CIEDE2000, as Sharma, Wu and Dalal wrote it down in
/// 2005, for colours of sRGB under D65.
package enum CIEDE2000 {
  /// Red, green and blue are from 0 to 1.
  package static func distance(_ a: [Double], _ b: [Double]) -> Double {
    distance(lab: lab(a), lab(b))
  }

  /// Lightness and the two axes of colour.
  package static func lab(_ color: [Double]) -> SIMD3<Double> {
    let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    let (r, g, b) = (linear[0], linear[1], linear[2])
    let x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    let y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    let z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
    return SIMD3(116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z)))
  }

  package static func distance(lab one: SIMD3<Double>, _ two: SIMD3<Double>) -> Double {
    let chroma =
      ((one.y * one.y + one.z * one.z).squareRoot()
        + (two.y * two.y + two.z * two.z).squareRoot()) / 2
    let seventh = pow(chroma, 7)
    let g = 0.5 * (1 - (seventh / (seventh + pow(25, 7))).squareRoot())
    let (a1, a2) = (one.y * (1 + g), two.y * (1 + g))
    let (c1, c2) = ((a1 * a1 + one.z * one.z).squareRoot(), (a2 * a2 + two.z * two.z).squareRoot())
    func angle(_ a: Double, _ b: Double) -> Double {
      if a == 0, b == 0 { return 0 }
      let degrees = atan2(b, a) * 180 / .pi
      return degrees < 0 ? degrees + 360 : degrees
    }
    let (h1, h2) = (angle(a1, one.z), angle(a2, two.z))
    var turn = h2 - h1
    if c1 * c2 == 0 {
      turn = 0
    } else if turn > 180 {
      turn -= 360
    } else if turn < -180 {
      turn += 360
    }
    var hue = h1 + h2
    if c1 * c2 != 0 {
      hue = abs(h1 - h2) <= 180 ? hue / 2 : (hue < 360 ? (hue + 360) / 2 : (hue - 360) / 2)
    }
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    let lightness = (one.x + two.x) / 2
    let c = (c1 + c2) / 2
    let t =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.2 * cosine(4 * hue - 63)
    let square = (lightness - 50) * (lightness - 50)
    let sl = 1 + 0.015 * square / (20 + square).squareRoot()
    let (sc, sh) = (1 + 0.045 * c, 1 + 0.015 * c * t)
    let c7 = pow(c, 7)
    let step = (hue - 275) / 25
    let rotation =
      -2 * (c7 / (c7 + pow(25, 7))).squareRoot() * sine(60 * exp(-step * step))
    let dl = (two.x - one.x) / sl
    let dc = (c2 - c1) / sc
    let dh = 2 * (c1 * c2).squareRoot() * sine(turn / 2) / sh
    return (dl * dl + dc * dc + dh * dh + rotation * dc * dh).squareRoot()
  }
}
