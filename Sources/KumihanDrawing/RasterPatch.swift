public import Foundation

/// A part of a page that a vector format cannot express and that was drawn as pixels instead.
public struct RasterPatch: Hashable, Sendable {
  /// The page, from 0.
  public var page: Int
  /// The area on the page, in points.
  public var area: CGRect
  /// The view that made the ink.
  public var node: NodeID
  /// The effect that has no vector form, such as "blur".
  public var cause: String
  /// The line of source that made the view; nil when unknown.
  public var site: String?

  public init(page: Int, area: CGRect, node: NodeID, cause: String, site: String? = nil) {
    self.page = page
    self.area = area
    self.node = node
    self.cause = cause
    self.site = site
  }
}
