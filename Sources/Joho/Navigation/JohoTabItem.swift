#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// One tab: a symbol over its name, yellow in a 2 pt border when chosen. Source: chapter 11.
public struct JohoTabItem: _PlacedView {
  let tab: JohoTabBar.Tab
  let isSelected: Bool
  let action: @MainActor () -> Void
  public let _site: CallSite

  public init(
    tab: JohoTabBar.Tab, isSelected: Bool, action: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.tab = tab
    self.isSelected = isSelected
    self.action = action
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Button(action: action) {
      VStack(spacing: JohoSpacing.xs) {
        Image(systemName: tab.icon)
          .font(.system(size: JohoIconSize.tab, weight: isSelected ? .bold : .medium))
          .frame(width: JohoIconSize.box, height: JohoIconSize.box)
          .accessibilityHidden(true)
        Text(tab.title)
          .johoFont(.labelSmall)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
          .padding(.horizontal, JohoSpacing.xs)
      }
      .foregroundStyle(JohoInk.primary)
      .padding(.vertical, JohoSpacing.sm)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 44)
      .johoPanel(
        fill: NavigationItemStyle.background(isSelected: isSelected), radius: JohoRadius.button,
        role: .interactive, width: isSelected ? nil : 0)
    }
    .buttonStyle(JohoBareButtonStyle())
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .accessibilityAddTraits(isSelected ? [.isTab, .isSelected] : .isTab)
  }
}
