public import Foundation

/// `HStack` as a layout value.
public struct HStackLayout: Layout {
  /// The guide that the subviews share.
  public var alignment: VerticalAlignment
  /// Between the subviews, in points; nil for what they wish.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var both: Alignment { Alignment(horizontal: .center, vertical: alignment) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.run { solver, node in
      solver.measureStack(node, .horizontal, both, spacing, Proposal(proposal)).cgSize
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.run { solver, node in
      solver.positionStack(
        node, .horizontal, both, spacing, Proposal(proposal), Extent(bounds.size))
      solver.movePlaced(node, to: bounds.origin)
    }
    subviews.markPlaced()
  }

  /// The outer edges' wishes along the axis, all subviews' across.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else {
      return ViewSpacing()
    }
    var spacing = first
    for subview in subviews.dropFirst() {
      spacing.formUnion(subview.spacing, edges: .vertical)
    }
    spacing.trailing = last.trailing
    return spacing
  }
}
