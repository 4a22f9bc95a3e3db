public import Foundation

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// In points; leading is the left side in left-to-right layouts.
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The same radius at every corner.
  package init(_ radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner that leaves the edge gradually, 1.53 radii before the vertex.
  case continuous
}
