import Foundation

/// Three box averages that together approximate a Gaussian of a given standard deviation.
///
/// Each box has a fractional width, so that every deviation is exact and a growing radius never
/// jumps.
struct BoxKernel {
  /// Whole pixels on each side of the middle one, and the fraction of the next pixel beyond.
  let reach: Int
  let share: Double

  /// Nil when the blur is too small to be visible.
  init?(sigma: Double) {
    guard sigma > 0.05 else { return nil }
    // A box with `reach` whole neighbours and a share f of the next on each side has the variance
    // (2 sum(1...r) i^2 + 2 f (r + 1)^2) / (2 r + 1 + 2 f); three of them add up to sigma^2.
    let variance = sigma * sigma / 3
    var reach = 0
    while Double((reach + 1) * (reach + 2)) / 3 <= variance { reach += 1 }
    let r = Double(reach)
    let inner = r * (r + 1) * (2 * r + 1) / 3
    let next = (r + 1) * (r + 1)
    self.reach = reach
    share = (variance * (2 * r + 1) - inner) / (2 * (next - variance))
  }

  /// How far the three boxes reach together.
  var reachOfAll: Int { 3 * (reach + 1) }

  var weight: Double { Double(2 * reach + 1) + 2 * share }
}
