import KumihanViews

/// Items of a bar, whatever their types: on the bar, or each on glass of its own.
struct BarItems: View {
  let views: [AnyView]
  @Environment(\.figures) private var figures

  var body: some View {
    ForEach(views.indices, id: \.self) { index in
      if let glass = figures.bar.glass {
        GlassItem(height: figures.bar.height, inset: glass.itemInset) {
          HStack(spacing: figures.bar.gap) { views[index] }
            .firstTextGuide(.listRowSeparatorLeading)
        }
        .tint(.primary)
        .glassEffect()
      } else {
        views[index]
      }
    }
    .environment(\.isInBar, true)
  }
}

/// A symbol in the middle of a circle, words with their inset in a capsule.
private struct GlassItem: Layout {
  let height, inset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let item = subviews.first else { return .zero }
    let dimensions = item.dimensions(in: .unspecified)
    let hasWords = dimensions[explicit: .listRowSeparatorLeading] != nil
    return CGSize(
      width: max(dimensions.width + (hasWords ? 2 * inset : 0), height), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
