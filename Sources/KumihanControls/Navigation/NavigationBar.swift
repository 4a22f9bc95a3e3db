public import KumihanViews

/// What the views in a navigation stack say of its bar.
struct NavigationBarContent {
  var title: Text?
  var isInline: Bool?
  var isHidden: Bool?
  var hidesTabBar = false
  var entries: [_ToolbarEntry] = []
  var search: AnyView?
  /// Nil for no background of its own, as at the top of what scrolls.
  var background: AnyShapeStyle?
  var colorScheme: ColorScheme?

  enum Key: PreferenceKey {
    static var defaultValue: NavigationBarContent { NavigationBarContent() }

    static func reduce(
      value: inout NavigationBarContent, nextValue: () -> NavigationBarContent
    ) {
      let next = nextValue()
      value.title = next.title ?? value.title
      value.isInline = next.isInline ?? value.isInline
      value.isHidden = next.isHidden ?? value.isHidden
      value.hidesTabBar = next.hidesTabBar || value.hidesTabBar
      value.entries += next.entries
      value.search = next.search ?? value.search
      value.background = next.background ?? value.background
      value.colorScheme = next.colorScheme ?? value.colorScheme
    }
  }

  var isEmpty: Bool {
    title == nil && search == nil && views(.leading).isEmpty && views(.trailing).isEmpty
      && views(.principal).isEmpty
  }

  func views(_ side: ToolbarItemPlacement.Side) -> [AnyView] {
    entries.filter { $0.placement.side == side }.map(\.view)
  }
}

/// The bar: 44 points, 52 more below it for a large title.
struct NavigationBarView: View {
  let content: NavigationBarContent

  private var isLarge: Bool { content.isInline != true && content.title != nil }

  var body: some View {
    if content.isHidden != true, !content.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        if !isLarge || hasItems { row }
        if isLarge, let title = content.title {
          title.font(.largeTitle.bold()).lineLimit(1).padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 52, maxHeight: 52, alignment: .leading)
        }
        content.search
      }
      .background(content.background ?? AnyShapeStyle(Color.clear))
      .modifier(BarScheme(scheme: content.colorScheme))
    }
  }

  private var hasItems: Bool {
    [.leading, .trailing, .principal].contains { !content.views($0).isEmpty }
  }

  private var row: some View {
    ZStack {
      if let principal = content.views(.principal).first {
        principal
      } else if !isLarge, let title = content.title {
        title.font(.headline).lineLimit(1)
      }
      HStack(spacing: 16) {
        ViewList(views: content.views(.leading))
        Spacer(minLength: 0)
        ViewList(views: content.views(.trailing))
      }
      .font(.body)
      .imageScale(.large)
      // A bar shows labels by their icons, unless they say otherwise.
      .labelStyle(.iconOnly)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
  }
}

/// The items at the bottom, in a bar of 44 points on a background.
struct BottomBarView: View {
  let content: NavigationBarContent

  var body: some View {
    let views = content.views(.bottom)
    if !views.isEmpty {
      HStack(spacing: 16) { ViewList(views: views) }
        .labelStyle(.iconOnly)
        .imageScale(.large)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
        .background(.bar)
        .overlay(alignment: .top) { Divider() }
    }
  }
}

/// The colours of a bar that has a scheme of its own.
struct BarScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    if let scheme { content.colorScheme(scheme) } else { content }
  }
}

/// Views in a row, whatever their types.
struct ViewList: View {
  let views: [AnyView]

  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

extension View {
  func navigationBar(_ change: @escaping (inout NavigationBarContent) -> Void) -> some View {
    transformPreference(NavigationBarContent.Key.self, change)
  }

  /// Policy: the navigation stack around the view draws the title in its bar.
  public func navigationTitle(
    _ title: LocalizedStringKey, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    navigationTitle(Text(title, fileID: fileID, line: line, column: column))
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(
    _ title: S, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    navigationTitle(Text(verbatim: String(title), fileID: fileID, line: line, column: column))
  }
  public func navigationTitle(_ title: Text) -> some View { navigationBar { $0.title = title } }
  public func navigationBarTitle(
    _ title: LocalizedStringKey, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    navigationTitle(Text(title, fileID: fileID, line: line, column: column))
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    navigationTitle(Text(verbatim: String(title), fileID: fileID, line: line, column: column))
  }
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    navigationTitle(Text(title, fileID: fileID, line: line, column: column))
      .navigationBarTitleDisplayMode(displayMode)
  }
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBar { if mode != .automatic { $0.isInline = mode == .inline } }
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBar { $0.isHidden = hidden }
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// No-op: a still picture's stack shows its root.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> Self { self }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> Self { self }
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> Self { self }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> Self { self }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> Self { self }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> Self { self }
}

/// The navigation bar as older code names it.
public struct NavigationBarItem: Hashable, Sendable {
  /// Whether the title is large, below the bar, or small, in it.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// How a navigation view is built. Here all are drawn alike.
public protocol NavigationViewStyle {}

/// One column.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

/// Whatever the place has.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// How a split view shares its width. Here all are drawn alike.
public protocol NavigationSplitViewStyle {}

/// Columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

/// The detail has the room it wants.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
