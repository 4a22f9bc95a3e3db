#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// One destination in a sidebar, yellow with a 2.5 pt border when chosen. Source: chapter 11.
public struct JohoSidebarItem: _PlacedView {
  let item: NavigationItem
  let isSelected: Bool
  let action: @MainActor () -> Void
  var isEnabled: Bool
  public let _site: CallSite

  public init(
    item: NavigationItem, isSelected: Bool, action: @escaping @MainActor () -> Void,
    isEnabled: Bool = true, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.item = item
    self.isSelected = isSelected
    self.action = action
    self.isEnabled = isEnabled
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Button(action: action) {
      HStack(spacing: JohoSpacing.sm) {
        Image(systemName: item.icon)
          .font(.system(size: JohoIconSize.button, weight: .medium))
          .frame(width: JohoIconSize.box, height: JohoIconSize.box)
          .accessibilityHidden(true)
        Text(item.title)
          .johoFont(.body)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
        Spacer(minLength: 0)
      }
      .foregroundStyle(JohoInk.primary)
      .padding(JohoSpacing.md)
      .frame(minHeight: 44)
      .johoPanel(
        fill: NavigationItemStyle.background(isSelected: isSelected), radius: JohoRadius.button,
        role: NavigationItemStyle.role(isSelected: isSelected))
    }
    .buttonStyle(JohoBareButtonStyle())
    // A sidebar has one width.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .disabled(!isEnabled)
    .opacity(NavigationItemStyle.opacity(isEnabled: isEnabled))
  }
}
