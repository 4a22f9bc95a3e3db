public import Foundation

/// The preferred gaps of a view to its neighbours, edge by edge.
public struct ViewSpacing: Hashable, Sendable {
  /// The preferred gaps of one edge by category. Two facing edges keep the largest preference of
  /// the categories that both have; else the largest uncategorised one; else 8.
  package struct EdgeWish: Hashable, Sendable {
    /// For any neighbour, such as a spacer's 0.
    package var uncategorised: CGFloat?
    /// Between two texts.
    package var textToText: CGFloat?
    /// Between the edge of a view and the text below it.
    package var aboveText: CGFloat?
    /// Between text and the edge of a view below it.
    package var belowText: CGFloat?
    /// True when the wish is only for want of a better: beside other views along the edge it counts
    /// for nothing.
    package var yields = false

    package init(
      uncategorised: CGFloat? = nil, textToText: CGFloat? = nil, aboveText: CGFloat? = nil,
      belowText: CGFloat? = nil
    ) {
      (self.uncategorised, self.textToText) = (uncategorised, textToText)
      (self.aboveText, self.belowText) = (aboveText, belowText)
    }

    /// The top of a view that is not text.
    package static let plainTop = EdgeWish(belowText: 0)
    /// The bottom of a view that is not text.
    package static let plainBottom = EdgeWish(aboveText: 0)

    package func distance(to other: EdgeWish) -> CGFloat {
      let shared = EdgeWish.larger(
        EdgeWish.both(textToText, other.textToText),
        EdgeWish.larger(
          EdgeWish.both(aboveText, other.aboveText), EdgeWish.both(belowText, other.belowText)))
      return shared ?? EdgeWish.larger(uncategorised, other.uncategorised)
        ?? ViewSpacing.defaultDistance
    }

    package mutating func formUnion(_ other: EdgeWish) {
      if other.yields { return }
      if yields {
        self = other
        return
      }
      uncategorised = EdgeWish.larger(uncategorised, other.uncategorised)
      textToText = EdgeWish.larger(textToText, other.textToText)
      aboveText = EdgeWish.larger(aboveText, other.aboveText)
      belowText = EdgeWish.larger(belowText, other.belowText)
    }

    /// The same wish, giving way to others along the edge.
    package var yielding: EdgeWish {
      var wish = self
      wish.yields = true
      return wish
    }

    private static func both(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a, let b else { return nil }
      return max(a, b)
    }

    private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a else { return b }
      guard let b else { return a }
      return max(a, b)
    }
  }

  /// The gap between views without a preference, in points.
  package static let defaultDistance: CGFloat = 8

  package var top = EdgeWish.plainTop
  package var leading = EdgeWish()
  package var bottom = EdgeWish.plainBottom
  package var trailing = EdgeWish()

  /// The preferred spacing of a view that is not text.
  public init() {}

  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    let none = EdgeWish(uncategorised: 0)
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (none, none, none, none)
    return spacing
  }()

  /// The gap in points to the next view along the axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading)
    case .vertical: bottom.distance(to: next.top)
    }
  }

  /// Keeps the larger preference of each category on the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The larger preference of each category on the given edges, and its own on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  package subscript(edge: Edge) -> EdgeWish {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
