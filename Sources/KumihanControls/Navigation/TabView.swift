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
    Group(choices: content) { tabs in
      let chosen =
        tabs.firstIndex { $0.containerValues.tag == selection.map { AnyHashable($0) } } ?? 0
      let shown = tabs.indices.contains(chosen) ? tabs[chosen] : nil
      let hidesBar = showsPages || shown?.containerValues.part.hidesTabBar == true
      VStack(spacing: 0) {
        if let glass = figures.bar.glass, !hidesBar {
          ZStack { shown }.frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .bottom, spacing: 0) {
              TabPlatter(tabs: tabs, chosen: chosen, glass: glass)
            }
        } else {
          if let shown { ZStack { shown }.frame(maxWidth: .infinity, maxHeight: .infinity) }
          if !hidesBar { TabBar(tabs: tabs, chosen: chosen) }
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
  }
}

/// The tabs on glass above the screen; it reaches a little into the safe area below.
private struct TabPlatter: View {
  let tabs: SubviewsCollection
  let chosen: Int
  let glass: GlassFigures
  @Environment(\.figures) private var figures

  var body: some View {
    let height = figures.bar.tabItem + 2 * glass.tabRim
    GeometryReader { proxy in
      HStack(spacing: 0) {
        ForEach(tabs.indices, id: \.self) { index in
          TabItem(
            tab: tabs[index],
            style: index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary),
            position: .init(index + 1, of: tabs.count), isChosen: index == chosen
          )
          .background {
            if index == chosen { Capsule().fill(Color(.system(.tertiarySystemFill))) }
          }
        }
      }
      .padding(glass.tabRim)
      .frame(height: height)
      .glassEffect()
      .padding(.horizontal, glass.tabInset - glass.tabRim)
      .offset(
        y: figures.bar.tabBar - height + min(max(proxy.safeAreaInsets.bottom, 0), glass.tabDrop))
    }
    .frame(height: figures.bar.tabBar)
  }
}

private struct TabItem: View {
  let tab: Subview
  let style: AnyShapeStyle
  let position: AccessibilityElement.Position
  let isChosen: Bool
  @Environment(\.figures) private var figures

  var body: some View {
    (tab.containerValues.part.tabItem ?? AnyView(EmptyView()))
      .labelStyle(TabLabelStyle())
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
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 18)).imageScale(.large).symbolVariant(.fill)
      configuration.title.font(.system(size: 10, weight: .medium))
    }
  }
}

extension View {
  /// Policy: the item for this screen in the tab view's bar.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return marked { $0.tabItem = label }
  }
}
