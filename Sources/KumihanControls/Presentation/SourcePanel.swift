import KumihanViews

/// A panel beside the view that presents it: below it where there is room, else above, and never
/// outside the screen.
struct SourcePanel<Content: View>: View {
  let screen: PresentedScreen
  let gap, margin: CGFloat
  @ViewBuilder let content: Content

  var body: some View {
    GeometryReader { proxy in
      SourceLayout(
        source: proxy[screen.source], safeArea: screen.safeArea, gap: gap, margin: margin
      ) {
        content
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .ignoresSafeArea()
  }
}

private struct SourceLayout: Layout {
  let source: CGRect
  let safeArea: EdgeInsets
  let gap, margin: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let panel = subviews.first else { return }
    let room = bounds.insetBy(dx: margin, dy: 0)
    let top = bounds.minY + safeArea.top
    let bottom = bounds.maxY - max(safeArea.bottom, margin)
    let size = panel.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
    // Its side is that of the source which is nearer to the side of the screen.
    let wish =
      source.midX < bounds.midX - 1
      ? source.minX
      : source.midX > bounds.midX + 1
        ? source.maxX - size.width
        : source.midX - size.width / 2
    let x = max(min(wish, room.maxX - size.width), room.minX)
    var y = source.maxY + gap
    if y + size.height > bottom {
      let above = source.minY - gap - size.height
      y = above >= top ? above : max(bottom - size.height, top)
    }
    panel.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
  }
}
