public import Foundation

/// The waist: one page's ink, in points, ready for any backend.
public struct DisplayList: Hashable, Sendable {
  /// The page, from (0, 0).
  public var size: CGSize
  /// The commands in drawing order, the lowest first.
  public var items: [DrawItem]

  public init(size: CGSize, items: [DrawItem] = []) {
    (self.size, self.items) = (size, items)
  }
}
