import Foundation

/// The Sun's apparent longitude on the ecliptic, and the moments of given longitudes.
///
/// The series of Bretagnon and Simon (1986), with aberration and the main terms of nutation: about
/// two seconds of arc from 1583 to 2500, which is less than a minute of time.
enum SolarLongitude {
  /// Apparent geocentric longitude in degrees, 0 up to 360; 0 is the March equinox.
  static func degrees(at instant: Instant) -> Double {
    let c = instant.centuries
    var sum = 0.0
    for (amplitude, phase, rate) in series {
      sum += amplitude * sin((phase + rate * c) * radian)
    }
    let mean = 282.7771834 + 36_000.76953744 * c + sum * 0.000005729577951308232
    let aberration = 0.0000974 * cos((177.63 + 35_999.01848 * c) * radian) - 0.005575
    return wrapped(mean + aberration + nutation(c))
  }

  /// The moment nearest to `guess` at which the longitude is `degrees`.
  static func instant(of degrees: Double, near guess: Instant) -> Instant {
    var moment = guess.julianEphemerisDay
    for _ in 0..<8 {
      let missing =
        wrapped(
          degrees - self.degrees(at: Instant(julianEphemerisDay: moment)) + 180) - 180
      let step = missing * 365.2422 / 360
      moment += step
      if abs(step) < 1e-6 { break }
    }
    return Instant(julianEphemerisDay: moment)
  }

  private static func nutation(_ c: Double) -> Double {
    let node = (124.90 - 1934.134 * c + 0.002063 * c * c) * radian
    let sun = (201.11 + 72_001.5377 * c + 0.00057 * c * c) * radian
    return -0.004778 * sin(node) - 0.0003667 * sin(sun)
  }

  private static let radian = Double.pi / 180

  private static func wrapped(_ degrees: Double) -> Double {
    degrees - 360 * (degrees / 360).rounded(.down)
  }

  /// Amplitude in 10⁻⁷ radians, phase in degrees, rate in degrees per Julian century.
  private static let series: [(amplitude: Double, phase: Double, rate: Double)] = [
    (403_406, 270.54861, 0.9287892), (195_207, 340.19128, 35999.1376958),
    (119_433, 63.91854, 35999.4089666), (112_392, 331.26220, 35998.7287385),
    (3891, 317.843, 71998.20261), (2819, 86.631, 71998.4403), (1721, 240.052, 36000.35726),
    (660, 310.26, 71997.4812), (350, 247.23, 32964.4678), (334, 260.87, -19.4410),
    (314, 297.82, 445267.1117), (268, 343.14, 45036.8840), (242, 166.79, 3.1008),
    (234, 81.53, 22518.4434), (158, 3.50, -19.9739), (132, 132.75, 65928.9345),
    (129, 182.95, 9038.0293), (114, 162.03, 3034.7684), (99, 29.8, 33718.148),
    (93, 266.4, 3034.448), (86, 249.2, -2280.773), (78, 157.6, 29929.992),
    (72, 257.8, 31556.493), (68, 185.1, 149.588), (64, 69.9, 9037.750), (46, 8.0, 107997.405),
    (38, 197.1, -4444.176), (37, 250.4, 151.771), (32, 65.3, 67555.316), (29, 162.7, 31556.080),
    (28, 341.5, -4561.540), (27, 291.6, 107996.706), (27, 98.5, 1221.655),
    (25, 146.7, 62894.167), (24, 110.0, 31437.369), (21, 5.2, 14578.298),
    (21, 342.6, -31931.757), (20, 230.9, 34777.243), (18, 256.1, 1221.999),
    (17, 45.3, 62894.511), (14, 242.9, -4442.039), (13, 115.2, 107997.909), (13, 151.8, 119.066),
    (13, 285.3, 16859.071), (12, 53.3, -4.578), (10, 126.6, 26895.292), (10, 205.7, -39.127),
    (10, 85.9, 12297.536), (10, 146.1, 90073.778),
  ]
}
