public import KumihanViews

/// The places of an app down the leading side: 200 pt wide, a 3 pt line at its trailing edge.
/// Source: chapter 11. Items below a side too short for them are cut off.
public struct JohoSidebar: View {
  @Binding var selection: NavigationItem
  let items: [NavigationItem]

  public init(selection: Binding<NavigationItem>, items: [NavigationItem]) {
    _selection = selection
    self.items = items
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.sm) {
      ForEach(items) { item in
        JohoSidebarItem(
          item: item, isSelected: selection == item, action: { selection = item })
      }
      Spacer(minLength: 0)
    }
    .padding(JohoSpacing.md)
    .frame(width: 200)
    .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
    .background(JohoColors.white)
    .clipped()
    .overlay(alignment: .trailing) {
      Rectangle().fill(JohoColors.black).frame(width: BorderRole.container.width)
    }
  }
}
