public import Foundation

/// `Grid` as a layout value.
public struct GridLayout: Layout {
  /// The alignment of views smaller than their cell.
  public var alignment: Alignment
  /// The gap between columns, in points; nil for the preferred spacing of the views.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows, in points; nil for the preferred spacing of the views.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  private var style: GridStyle {
    GridStyle(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.run { solver, node in
      solver.measureGrid(node, style, Proposal(proposal)).cgSize
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.run { solver, node in
      solver.positionGrid(node, style, Proposal(proposal), Extent(bounds.size))
      solver.movePlaced(node, to: bounds.origin)
    }
    subviews.markPlaced()
  }
}
