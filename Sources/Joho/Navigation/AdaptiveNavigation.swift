public import KumihanViews

/// A sidebar beside the content where there is width for it, else a tab bar under it. Source:
/// chapter 11.
public struct AdaptiveNavigation<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Binding var selection: NavigationItem
  let items: [NavigationItem]
  let content: Content

  public init(
    selection: Binding<NavigationItem>, items: [NavigationItem],
    @ViewBuilder content: () -> Content
  ) {
    _selection = selection
    self.items = items
    self.content = content()
  }

  public var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        JohoSidebar(selection: $selection, items: items)
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    } else {
      VStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        JohoTabBar(selection: $selection, tabs: items.map(\.asTab))
      }
    }
  }
}
