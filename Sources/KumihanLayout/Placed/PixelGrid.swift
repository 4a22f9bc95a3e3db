public import Foundation

/// The edges between pixels.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: CGFloat

  /// A scale that is not a positive number counts as 1.
  public init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// The length of a pixel in points.
  public var pixel: CGFloat { 1 / scale }

  /// The nearest pixel edge; half a pixel is rounded up.
  public func snapped(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

  /// Snaps each edge, so that touching frames still touch. What is at least a quarter of a pixel wide
  /// or high keeps a pixel: lines are thin at every scale, but there.
  public func snapped(_ rect: CGRect) -> CGRect {
    let (x, y) = (snapped(rect.minX), snapped(rect.minY))
    return CGRect(
      x: x, y: y, width: length(snapped(rect.maxX) - x, of: rect.width),
      height: length(snapped(rect.maxY) - y, of: rect.height))
  }

  private func length(_ snapped: CGFloat, of length: CGFloat) -> CGFloat {
    length >= pixel / 4 ? max(snapped, pixel) : snapped
  }
}
