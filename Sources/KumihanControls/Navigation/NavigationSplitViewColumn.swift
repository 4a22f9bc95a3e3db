public import KumihanViews

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail,
      fileID: fileID, line: line, column: column)
    compactColumn = preferredCompactColumn.wrappedValue
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Content == EmptyView {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, detail: detail, fileID: fileID,
      line: line, column: column)
    compactColumn = preferredCompactColumn.wrappedValue
  }
}
