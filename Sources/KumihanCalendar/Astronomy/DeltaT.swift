/// The lag of the rotating Earth behind uniform time (TT − UT), in seconds.
///
/// Measured values to 2025, then the projection of Morrison, Stephenson, Hohenkerk and Zawilski
/// (Proc. R. Soc. A, 2021); a parabola after 2500, beyond any projection.
enum DeltaT {
  static func seconds(atJulianDay day: Double) -> Double {
    let year = 2000 + (day - 2_451_544.5) / 365.2425
    guard let next = knots.firstIndex(where: { $0.year > year }) else {
      let centuries = (year - 1825) / 100
      return 32.5 * centuries * centuries - 320
    }
    guard next > 0 else { return knots[0].seconds }
    let (a, b) = (knots[next - 1], knots[next])
    return a.seconds + (b.seconds - a.seconds) * (year - a.year) / (b.year - a.year)
  }

  private static let knots: [(year: Double, seconds: Double)] = [
    (1580, 142.2), (1600, 109.1), (1620, 79.5), (1640, 54.4), (1660, 35.0), (1680, 21.6),
    (1700, 14.1), (1720, 12.1), (1740, 14.7), (1760, 19.0), (1780, 21.4), (1800, 18.4),
    (1820, 16.5), (1840, 7.6), (1860, 9.0), (1880, -3.2), (1900, -2.0), (1905, 4.9),
    (1910, 11.1), (1915, 17.5), (1920, 21.6), (1925, 23.8), (1930, 24.4), (1940, 24.4),
    (1945, 27.1), (1950, 28.9), (1955, 30.4), (1960, 33.1), (1965, 35.1), (1970, 39.9),
    (1975, 45.5), (1980, 50.5), (1985, 54.3), (1990, 56.9), (1995, 60.8), (2000, 63.8),
    (2005, 64.7), (2010, 66.1), (2015, 67.6), (2020, 69.4), (2030, 69.1), (2040, 69.7),
    (2050, 71.4), (2075, 80.4), (2100, 95.9), (2150, 146.3), (2200, 221.6), (2250, 321.1),
    (2300, 443.9), (2400, 756.2), (2500, 1160.8),
  ]
}
