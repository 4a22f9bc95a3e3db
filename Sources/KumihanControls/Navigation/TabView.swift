public import KumihanViews

/// Screens one beside the other. A still picture shows the selected one with its bar.
public struct TabView<SelectionValue: Hashable, Content: View>: _PlacedView {
  let selection: SelectionValue?
  let content: Content
  @Environment(\.showsPages) private var showsPages
  @Environment(\.showsPageIndex) private var showsIndex
  @Environment(\.pageDotsHaveBackground) private var dotsHaveBackground
  @Environment(\.figures) private var figures
  public let _site: CallSite

  @_disfavoredOverload
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.selection = selection?.wrappedValue
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where SelectionValue == Int {
    selection = nil
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height

  /// On a tablet tabs stand at the top, in the row of the screen's bar.
  private var hasTopTabs: Bool { !showsPages && width == .regular && height == .regular }

  public var body: some View {
    let tabs =
      content.environment(\.hasTabs, !showsPages).environment(\.hasTopTabs, hasTopTabs)
      .environment(\.tabAccessory, nil)
    Group(choices: tabs) { tabs in
      let chosen =
        tabs.firstIndex { $0.containerValues.tag == selection.map { AnyHashable($0) } } ?? 0
      let shown = tabs.indices.contains(chosen) ? tabs[chosen] : nil
      let part = shown?.containerValues.part
      let hidesBar = showsPages || part?.hidesTabBar == true
      let mark = ScrollMark()
      let ground = part?.tabGround ?? BarGround()
      ZStack { shown }.filled()
        .scrollMark(mark)
        .safeAreaInset(edge: .top, spacing: 0) {
          if hasTopTabs, !hidesBar, part?.hasBar != true {
            Color.clear.frame(height: figures.bar.padHeight)
          }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          if !hidesBar, !hasTopTabs {
            if let glass = figures.bar.glass {
              TabPlatter(tabs: tabs, chosen: chosen, glass: glass)
                .background { ScrollEdge(mark: mark, edge: .bottom, ground: ground) }
            } else {
              TabBar(tabs: tabs, chosen: chosen)
                .background { ScrollEdge(mark: mark, edge: .bottom, ground: ground) }
            }
          }
        }
        .overlay(alignment: .top) {
          if hasTopTabs, !hidesBar {
            TopTabs(tabs: tabs, chosen: chosen).documentRole(.prelude)
          }
        }
        .overlay(alignment: .bottom) {
          if showsPages, showsIndex, tabs.count > 1 {
            PageDots(count: tabs.count, chosen: chosen, hasBackground: dotsHaveBackground)
          }
        }
    }
  }
}

private struct TabBar: View {
  let tabs: SubviewsCollection
  let chosen: Int
  @Environment(\.figures) private var figures
  @Environment(\.verticalSizeClass) private var heightClass
  @Environment(\.barLook) private var ownLook

  /// A phone held sideways has a lower bar.
  private var height: CGFloat {
    heightClass == .compact ? figures.bar.sidewaysHeight : figures.bar.tabBar
  }

  var body: some View {
    let look = ownLook.orOfAll
    HStack(spacing: 4) {
      ForEach(tabs.shares(chosen: chosen)) { share in
        TabItem(
          share: share,
          style: share.isChosen
            ? look.chosenTab.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
            : AnyShapeStyle(look.tab ?? .gray))
      }
    }
    .padding(.horizontal, 2)
    .frame(height: height, alignment: .bottom)
    .background { if let ground = look.tabGround { ground.ignoresSafeArea() } }
  }
}

/// The tabs on glass above the screen; it reaches a little into the safe area below.
private struct TabPlatter: View {
  let tabs: SubviewsCollection
  let chosen: Int
  let glass: GlassFigures
  @Environment(\.figures) private var figures
  @Environment(\.tabAccessory) private var accessory

  var body: some View {
    let height = figures.bar.tabItem + 2 * glass.tabRim
    let above = accessory == nil ? 0 : glass.accessory + glass.accessoryGap
    DroppedBar(
      height: height + above, drop: glass.tabDrop, room: figures.bar.tabBar + above
    ) {
      VStack(spacing: glass.accessoryGap) {
        if let accessory {
          accessory.frame(
            maxWidth: .infinity, minHeight: glass.accessory, maxHeight: glass.accessory
          )
          .glassEffect()
        }
        bar(height)
      }
      .padding(.horizontal, glass.tabInset - glass.tabRim)
    }
  }

  private func bar(_ height: CGFloat) -> some View {
    HStack(spacing: figures.bar.gap) {
      platter(tabs.shares(chosen: chosen, without: apart))
      if let apart {
        let share = TabShare(
          id: apart, tab: tabs[apart], isChosen: apart == chosen,
          position: .init(apart + 1, of: tabs.count))
        item(share, hasTitle: false)
          .frame(width: height, height: height)
          .glassEffect()
      }
    }
  }

  /// The tab of search stands apart from others.
  private var apart: Int? {
    tabs.count > 1 ? tabs.firstIndex { $0.containerValues.part.isSearchTab } : nil
  }

  private func item(_ share: TabShare, hasTitle: Bool = true) -> some View {
    TabItem(
      share: share, style: share.isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary),
      hasTitle: hasTitle)
  }

  private func platter(_ shares: [TabShare]) -> some View {
    HStack(spacing: 0) {
      ForEach(shares) { share in
        item(share)
          .background {
            if share.isChosen { Capsule().fill(Color(.system(.tertiarySystemFill))) }
          }
      }
    }
    .padding(glass.tabRim)
    .glassEffect()
  }
}

/// What has a place in a bar of tabs: a tab, or the rest of them.
private struct TabShare: Identifiable {
  let id: Int
  /// Nil for the rest.
  let tab: Subview?
  let isChosen: Bool
  let position: AccessibilityElement.Position

  private var part: ContainerPart? { tab?.containerValues.part }

  @MainActor var label: AnyView {
    guard tab != nil else { return AnyView(Label("More", systemImage: "ellipsis")) }
    return part?.tabItem ?? AnyView(EmptyView())
  }

  var badge: Text? { part?.badge }
}

extension SubviewsCollection {
  /// The most places that a phone's bar has, that of a tab apart among them.
  private static var mostTabs: Int { 5 }

  /// The tabs in a phone's bar: where there are more than it has places for, the last place is that of
  /// the rest.
  fileprivate func shares(chosen: Int, without apart: Int? = nil) -> [TabShare] {
    let own = indices.filter { $0 != apart }
    let most = apart == nil ? Self.mostTabs : Self.mostTabs - 1
    let shown = own.count > most ? Array(own.prefix(most - 1)) : own
    let hasRest = shown.count < own.count
    let count = hasRest ? Self.mostTabs : self.count
    var shares = shown.map {
      TabShare(
        id: $0, tab: self[$0], isChosen: $0 == chosen, position: .init($0 + 1, of: count))
    }
    if hasRest {
      shares.append(
        TabShare(
          id: self.count, tab: nil, isChosen: own.dropFirst(shown.count).contains(chosen),
          position: .init(most, of: count)))
    }
    return shares
  }
}

private struct TabItem: View {
  let share: TabShare
  let style: AnyShapeStyle
  var hasTitle = true
  @Environment(\.figures) private var figures
  @Environment(\.verticalSizeClass) private var heightClass

  /// The words stand after the symbol, not below it.
  private var isSideways: Bool { heightClass == .compact && figures.bar.glass == nil }

  @ViewBuilder private var label: some View {
    let label = share.label
    if isSideways {
      HStack(spacing: figures.bar.tabWordGap) {
        label.labelStyle(SidewaysTabStyle(gap: figures.bar.tabWordGap))
      }
      .font(.system(size: figures.bar.sidewaysTabWord)).lineLimit(1)
      .symbolVariant(.fill)
      .environment(\.tabImages, .font(.system(size: 18)))
    } else {
      standing(label)
    }
  }

  private func standing(_ label: AnyView) -> some View {
    TabLabel(hasTitle: hasTitle) {
      label
        .labelStyle(TabLabelStyle(hasTitle: hasTitle))
        .font(.system(size: 10, weight: .medium)).lineLimit(1)
        .symbolVariant(.fill).imageScale(.large)
        .environment(\.tabImages, .font(.system(size: 18)))
        .firstTextGuide(.listRowSeparatorLeading)
    }
  }

  var body: some View {
    let height = isSideways ? figures.bar.sidewaysHeight : figures.bar.tabItem
    label
      .foregroundStyle(style)
      .overlay(alignment: isSideways ? .topLeading : .top) {
        TabBadge(label: share.badge).part(.value)
          // Over the upper end of the symbol, before the word.
          .padding(.leading, isSideways ? 6 : 0).offset(y: isSideways ? -5 : 0)
      }
      .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
      .control(share.isChosen ? [.isTab, .isSelected] : .isTab)
      .semantics { $0.position = share.position }
  }
}

/// A symbol and the word after it, in the bar of a phone held sideways.
private struct SidewaysTabStyle: LabelStyle {
  let gap: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: gap) {
      configuration.icon
      configuration.title
    }
  }
}

/// The parts of a label on the lines of the tab's item.
private struct TabLabelStyle: LabelStyle {
  let hasTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    TabLabel(hasTitle: hasTitle) {
      configuration.icon
      if hasTitle { configuration.title.firstTextGuide(.listRowSeparatorLeading) }
    }
  }
}

/// A symbol and a word, each with its middle on a line of its own, whatever the symbol's height; a
/// symbol alone stands in the middle.
private struct TabLabel<Content: View>: View {
  let hasTitle: Bool
  @ViewBuilder let content: Content
  @Environment(\.figures) private var figures

  var body: some View {
    let bar = figures.bar
    TabLines(
      height: bar.tabItem, symbol: hasTitle ? bar.tabSymbol : bar.tabItem / 2, word: bar.tabWord
    ) { content }
  }
}

private struct TabLines: Layout {
  let height: CGFloat
  /// The middles of symbols and of words. What is made of both stands in the middle of the height.
  let symbol, word: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let inner = ProposedViewSize(width: proposal.width, height: nil)
    return CGSize(
      width: subviews.reduce(0) { max($0, $1.sizeThatFits(inner).width) }, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let inner = ProposedViewSize(width: bounds.width, height: nil)
    for subview in subviews {
      let isWord = subview.explicitGuide(.listRowSeparatorLeading, in: inner) != nil
      // Half of the item is more than a word or a symbol is high.
      let isBoth = isWord && subview.sizeThatFits(inner).height > height / 2
      subview.place(
        at: CGPoint(
          x: bounds.midX, y: bounds.minY + (isBoth ? height / 2 : isWord ? word : symbol)),
        anchor: .center, proposal: inner)
    }
  }
}

extension View {
  /// Policy: the item for this screen in the tab view's bar.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return marked { $0.tabItem = label }
  }

  /// Policy: a view on glass above the tabs, where these stand on glass.
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> _EnvironmentWriter<
    Self
  > {
    environment(\.tabAccessory, AnyView(content()))
  }
  public func tabViewBottomAccessory<V: View>(
    isEnabled: Bool, @ViewBuilder content: () -> V
  ) -> _EnvironmentWriter<Self> {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}

private struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// What stands above the tabs.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}
