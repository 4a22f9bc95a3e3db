public import Foundation

/// `ZStack` as a layout value.
public struct ZStackLayout: Layout {
  /// The guides that the subviews share, along both axes.
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.run { solver, node in
      solver.measureZStack(node, Proposal(proposal)).cgSize
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.run { solver, node in
      solver.positionZStack(node, alignment, Extent(bounds.size))
      solver.movePlaced(node, to: bounds.origin)
    }
    subviews.markPlaced()
  }
}
