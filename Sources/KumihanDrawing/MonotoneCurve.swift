/// A curve through values at integers that stays between neighbouring values (Fritsch and Butland's
/// slopes, component by component).
enum MonotoneCurve {
  /// The slope at a place: none at a peak, a straight line's at both ends.
  static func slope(
    at place: Int, of count: Int, _ value: (Int) -> SIMD4<Double>
  ) -> SIMD4<Double> {
    guard count > 1 else { return .zero }
    if place == 0 { return value(1) - value(0) }
    if place == count - 1 { return value(place) - value(place - 1) }
    return slope(value(place) - value(place - 1), value(place + 1) - value(place))
  }

  /// The harmonic mean of the steps before and after.
  private static func slope(_ before: SIMD4<Double>, _ after: SIMD4<Double>) -> SIMD4<Double> {
    let product = before * after
    let mean = 2 * product / (before + after)
    return SIMD4.zero.replacing(with: mean, where: product .> 0)
  }

  /// The value at a fraction of the way from `place` to the next.
  static func value(
    at place: Int, _ share: Double, of count: Int, _ value: (Int) -> SIMD4<Double>
  ) -> SIMD4<Double> {
    let (a, b) = (value(place), value(place + 1))
    let from = slope(at: place, of: count, value)
    let to = slope(at: place + 1, of: count, value)
    let (t, t2) = (share, share * share)
    let t3 = t2 * t
    let start = a * (2 * t3 - 3 * t2 + 1) + from * (t3 - 2 * t2 + t)
    return start + b * (3 * t2 - 2 * t3) + to * (t3 - t2)
  }
}
