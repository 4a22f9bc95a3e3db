public import KumihanViews

/// The older name of a navigation stack; of split columns, where it has several views, of which a compact
/// width shows the first.
public struct NavigationView<Content: View>: _PlacedView {
  let content: Content
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.navigatesInOneColumn) private var isStack
  public let _site: CallSite

  public init(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    let columns = columns
    switch columns.count {
    case 2 where width != .compact && !isStack:
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    case 3... where width != .compact && !isStack:
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    case 0: BarredView(content: NavigationScreen(content: content))
    default: BarredView(content: NavigationScreen(content: columns[0]))
    }
  }
}

extension NavigationView {
  /// The views of a content that has several.
  private var columns: [AnyView] {
    switch content {
    case let several as any SeveralViews: several.views
    default: []
    }
  }
}

/// Content that has several views in a row.
@MainActor private protocol SeveralViews {
  var views: [AnyView] { get }
}

extension TupleView: SeveralViews {
  fileprivate var views: [AnyView] {
    Mirror(reflecting: value).children.compactMap { child in
      let view = Mirror(reflecting: child.value)
      // A condition that does not hold has no view.
      if view.displayStyle == .optional, view.children.isEmpty { return nil }
      switch child.value {
      case let view as any View: return AnyView(view)
      default: return nil
      }
    }
  }
}

private enum OneColumnKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether navigation views show one column on wide screens, too.
  fileprivate var navigatesInOneColumn: Bool {
    get { self[OneColumnKey.self] }
    set { self[OneColumnKey.self] = newValue }
  }
}

extension View {
  /// Layout: whether navigation views have columns on wide screens.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> _EnvironmentWriter<Self> {
    writing { $0.navigatesInOneColumn = style is StackNavigationViewStyle }
  }
}
