public import Foundation

/// A displacement in points.
public struct CGVector: Hashable, Sendable {
  /// Points to the right and down.
  public var dx, dy: CGFloat

  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }

  public static let zero = CGVector()
}
