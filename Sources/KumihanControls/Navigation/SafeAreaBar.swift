public import KumihanViews

/// A bar beside scrolled content, which fades below it as below the bars of the screen.
private struct SafeAreaBar<Content: View, Bar: View>: View {
  let content: Content
  let bar: Bar
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  @Environment(\.figures) private var figures

  var body: some View {
    let mark = ScrollMark()
    content.scrollMark(mark)
      .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
        if figures.bar.glass == nil {
          bar
        } else {
          bar.frame(
            maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center)
          )
          .background { ScrollEdge(mark: mark, edge: edge, ground: BarGround()) }
        }
      }
  }
}

extension View {
  /// Layout: a bar at the top or bottom of this view's space, below which scrolled content fades.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    SafeAreaBar(
      content: self, bar: content(), edge: edge, alignment: alignment, spacing: spacing
    )
    ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }

  /// Layout: a bar at a side of this view's space.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    safeAreaInset(
      edge: edge, alignment: alignment, spacing: spacing, content: content, fileID: fileID,
      line: line, column: column)
  }
}
