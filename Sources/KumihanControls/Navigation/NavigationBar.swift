public import KumihanViews

/// The bar settings of the views in a navigation stack.
struct NavigationBarContent {
  /// The screen's title, whether or not it is shown.
  var givenTitle: Text?
  var removesTitle = false
  var subtitle: Text?
  var isInline: Bool?
  /// A large title stands in the row of the bar, before its items.
  var titleLeads: Bool?
  var titleMenu: TitleMenu?
  var isHidden: Bool?
  var hidesTabBar = false
  var topGround = BarGround()
  var bottomGround = BarGround()
  var tabGround = BarGround()
  var entries: [_ToolbarEntry] = []
  var search: SearchItem?
  var scopes: SearchScopes?
  var suggestions: AnyView?
  /// Nil for no background, as at the top of scrolled content.
  var background: AskedBackground?
  var colorScheme: ColorScheme?
  /// The way back to the screen below; nil on the first screen.
  var back: BackItem?
  var hidesBack = false
  /// Where values lead from here, and the screen that is to be shown over this one.
  var destinations: [NavigationDestination] = []
  var shown: AnyView?
  /// Whether a list here has chosen the row that leads on.
  var hasChosenRow = false
  /// The width of the screen as a column of a split view.
  var columnWidth: CGFloat?
  /// Whether the screen begins with the zone of a card without header.
  var beginsWithZone: Bool?

  enum Key: PreferenceKey {
    static var defaultValue: NavigationBarContent { NavigationBarContent() }

    static func reduce(
      value: inout NavigationBarContent, nextValue: () -> NavigationBarContent
    ) {
      let next = nextValue()
      value.givenTitle = next.givenTitle ?? value.givenTitle
      value.removesTitle = next.removesTitle || value.removesTitle
      value.subtitle = next.subtitle ?? value.subtitle
      value.isInline = next.isInline ?? value.isInline
      value.titleLeads = next.titleLeads ?? value.titleLeads
      value.titleMenu = next.titleMenu ?? value.titleMenu
      value.isHidden = next.isHidden ?? value.isHidden
      value.hidesTabBar = next.hidesTabBar || value.hidesTabBar
      value.topGround.merge(next.topGround)
      value.bottomGround.merge(next.bottomGround)
      value.tabGround.merge(next.tabGround)
      value.entries += next.entries
      value.search = next.search ?? value.search
      value.scopes = next.scopes ?? value.scopes
      value.suggestions = next.suggestions ?? value.suggestions
      value.background = next.background ?? value.background
      value.colorScheme = next.colorScheme ?? value.colorScheme
      value.back = next.back ?? value.back
      value.hidesBack = next.hidesBack || value.hidesBack
      value.destinations += next.destinations
      value.shown = next.shown ?? value.shown
      value.hasChosenRow = next.hasChosenRow || value.hasChosenRow
      value.columnWidth = next.columnWidth ?? value.columnWidth
      value.beginsWithZone = value.beginsWithZone ?? next.beginsWithZone
    }
  }

  /// The title that is shown.
  var title: Text? {
    get { removesTitle ? nil : givenTitle }
    set { givenTitle = newValue }
  }

  var isEmpty: Bool {
    title == nil && search == nil && !goesBack
      && !entries.contains {
        [.leading, .trailing, .overflow, .principal].contains($0.placement.side)
      }
  }

  var goesBack: Bool { back != nil && !hidesBack }

  @MainActor func entries(_ side: ToolbarItemPlacement.Side) -> [_ToolbarEntry] {
    let shown = entries.filter { $0.placement.side == side }
    guard side == .trailing else { return shown }
    let more = entries.filter { $0.placement.side == .overflow }
    guard !more.isEmpty else { return shown }
    return shown + [
      _ToolbarEntry(placement: .topBarTrailing, view: AnyView(OverflowMenu(entries: more)))
    ]
  }
}

/// What lies behind a bar, and the line that asked for it.
struct AskedBackground {
  let style: AnyShapeStyle
  let site: CallSite

  init<S: ShapeStyle>(_ style: S, at site: CallSite) {
    (self.style, self.site) = (AnyShapeStyle(style), site)
  }
}

/// The way back to the screen below.
struct BackItem {
  /// That screen's title.
  var title: Text?
}

extension View {
  /// The way back that a screen of UIKit has; none without a title.
  package func goesBack(to title: String?) -> some View {
    navigationBar { bar in
      if let title { bar.back = BackItem(title: Text(verbatim: title)) }
    }
  }
}

/// The colours of a bar with its own scheme.
struct BarScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    if let scheme {
      content.colorScheme(scheme).preference(key: TopSchemeKey.self, value: scheme)
    } else {
      content
    }
  }
}

extension View {
  /// Annotation: the words are a heading, of this level in documents.
  func heading(_ level: Int) -> _SemanticsView<Self> {
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
  /// A title as a text, or one that can be changed in the bar, which a picture shows as it is: one overload for both, since each
  /// further one makes the compiler search the view anew.
  public func navigationTitle<Title: _NavigationTitle>(
    _ title: Title, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    let text = title._title(at: CallSite(fileID: fileID, line: line, column: column))
    return navigationBar { $0.title = text }
  }
  /// Policy: the navigation stack around the view draws the words below its title, where its bars are
  /// of glass.
  public func navigationSubtitle(
    _ subtitle: LocalizedStringKey, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    navigationSubtitle(Text(subtitle, fileID: fileID, line: line, column: column))
  }
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    navigationSubtitle(
      Text(verbatim: String(subtitle), fileID: fileID, line: line, column: column))
  }
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationBar { $0.subtitle = subtitle }
  }
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
  /// Policy: whether what the system shows of its own is left out; of a phone's bars, the title.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    navigationBar { if kind == .title { $0.removesTitle = true } }
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
}

/// The navigation bar's name in older code.
public struct NavigationBarItem: Hashable, Sendable {
  /// Whether the title is large, below the bar, or small, in it.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// A style for navigation views: one column or several.
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
