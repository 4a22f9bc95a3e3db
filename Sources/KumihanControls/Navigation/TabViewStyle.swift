public import KumihanViews

/// A style for tab views.
public protocol TabViewStyle {
  var _showsPages: Bool { get }
  var _showsIndex: Bool { get }
  /// Whether the tabs of a tablet can become a sidebar.
  var _hasSidebar: Bool { get }
}

extension TabViewStyle {
  public var _hasSidebar: Bool { false }
  public var _showsPages: Bool { false }
  public var _showsIndex: Bool { true }
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }

/// A bar of tabs, or a sidebar on wide screens. Always drawn as the bar, on tablets with the button
/// that opens the sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _hasSidebar: Bool { true }
}

/// Only a bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }

/// Pages with a dot for each instead of the bar.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the dots of pages.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }
  private let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public var _showsPages: Bool { true }
  public var _showsIndex: Bool { mode != .never }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// A style for the dots of pages.
public protocol IndexViewStyle {
  var _hasBackground: Bool { get }
}

/// Dots, with a background if requested.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the background behind the dots; `automatic` and `interactive` need a touch.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }
  private let mode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { mode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private struct ShowsPagesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ShowsPageIndexKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct TabsHaveSidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct PageDotsBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var showsPages: Bool {
    get { self[ShowsPagesKey.self] }
    set { self[ShowsPagesKey.self] = newValue }
  }

  var showsPageIndex: Bool {
    get { self[ShowsPageIndexKey.self] }
    set { self[ShowsPageIndexKey.self] = newValue }
  }

  var tabsHaveSidebar: Bool {
    get { self[TabsHaveSidebarKey.self] }
    set { self[TabsHaveSidebarKey.self] = newValue }
  }

  var pageDotsHaveBackground: Bool {
    get { self[PageDotsBackgroundKey.self] }
    set { self[PageDotsBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Policy: the selected page is drawn, with dots instead of the bar.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> _EnvironmentWriter<Self> {
    writing {
      $0.showsPages = style._showsPages
      $0.showsPageIndex = style._showsIndex
      $0.tabsHaveSidebar = style._hasSidebar
    }
  }

  /// Environment write: the background of the dots of pages.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> _EnvironmentWriter<Self> {
    writing { $0.pageDotsHaveBackground = style._hasBackground }
  }
}

/// A dot of 7 points for each page, 9 apart, in a strip 26 high, 8 above the edge.
struct PageDots: View {
  let count: Int
  let chosen: Int
  let hasBackground: Bool
  @Environment(\.controlLook) private var ownLook

  var body: some View {
    let look = ownLook.orOfAll
    let (on, off) = (look.chosenDot ?? .white, look.dot ?? .white.opacity(0.35))
    HStack(spacing: 9) {
      ForEach(0..<count) { index in
        Circle().fill(index == chosen ? on : off).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .frame(height: 26)
    .background {
      if hasBackground { Capsule().fill(Color(.system(.tertiaryLabel))) }
    }
    .padding(.bottom, 8)
    .says(Text(verbatim: "page \(chosen + 1) of \(count)"))
    .control(.isAdjustable, children: .ignore)
  }
}
