public import KumihanViews

/// Columns side by side. Where nobody chose, those that iPads show: on a screen that is wider than
/// high the detail and the column before it, else the detail alone. Where the width is compact, the
/// columns are screens of a stack: the sidebar, and over it those that chosen rows lead to. On a screen
/// that is higher than wide, columns that were chosen cover the detail.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PlacedView {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: NavigationSplitViewVisibility
  /// The column that is shown alone where the width is compact; nil for the first.
  var compactColumn: NavigationSplitViewColumn?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.picture.size) private var screen
  @Environment(\.figures) private var figures
  @Environment(\.presentationFigures.sheet.dim) private var dim
  @Environment(\.splitViewCovers) private var style
  public let _site: CallSite

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    visibility = .automatic
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), EmptyView(), detail())
    visibility = .automatic
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), EmptyView(), detail())
    visibility = columnVisibility.wrappedValue
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    visibility = columnVisibility.wrappedValue
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  /// The number of columns before the detail.
  private var columns: Int {
    if visibility == .detailOnly { return 0 }
    if visibility == .all { return hasContent ? 2 : 1 }
    if visibility == .doubleColumn { return 1 }
    return screen.map { $0.width > $0.height } ?? true ? 1 : 0
  }

  public var body: some View {
    if width == .compact {
      BarredView(content: NavigationScreen(content: stack))
    } else {
      let showsSidebar = columns > (hasContent ? 1 : 0)
      let isAlone = columns == 0
      let detail = BarredView(content: NavigationScreen(content: toggled(detail, isAlone)))
      Group(subviews: before(showsSidebar: showsSidebar)) { columns in
        let panel = figures.bar.glass != nil && showsSidebar ? columns.first : nil
        if coversDetail, !columns.isEmpty {
          ZStack(alignment: .leading) {
            detail
            DimLayer(figure: dim)
            HStack(spacing: 0) { ForEach(columns) { parted($0, panel) } }
          }
        } else {
          HStack(spacing: 0) {
            ForEach(columns) { if $0.id != panel?.id { parted($0, panel) } }
            detail
          }
          // A panel of glass stands over the grounds of the columns beside it.
          .safeAreaInset(edge: .leading, spacing: 0) {
            if let panel { panel.frame(width: width(of: panel)) }
          }
        }
      }
    }
  }

  /// The sidebar, which leads to the next column where that was chosen, or a row that leads there.
  private var stack: some View {
    var next = AnyView(detail)
    if hasContent {
      next = AnyView(content.leading(to: next, compactColumn.map { $0 == .detail }))
    }
    return sidebar.leading(to: next, compactColumn.map { $0 != .sidebar })
  }

  /// Whether columns cover the detail, which keeps its size: unless a style says so, on a screen that
  /// is higher than wide.
  private var coversDetail: Bool { style ?? screen.map { $0.width < $0.height } ?? false }

  /// A column before a line; the panel has none.
  @ViewBuilder private func parted(_ column: Subview, _ panel: Subview?) -> some View {
    column.frame(width: width(of: column))
    if column.id != panel?.id {
      Rectangle().fill(.separator).frame(width: hairline).ignoresSafeArea()
    }
  }

  private func width(of column: Subview) -> CGFloat {
    column.containerValues.part.columnWidth ?? figures.bar.column
  }

  @Environment(\.pixelLength) private var hairline

  @ViewBuilder private func before(showsSidebar: Bool) -> some View {
    if showsSidebar {
      BarredView(content: NavigationScreen(content: toggled(sidebar, true)))
        .modifier(SidebarLook()).environment(\.isBeforeDetail, true)
    }
    if hasContent, columns > 0 {
      BarredView(content: NavigationScreen(content: toggled(content, !showsSidebar)))
        .environment(\.isBeforeDetail, true)
    }
  }

  /// The view with the button that shows or hides the sidebar in its bar.
  private func toggled<V: View>(_ view: V, _ hasButton: Bool) -> some View {
    let button = Button {
    } label: {
      Image(systemName: "sidebar.leading")
    }
    return view.navigationBar {
      guard hasButton else { return }
      $0.entries.insert(_ToolbarEntry(placement: .topBarLeading, view: AnyView(button)), at: 0)
    }
  }
}

extension View {
  /// Data: the column after this one lies over it, for sure or where a row of this one is chosen.
  fileprivate func leading(to next: AnyView, _ leads: Bool?) -> some View {
    environment(\.chosenRowsLeadOn, true).navigationBar { bar in
      if leads ?? bar.hasChosenRow { bar.shown = bar.shown ?? next }
      bar.hasChosenRow = false
    }
  }
}

/// The look of the first column: a sidebar's rows on the background of grouped lists, or a panel of
/// glass whose corners nest in the screen's.
private struct SidebarLook: ViewModifier {
  @Environment(\.figures) private var figures

  @ViewBuilder func body(content: Content) -> some View {
    let rows =
      content
      .writing { ($0.listForm, $0.listLook.hidesBackground) = (.sidebar, true) }
    if let glass = figures.bar.glass {
      rows.padding(.leading, glass.sidebarInset)
        .background {
          Color.clear.glassEffect(in: glass.sidebarCorner.shape)
            .padding([.leading, .vertical], glass.sidebarInset)
            .ignoresSafeArea()
        }
    } else {
      rows.background(Color(.system(.systemGroupedBackground)))
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

extension View {
  /// Policy: the width of the column in the split view around, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationBar { $0.columnWidth = width }
  }

  /// Policy: the width of the column is its ideal.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { navigationBar { $0.columnWidth = ideal } }
}
