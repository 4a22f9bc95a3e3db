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

  public var body: some View {
    Group(choices: content.environment(\.hasTabs, !showsPages).environment(\.tabAccessory, nil)) {
      tabs in
      let chosen =
        tabs.firstIndex { $0.containerValues.tag == selection.map { AnyHashable($0) } } ?? 0
      let shown = tabs.indices.contains(chosen) ? tabs[chosen] : nil
      let hidesBar = showsPages || shown?.containerValues.part.hidesTabBar == true
      ZStack { shown }.frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          if !hidesBar {
            if let glass = figures.bar.glass {
              TabPlatter(tabs: tabs, chosen: chosen, glass: glass)
            } else {
              TabBar(tabs: tabs, chosen: chosen)
            }
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

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      Spacer(minLength: 0)
      HStack(spacing: 4) {
        ForEach(tabs.indices, id: \.self) { index in
          TabItem(
            tab: tabs[index], style: index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray),
            position: .init(index + 1, of: tabs.count), isChosen: index == chosen)
        }
      }
      .padding(.horizontal, 2)
    }
    .frame(height: figures.bar.tabBar)
    .background(.bar)
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
      platter(tabs.indices.filter { !isApart($0) })
      if let search = tabs.indices.first(where: isApart) {
        item(search, hasTitle: false)
          .frame(width: height, height: height)
          .glassEffect()
      }
    }
  }

  /// The tab of search stands apart from others.
  private func isApart(_ index: Int) -> Bool {
    tabs.count > 1 && tabs[index].containerValues.part.isSearchTab
  }

  private func item(_ index: Int, hasTitle: Bool = true) -> some View {
    TabItem(
      tab: tabs[index], style: index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary),
      hasTitle: hasTitle, position: .init(index + 1, of: tabs.count), isChosen: index == chosen)
  }

  private func platter(_ indices: [Int]) -> some View {
    HStack(spacing: 0) {
      ForEach(indices, id: \.self) { index in
        item(index)
          .background {
            if index == chosen { Capsule().fill(Color(.system(.tertiarySystemFill))) }
          }
      }
    }
    .padding(glass.tabRim)
    .glassEffect()
  }
}

private struct TabItem: View {
  let tab: Subview
  let style: AnyShapeStyle
  var hasTitle = true
  let position: AccessibilityElement.Position
  let isChosen: Bool
  @Environment(\.figures) private var figures

  var body: some View {
    (tab.containerValues.part.tabItem ?? AnyView(EmptyView()))
      .labelStyle(TabLabelStyle(hasTitle: hasTitle))
      .foregroundStyle(style)
      .overlay(alignment: .topTrailing) {
        TabBadge(label: tab.containerValues.part.badge).part(.value)
      }
      .frame(maxWidth: .infinity, minHeight: figures.bar.tabItem, maxHeight: figures.bar.tabItem)
      .control(isChosen ? [.isTab, .isSelected] : .isTab)
      .semantics { $0.position = position }
  }
}

private struct TabLabelStyle: LabelStyle {
  let hasTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 18)).imageScale(.large).symbolVariant(.fill)
      if hasTitle { configuration.title.font(.system(size: 10, weight: .medium)) }
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
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View {
    environment(\.tabAccessory, AnyView(content()))
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
