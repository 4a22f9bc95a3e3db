public import Foundation

/// `Grid` as a layout value.
public struct GridLayout: Layout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
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
