#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The destinations of an app along the leading side: 200 pt wide, a 3 pt line at its trailing
/// edge. Source: chapter 11. Items that do not fit are cut off.
public struct JohoSidebar: _PlacedView {
  @Binding var selection: NavigationItem
  let items: [NavigationItem]
  public let _site: CallSite

  public init(
    selection: Binding<NavigationItem>, items: [NavigationItem], fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    _selection = selection
    self.items = items
    _site = CallSite(fileID: fileID, line: line, column: column)
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
    .johoGround(JohoColors.white)
    .clipped()
    .overlay(alignment: .trailing) {
      Rectangle().fill(JohoInk.primary).frame(width: JohoBorder.container.width)
    }
  }
}
