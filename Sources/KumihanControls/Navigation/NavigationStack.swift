public import KumihanViews

/// Screens on top of each other. A still picture shows the last one of the path, below its bar.
public struct NavigationStack<Data, Root: View>: _PlacedView {
  let root: Root
  let path: [AnyHashable]
  public let _site: CallSite

  public init(
    @ViewBuilder root: () -> Root, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Data == NavigationPath {
    (self.root, self.path) = (root(), [])
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where Data == NavigationPath {
    (self.root, self.path) = (root(), path.wrappedValue.values)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    (self.root, self.path) = (root(), path.wrappedValue.map { AnyHashable($0) })
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    BarredView(content: NavigationScreen(content: root, path: path[...]))
  }
}

/// Content below its bar.
struct BarredView<Content: View>: View {
  let content: Content

  var body: some View {
    let mark = ScrollMark()
    ZStack { content.rooted() }.filled()
      .modifier(StackGround())
      .writing { $0.structure.isBelowBar = true }
      .scrollMark(mark)
      .safeAreaInset(edge: .top, from: NavigationBarContent.Key.self) {
        NavigationBarView(content: $0, mark: mark)
      }
      .safeAreaInset(edge: .bottom, from: NavigationBarContent.Key.self) {
        BottomBarView(content: $0, mark: mark)
      }
      // The bar's settings do not propagate further.
      .preferenceEnd(NavigationBarContent.Key.self) { bar, values in
        if bar.hidesTabBar { values.part.hidesTabBar = true }
        values.part.tabGround.merge(bar.tabGround)
        if bar.isHidden != true, !bar.isEmpty { values.part.hasBar = true }
        if let width = bar.columnWidth { values.part.columnWidth = width }
      }
      .rememberingWords()
  }
}

/// The ground of a stack's screens, drawn where their appearance is not that of what is below.
private struct StackGround: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.groundScheme) private var groundScheme

  func body(content: Content) -> some View {
    if let groundScheme, groundScheme != scheme {
      content.background { Color(.system(.systemBackground)).ignoresSafeArea() }
    } else {
      content
    }
  }
}

extension View {
  /// Layout: a screen is as large as its place, whatever its content: that stands out on both sides
  /// where it is larger, and moves no bars.
  func filled() -> some View {
    frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}

/// A label that would lead to another screen.
public struct NavigationLink<Label: View, Destination: View>: _PlacedView {
  let label: Label
  /// Where the link is bound to, in its older forms: whether it was followed, and where it leads.
  var followed: (isActive: Binding<Bool>, destination: Destination)?
  /// What the link leads to by its value.
  private var value: AnyHashable?
  @Environment(\.listRows) private var isInList
  @Environment(\.rowBadge) private var badge
  @Environment(\.listForm) private var form
  @Environment(\.figures) private var figures
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  public let _site: CallSite

  init(label: Label, fileID: StaticString, line: Int, column: Int) {
    self.label = label
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    destination: Destination, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init<V: Hashable>(
    value: V?, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  )
  where Destination == Never {
    self.label = label()
    self.value = value.map { AnyHashable($0) }
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    if let followed {
      row.navigationDestination(isPresented: followed.isActive) { followed.destination }
    } else if let value, isInList {
      // The list knows its row by the value.
      row.transformContainerValues { if $0.tag == nil { $0.setTag(value) } }
    } else {
      row
    }
  }

  @ViewBuilder private var row: some View {
    if isInList {
      Group(subviews: label) { views in
        HStack(spacing: figures.list.chevronGap) {
          // The row's badge, or the label's, comes before the arrow.
          BadgedRow(
            badge: badge ?? views.last?.containerValues.part.badge, gap: figures.list.chevronGap
          ) {
            HStack(spacing: 8) { ForEach(views) { $0 } }
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          if indicator == .visible || indicator == .automatic && form != .sidebar {
            DisclosureIndicator()
          }
        }
        .marked { $0.drawsBadge = true }
        .control(.isButton, isPlaced: true)
      }
    } else {
      ResolvedButton(role: nil, label: AnyView(label))
    }
  }
}

private struct LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether rows that lead to another screen have an arrow.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Environment write: whether rows inside that lead to another screen have an arrow.
  public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> _EnvironmentWriter<Self> {
    writing { $0.navigationLinkIndicatorVisibility = visibility }
  }
}

/// The arrow of a row that leads to another screen.
struct DisclosureIndicator: View {
  @ScaledMetric(relativeTo: .body) private var size: CGFloat = 13

  var body: some View {
    // It grows with large text, and is as measured below.
    Image(systemName: "chevron.forward").font(.system(size: max(size, 13), weight: .semibold))
      .foregroundStyle(Color(.system(.tertiaryLabel)))
      .accessibilityHidden(true)
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
  }
  public init(
    _ title: LocalizedStringKey, destination: Destination, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
  }
  public init<V: Hashable>(
    _ title: LocalizedStringKey, value: V?, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Destination == Never {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
    self.value = value.map { AnyHashable($0) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, value: V?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Destination == Never {
    self.init(label: Text(title), fileID: fileID, line: line, column: column)
    self.value = value.map { AnyHashable($0) }
  }
}
