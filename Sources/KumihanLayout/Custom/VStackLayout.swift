public import Foundation

/// `VStack` as a layout value.
public struct VStackLayout: Layout {
  /// The guide that the subviews share.
  public var alignment: HorizontalAlignment
  /// Between the subviews, in points; nil for what they wish.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var both: Alignment { Alignment(horizontal: alignment, vertical: .center) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.run { solver, node in
      solver.measureStack(node, .vertical, both, spacing, Proposal(proposal)).cgSize
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.run { solver, node in
      solver.positionStack(
        node, .vertical, both, spacing, Proposal(proposal), Extent(bounds.size))
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
      spacing.formUnion(subview.spacing, edges: .horizontal)
    }
    spacing.bottom = last.bottom
    return spacing
  }
}
