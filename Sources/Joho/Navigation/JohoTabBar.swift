#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The destinations of an app along the bottom, under a 3 pt line; at most five. Source: chapter
/// 11.
///
/// Of more than five tabs, the first four are drawn and a fifth for the rest.
public struct JohoTabBar: _PlacedView {
  public typealias Tab = NavigationItem

  @Binding var selection: Tab
  let tabs: [Tab]
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  public init(
    selection: Binding<Tab>, tabs: [Tab], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    _selection = selection
    self.tabs = tabs
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private var more: Tab { Tab(id: "joho.more", title: words.more, icon: "ellipsis") }
  private var shown: [Tab] { tabs.count > 5 ? tabs.prefix(4) + [more] : tabs }
  private var marked: Tab {
    shown.contains(selection) || !tabs.contains(selection) ? selection : more
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.xs) {
      ForEach(shown) { tab in
        JohoTabItem(tab: tab, isSelected: marked == tab, action: { selection = tab })
      }
    }
    .accessibilityElement(children: .contain)
    .padding(JohoSpacing.sm)
    .frame(maxWidth: .infinity)
    .johoGround(JohoColors.white)
    .overlay(alignment: .top) {
      Rectangle().fill(JohoInk.primary).frame(height: JohoBorder.container.width)
    }
  }
}
