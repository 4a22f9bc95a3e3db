public import KumihanViews

/// Columns side by side, 320 points for the sidebar; where the width is compact, the sidebar alone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PlacedView {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @Environment(\.horizontalSizeClass) private var width
  public let _site: CallSite

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), EmptyView(), detail())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), EmptyView(), detail())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    if width == .compact {
      BarredView(content: sidebar)
    } else {
      HStack(spacing: 0) {
        BarredView(content: sidebar).frame(width: 320)
        Divider()
        BarredView(content: detail)
      }
    }
  }
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
