import Foundation

/// The conjunctions of Moon and Sun, counted from the one of 2000-01-06.
///
/// Jean Meeus, Astronomical Algorithms (2nd edition), chapter 49: accurate to seconds for the
/// centuries around ours.
enum NewMoon {
  private static let meanLunation = 29.530588861

  /// The new moon of that number.
  static func instant(_ number: Int) -> Instant {
    let k = Double(number)
    let t = k / 1236.85
    let mean =
      2_451_550.09766 + meanLunation * k
      + t * t * (0.00015437 + t * (-0.000000150 + t * 0.00000000073))
    return Instant(julianEphemerisDay: mean + periodic(k, t) + planetary(k, t))
  }

  /// The number of the last new moon whose civil day is on or before `date`.
  static func number(onOrBefore date: CalendarDate, offset: Double) -> Int {
    let days = Instant(startOf: date, offset: offset).julianEphemerisDay - 2_451_550.1
    var number = Int((days / meanLunation).rounded(.down)) + 1
    while self.date(number, offset: offset) > date { number -= 1 }
    return number
  }

  static func date(_ number: Int, offset: Double) -> CalendarDate {
    instant(number).date(offset: offset)
  }

  private static let radian = Double.pi / 180

  private static func periodic(_ k: Double, _ t: Double) -> Double {
    let eccentricity = 1 - t * (0.002516 + 0.0000074 * t)
    let sun = (2.5534 + 29.10535670 * k - t * t * (0.0000014 + 0.00000011 * t)) * radian
    let moon =
      (201.5643 + 385.81693528 * k
        + t * t * (0.0107582 + t * (0.00001238 - 0.000000058 * t))) * radian
    let latitude =
      (160.7108 + 390.67050284 * k
        + t * t * (-0.0016118 + t * (-0.00000227 + 0.000000011 * t))) * radian
    let node = (124.7746 - 1.56375588 * k + t * t * (0.0020672 + 0.00000215 * t)) * radian
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
  private static func planetary(_ k: Double, _ t: Double) -> Double {
    var sum = 0.000325 * sin((299.77 + 0.107408 * k - 0.009173 * t * t) * radian)
    for (days, phase, rate) in planets {
      sum += days * sin((phase + rate * k) * radian)
    }
    return sum
  }

  /// Multiples of the arguments, and the power of the Earth's eccentricity that scales the term.
  private struct Term {
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

  private static let terms: [Term] = [
    Term(-0.40720, moon: 1), Term(0.17241, power: 1, sun: 1), Term(0.01608, moon: 2),
    Term(0.01039, latitude: 2), Term(0.00739, power: 1, sun: -1, moon: 1),
    Term(-0.00514, power: 1, sun: 1, moon: 1), Term(0.00208, power: 2, sun: 2),
    Term(-0.00111, moon: 1, latitude: -2), Term(-0.00057, moon: 1, latitude: 2),
    Term(0.00056, power: 1, sun: 1, moon: 2), Term(-0.00042, moon: 3),
    Term(0.00042, power: 1, sun: 1, latitude: 2), Term(0.00038, power: 1, sun: 1, latitude: -2),
    Term(-0.00024, power: 1, sun: -1, moon: 2), Term(-0.00017, node: 1),
    Term(-0.00007, sun: 2, moon: 1), Term(0.00004, moon: 2, latitude: -2), Term(0.00004, sun: 3),
    Term(0.00003, sun: 1, moon: 1, latitude: -2), Term(0.00003, moon: 2, latitude: 2),
    Term(-0.00003, sun: 1, moon: 1, latitude: 2), Term(0.00003, sun: -1, moon: 1, latitude: 2),
    Term(-0.00002, sun: -1, moon: 1, latitude: -2), Term(-0.00002, sun: 1, moon: 3),
    Term(0.00002, moon: 4),
  ]

  private static let planets: [(days: Double, phase: Double, rate: Double)] = [
    (0.000165, 251.88, 0.016321), (0.000164, 251.83, 26.651886), (0.000126, 349.42, 36.412478),
    (0.000110, 84.66, 18.206239), (0.000062, 141.74, 53.303771), (0.000060, 207.14, 2.453732),
    (0.000056, 154.84, 7.306860), (0.000047, 34.52, 27.261239), (0.000042, 207.19, 0.121824),
    (0.000040, 291.34, 1.844379), (0.000037, 161.72, 24.198154), (0.000035, 239.56, 25.513099),
    (0.000023, 331.55, 3.592518),
  ]
}
