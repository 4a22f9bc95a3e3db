import Foundation
import KumihanViews

/// Views side by side, each as wide as the others: at its ideal size as wide as the widest.
struct EqualColumns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let column = column(of: proposal.width, subviews)
    let sizes = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: column, height: proposal.height))
    }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) * CGFloat(subviews.count),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }

  /// The baselines of the first of them.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guard let first = subviews.first else { return nil }
    let width = bounds.width / CGFloat(subviews.count)
    let size = first.dimensions(in: ProposedViewSize(width: width, height: bounds.height))
    return size[explicit: guide].map { bounds.midY - size.height / 2 + $0 }
  }

  /// The width that each is offered of a whole one; nil for that of the widest.
  private func column(of width: CGFloat?, _ subviews: Subviews) -> CGFloat? {
    if let width { return width / CGFloat(max(subviews.count, 1)) }
    return subviews.map { $0.sizeThatFits(.unspecified).width }.max()
  }
}
