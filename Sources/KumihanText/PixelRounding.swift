import Foundation

extension CGFloat {
  /// Rounds up to a whole pixel; a millionth of one is rounding noise.
  func roundedUp(to pixel: CGFloat) -> CGFloat {
    pixel > 0 ? (self / pixel - 1e-6).rounded(.up) * pixel : self
  }

  /// The last whole pixel, with the same noise.
  func roundedDown(to pixel: CGFloat) -> CGFloat {
    pixel > 0 ? (self / pixel + 1e-6).rounded(.down) * pixel : self
  }

  func rounded(to pixel: CGFloat) -> CGFloat {
    pixel > 0 ? (self / pixel + 0.5).rounded(.down) * pixel : self
  }
}
