import Foundation
import KumihanCairo
import KumihanDrawing

/// How exactly pictures are compared.
public enum PictureComparison: Hashable, Sendable {
  /// Every component of every pixel.
  case exact
  /// A component may differ by `channel`, and in any square of `window` pixels a side `atMost` pixels
  /// may differ by more.
  case tolerant(channel: Int, window: Int, atMost: Int)
  /// A colour may differ by `deltaE` of CIEDE2000, and in any square of `window` pixels a side
  /// `atMost` pixels by more.
  case perceptual(deltaE: Double, window: Int, atMost: Int)
  /// As tests of iOS say it: at least this share of all pixels is equal, where a colour counts as
  /// equal up to (1 - `perceptual`) · 100 of CIEDE2000.
  case precision(Float, perceptual: Float)

  /// What a test wrote, for messages.
  var words: String {
    switch self {
    case .exact: "nothing"
    case .tolerant(let channel, let window, let most):
      "tolerance \(channel), \(most) px in \(window) x \(window)"
    case .perceptual(let limit, let window, let most):
      "deltaE \(limit), \(most) px in \(window) x \(window)"
    case .precision(let share, let perceptual):
      perceptual < 1 ? "precision \(share), perceptual \(perceptual)" : "precision \(share)"
    }
  }

  /// Whether pictures that differ are still taken for equal. They are of one size.
  func allows(_ difference: PixelMap) -> Bool {
    switch self {
    case .exact:
      return difference.count == 0
    case .tolerant(let channel, let window, let most):
      let beyond = difference.pixels.filter { $0.largest > channel }
      return PixelMap.densest(beyond, window: window) <= most
    case .perceptual(let limit, let window, let most):
      let beyond = difference.pixels.filter { $0.deltaE > limit }
      return PixelMap.densest(beyond, window: window) <= most
    case .precision(let share, let perceptual):
      let limit = (1 - Double(perceptual)) * 100
      let beyond =
        limit > 0 ? difference.pixels.count { $0.deltaE > limit } : difference.count
      // A share is told to seven digits: 0.98 is a little more in binary.
      return Double(beyond) <= (1 - Double(share) + 1.2e-7) * Double(difference.area)
    }
  }
}
