public import KumihanViews

/// The bar settings of the views in a navigation stack.
struct NavigationBarContent {
  var title: Text?
  var isInline: Bool?
  var isHidden: Bool?
  var hidesTabBar = false
  var entries: [_ToolbarEntry] = []
  var search: AnyView?
  /// Nil for no background, as at the top of scrolled content.
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

/// The bar, which stays where a large title stands below it.
struct NavigationBarView: View {
  let content: NavigationBarContent
  @Environment(\.figures) private var figures

  private var isLarge: Bool { content.isInline != true && content.title != nil }

  var body: some View {
    if content.isHidden != true, !content.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        row.dynamicTypeSize(.large)
        if isLarge, let title = content.title {
          title.font(.largeTitle.bold()).lineLimit(1).heading(1).padding(
            .horizontal, figures.bar.inset
          )
          // Over a search field there is no room for it.
          .padding(.bottom, content.search == nil ? -figures.bar.titleOverhang : 0)
          .frame(
            maxWidth: .infinity, minHeight: figures.bar.largeTitle,
            alignment: figures.bar.titleOverhang > 0 ? .bottomLeading : .leading)
        }
        content.search
      }
      .background(content.background ?? AnyShapeStyle(Color.clear))
      .modifier(BarScheme(scheme: content.colorScheme))
    }
  }

  private var row: some View {
    ZStack {
      if let principal = content.views(.principal).first {
        principal
      } else if !isLarge, let title = content.title {
        title.font(.headline).lineLimit(1).heading(1)
      }
      HStack(spacing: figures.bar.gap) {
        BarItems(views: content.views(.leading))
        Spacer(minLength: 0)
        BarItems(views: content.views(.trailing))
      }
      .font(.body)
      .imageScale(.large)
      // Labels in a bar show only icons by default.
      .labelStyle(.iconOnly)
    }
    .padding(.horizontal, figures.bar.inset)
    .frame(maxWidth: .infinity, minHeight: figures.bar.height, maxHeight: figures.bar.height)
  }
}

/// The items at the bottom, in a bar on a background.
struct BottomBarView: View {
  let content: NavigationBarContent
  @Environment(\.figures) private var figures

  var body: some View {
    let views = content.views(.bottom)
    if !views.isEmpty {
      let bar = HStack(spacing: figures.bar.gap) { BarItems(views: views) }
        .labelStyle(.iconOnly)
        .dynamicTypeSize(.large)
        .imageScale(.large)
        .padding(.horizontal, figures.bar.inset)
        .frame(maxWidth: .infinity, minHeight: figures.bar.height, maxHeight: figures.bar.height)
      if figures.bar.glass == nil {
        bar.background(.bar).overlay(alignment: .top) { Divider() }
      } else {
        bar
      }
    }
  }
}

/// The colours of a bar with its own scheme.
struct BarScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    if let scheme { content.colorScheme(scheme) } else { content }
  }
}

extension View {
  /// Annotation: the words are a heading, of this level in documents.
  func heading(_ level: Int) -> some View {
    semantics { ($0.addedTraits, $0.headingLevel) = (.isHeader, level) }
  }

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
  /// No-op: in a still picture, the stack shows its root.
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

/// The navigation bar's name in older code.
public struct NavigationBarItem: Hashable, Sendable {
  /// Whether the title is large, below the bar, or small, in it.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// A style for navigation views. All are drawn alike.
public protocol NavigationViewStyle {}

/// One column.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

/// The default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A style for split views. All are drawn alike.
public protocol NavigationSplitViewStyle {}

/// Columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

/// The detail column keeps its size.
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
