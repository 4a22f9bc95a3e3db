public import Foundation

/// A layout of any type, so that one view can change between layouts.
public struct AnyLayout: Layout {
  /// The wrapped layout, for the lowering: its properties are those of its type.
  package let base: any Layout

  /// Wraps a layout of any type; replacing it keeps the subviews.
  public init(_ layout: some Layout) { base = layout }

  public struct Cache {
    let host: any CustomHost
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(host: base.makeHost()) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.host.renewCache(subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.host.spacing(subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.host.sizeThatFits(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.host.place(in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.host.guide(guide.key, in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.host.guide(guide.key, in: bounds, proposal, subviews)
  }
}
