public import KumihanViews

/// Screens one beside the other. A still picture shows the selected one above its bar of 49 points.
public struct TabView<SelectionValue: Hashable, Content: View>: _PlacedView {
  let selection: SelectionValue?
  let content: Content
  @Environment(\.showsPages) private var showsPages
  @Environment(\.showsPageIndex) private var showsIndex
  @Environment(\.pageDotsHaveBackground) private var dotsHaveBackground
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
      VStack(spacing: 0) {
        if tabs.indices.contains(chosen) {
          ZStack { tabs[chosen] }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        let hidesBar =
          tabs.indices.contains(chosen) && tabs[chosen].containerValues.part.hidesTabBar
        if !showsPages, !hidesBar { TabBar(tabs: tabs, chosen: chosen) }
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

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 4) {
        ForEach(tabs.indices, id: \.self) { index in
          (tabs[index].containerValues.part.tabItem ?? AnyView(EmptyView()))
            .labelStyle(TabLabelStyle())
            .foregroundStyle(index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray))
            .overlay(alignment: .topTrailing) {
              TabBadge(label: tabs[index].containerValues.part.badge)
            }
            .frame(maxWidth: .infinity, minHeight: 48, maxHeight: 48)
        }
      }
      .padding(.horizontal, 2)
    }
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
  /// Policy: what the tab view draws in its bar for this screen.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return marked { $0.tabItem = label }
  }
}
