public import Foundation

/// A parent's proposal to a child. In each axis nil requests the ideal size, 0 the smallest,
/// infinity the largest.
public struct ProposedViewSize: Hashable, Sendable {
  /// In points; nil requests the ideal size.
  public var width, height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// A proposal of exactly this size, in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with 10 points, or the given length, for each unspecified one.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
