public import Foundation

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache each time the subviews may have changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the subviews' preferred spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// Baselines and custom guides combined from the subviews as placed.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key)
  }

  /// Baselines and custom guides combined from the subviews as placed.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
