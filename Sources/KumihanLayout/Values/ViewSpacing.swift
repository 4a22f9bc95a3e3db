package import Foundation

/// What a view says about the gap to its neighbours, edge by edge.
public struct ViewSpacing: Hashable, Sendable {
  /// One edge's wishes: text wishes by category, others a plain number; nil when it has none.
  package struct EdgeWish: Hashable, Sendable {
    /// A gap wished whatever the neighbour is, such as a spacer's 0.
    package var plain: CGFloat?
    /// The gap wished between text and text.
    package var textToText: CGFloat?
    /// The gap wished towards a view that is not text.
    package var textToPlain: CGFloat?

    package init(plain: CGFloat? = nil, textToText: CGFloat? = nil, textToPlain: CGFloat? = nil) {
      (self.plain, self.textToText, self.textToPlain) = (plain, textToText, textToPlain)
    }
  }

  package var top = EdgeWish()
  package var leading = EdgeWish()
  package var bottom = EdgeWish()
  package var trailing = EdgeWish()

  public init() {}

  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    let none = EdgeWish(plain: 0)
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (none, none, none, none)
    return spacing
  }()
}
