#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A sidebar beside the content on wide screens, else a tab bar under it. Source: chapter 11.
public struct AdaptiveNavigation<Content: View>: _PlacedView {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Binding var selection: NavigationItem
  let items: [NavigationItem]
  let content: Content
  public let _site: CallSite

  public init(
    selection: Binding<NavigationItem>, items: [NavigationItem],
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    _selection = selection
    self.items = items
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
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
