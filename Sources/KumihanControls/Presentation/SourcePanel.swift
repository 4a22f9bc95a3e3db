import KumihanViews

/// A panel beside the view that presents it: below it where there is room, else above, and never
/// outside the screen.
struct SourcePanel<Content: View>: View {
  let screen: PresentedScreen
  let gap, margin: CGFloat
  /// Stands over its source, as glass that grows out of it: as high as the bar or the row of the
  /// source; nil for a panel beside it.
  var covered: CGFloat?
  /// The glass at both ends of a source that is covered.
  var rim: CGFloat = 0
  @ViewBuilder let content: Content
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { proxy in
      SourceLayout(
        source: proxy.fromLeading(proxy[screen.source], direction), safeArea: screen.safeArea,
        gap: gap, margin: margin, covered: covered, rim: rim
      ) {
        content
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .ignoresSafeArea()
  }
}

extension GeometryProxy {
  /// A frame that is counted from the left, counted from the leading side as layouts count.
  func fromLeading(_ frame: CGRect, _ direction: LayoutDirection) -> CGRect {
    guard direction == .rightToLeft else { return frame }
    return CGRect(
      x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

private struct SourceLayout: Layout {
  let source: CGRect
  let safeArea: EdgeInsets
  let gap, margin: CGFloat
  let covered: CGFloat?
  let rim: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let panel = subviews.first else { return }
    let source =
      covered.map { self.source.insetBy(dx: -rim, dy: (self.source.height - $0) / 2) }
      ?? self.source
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
    var y = covered == nil ? source.maxY + gap : source.minY
    if y + size.height > bottom {
      let above = covered != nil ? source.maxY - size.height : source.minY - gap - size.height
      y = above >= top ? above : max(bottom - size.height, top)
    }
    panel.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
  }
}
