import Foundation

/// Round numbers for axes.
enum Ticks {
  /// More marks than anybody could tell apart.
  static let most = 1000

  /// The smallest of 1, 2 and 5 times a power of ten that divides a range in at most `count` parts.
  static func step(from low: Double, to high: Double, count: Int) -> Double {
    let span = abs(high - low)
    guard span.isFinite, span > 0 else { return 1 }
    let least = span / Double(max(count, 1))
    let power = pow(10, floor(log10(least)))
    // A little less, so that 0.3 / 3 is a tenth and not the next step.
    let share = least / power * (1 - 1e-9)
    return power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10)
  }

  /// The multiples of a step in a range; outwards, also those next to its ends.
  static func multiples(
    of step: Double, from low: Double, to high: Double, outwards: Bool = false
  ) -> [Double] {
    guard step > 0, step.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
    let (from, to) = (low / step, high / step)
    let first = outwards ? floor(from + 1e-9) : ceil(from - 1e-9)
    var last = outwards ? ceil(to - 1e-9) : floor(to + 1e-9)
    if outwards, last <= first { last = first + 1 }
    guard last >= first, last - first <= Double(most), abs(first) < 1e15 else { return [] }
    // Divided where the step is a fraction: 3 / 10 is 0.3, 3 × 0.1 is not.
    let inverse = (1 / step).rounded()
    let isFraction = step < 1 && abs(inverse * step - 1) < 1e-9
    return stride(from: first, through: last, by: 1).map {
      // Without the sign of a zero that was rounded up.
      $0 == 0 ? 0 : isFraction ? $0 / inverse : $0 * step
    }
  }

  /// Powers of ten in a range, with their halves and fifths where there are few.
  static func powers(from low: Double, to high: Double, count: Int) -> [Double] {
    guard low > 0, high > low, high.isFinite else { return [] }
    let (first, last) = (Int(floor(log10(low) + 1e-9)), Int(ceil(log10(high) - 1e-9)))
    let every = max(1, Int((Double(last - first) / Double(max(count, 1))).rounded(.up)))
    let parts: [Double] = last - first <= 2 ? [1, 2, 5] : [1]
    var result: [Double] = []
    for power in stride(from: first, through: last, by: every) {
      for part in parts {
        let value: Double = part * pow(10, Double(power))
        if value >= low * (1 - 1e-9), value <= high * (1 + 1e-9) { result.append(value) }
      }
    }
    return result
  }
}
