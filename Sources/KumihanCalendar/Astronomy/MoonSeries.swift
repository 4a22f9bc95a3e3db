import Foundation

/// The phases of the Moon around a mean lunation.
///
/// Jean Meeus, Astronomical Algorithms (2nd edition), chapter 49: accurate to seconds for the
/// centuries around ours.
struct MoonSeries {
  static let meanLunation = 29.530588861
  private static let radian = Double.pi / 180

  /// Lunations since the new moon of 2000-01-06; a quarter of one is a phase.
  private let k: Double
  private let t: Double
  private let eccentricity: Double
  private let sun, moon, latitude, node: Double

  init(_ k: Double) {
    self.k = k
    t = k / 1236.85
    eccentricity = 1 - t * (0.002516 + 0.0000074 * t)
    sun = (2.5534 + 29.10535670 * k - t * t * (0.0000014 + 0.00000011 * t)) * Self.radian
    moon =
      (201.5643 + 385.81693528 * k
        + t * t * (0.0107582 + t * (0.00001238 - 0.000000058 * t))) * Self.radian
    latitude =
      (160.7108 + 390.67050284 * k
        + t * t * (-0.0016118 + t * (-0.00000227 + 0.000000011 * t))) * Self.radian
    node = (124.7746 - 1.56375588 * k + t * t * (0.0020672 + 0.00000215 * t)) * Self.radian
  }

  /// The moment of the phase whose periodic terms these are.
  func instant(_ terms: [Term], further: Double = 0) -> Instant {
    let mean =
      2_451_550.09766 + Self.meanLunation * k
      + t * t * (0.00015437 + t * (-0.000000150 + t * 0.00000000073))
    return Instant(julianEphemerisDay: mean + periodic(terms) + planetary + further)
  }

  /// What is added for the first quarter and taken away for the last, in days.
  var quarterCorrection: Double {
    0.00306 - 0.00038 * eccentricity * cos(sun) + 0.00026 * cos(moon)
      - 0.00002 * cos(moon - sun) + 0.00002 * cos(moon + sun) + 0.00002 * cos(2 * latitude)
  }

  private func periodic(_ terms: [Term]) -> Double {
    var sum = 0.0
    for term in terms {
      let angle =
        term.sun * sun + term.moon * moon + term.latitude * latitude + term.node * node
      let weight =
        term.power == 0 ? 1 : term.power == 1 ? eccentricity : eccentricity * eccentricity
      sum += term.days * weight * sin(angle)
    }
    return sum
  }

  /// The planetary corrections: one argument has a quadratic term, the others are linear.
  private var planetary: Double {
    var sum = 0.000325 * sin((299.77 + 0.107408 * k - 0.009173 * t * t) * Self.radian)
    for (days, phase, rate) in Self.planets {
      sum += days * sin((phase + rate * k) * Self.radian)
    }
    return sum
  }

  /// Multiples of the arguments, and the power of the Earth's eccentricity that scales the term.
  struct Term {
    let days: Double
    let power: Int
    let sun: Double
    let moon: Double
    let latitude: Double
    let node: Double

    init(
      _ days: Double, power: Int = 0, sun: Double = 0, moon: Double = 0, latitude: Double = 0,
      node: Double = 0
    ) {
      self.days = days
      self.power = power
      self.sun = sun
      self.moon = moon
      self.latitude = latitude
      self.node = node
    }
  }

  private static let planets: [(days: Double, phase: Double, rate: Double)] = [
    (0.000165, 251.88, 0.016321), (0.000164, 251.83, 26.651886), (0.000126, 349.42, 36.412478),
    (0.000110, 84.66, 18.206239), (0.000062, 141.74, 53.303771), (0.000060, 207.14, 2.453732),
    (0.000056, 154.84, 7.306860), (0.000047, 34.52, 27.261239), (0.000042, 207.19, 0.121824),
    (0.000040, 291.34, 1.844379), (0.000037, 161.72, 24.198154), (0.000035, 239.56, 25.513099),
    (0.000023, 331.55, 3.592518),
  ]
}
