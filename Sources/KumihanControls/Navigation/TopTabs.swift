import KumihanViews

/// The tabs of a tablet: their words in a capsule in the middle of the screen's bar.
struct TopTabs: View {
  let tabs: SubviewsCollection
  let chosen: Int
  @Environment(\.figures) private var figures
  @Environment(\.tabsHaveSidebar) private var haveSidebar

  var body: some View {
    HStack(spacing: 0) {
      if haveSidebar {
        Image(systemName: "sidebar.leading").font(.system(size: 17)).foregroundStyle(.primary)
          .padding(.horizontal, figures.bar.topTabInset)
          .frame(height: figures.bar.topTab)
          .says(Text(verbatim: "Show Sidebar")).control(.isButton, children: .ignore)
      }
      ForEach(tabs.indices, id: \.self) { index in
        TopTab(
          tab: tabs[index], isChosen: index == chosen, position: .init(index + 1, of: tabs.count))
      }
    }
    .padding(figures.bar.topTabRim)
    .modifier(TopTabsGround())
    .frame(height: figures.bar.padHeight)
    .dynamicTypeSize(.large)
  }
}

private struct TopTabsGround: ViewModifier {
  @Environment(\.figures) private var figures

  func body(content: Content) -> some View {
    if figures.bar.glass != nil {
      content.glassEffect()
    } else {
      content.background(Color(.system(.tertiarySystemFill)), in: Capsule())
        .background(.bar, in: Capsule())
    }
  }
}

private struct TopTab: View {
  let tab: Subview
  let isChosen: Bool
  let position: AccessibilityElement.Position
  @Environment(\.figures) private var figures

  private var part: ContainerPart { tab.containerValues.part }

  var body: some View {
    let label = part.tabItem ?? AnyView(EmptyView())
    HStack(spacing: 6) {
      if part.isSearchTab {
        label.labelStyle(.iconOnly)
      } else {
        HStack(spacing: 4) { label.labelStyle(.titleOnly).environment(\.tabImages, .hidden) }
      }
      if let badge = part.badge {
        TabBadge(label: badge).part(.value)
      }
    }
    .font(.system(size: 15, weight: isChosen ? .semibold : .medium)).lineLimit(1)
    .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
    .padding(.horizontal, figures.bar.topTabInset)
    .frame(height: figures.bar.topTab)
    .background {
      if isChosen {
        Capsule().fill(Color(.system(.systemBackground)).opacity(0.9))
          .shadow(color: .black.opacity(0.08), radius: 3, y: 1)
      }
    }
    .control(isChosen ? [.isTab, .isSelected] : .isTab)
    .semantics { $0.position = position }
  }
}

private struct HasTopTabsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether tabs stand in the middle of the screen's bar.
  var hasTopTabs: Bool {
    get { self[HasTopTabsKey.self] }
    set { self[HasTopTabsKey.self] = newValue }
  }
}
