public import Foundation
public import KumihanViews

/// A destination of a sidebar or a tab bar.
public struct NavigationItem: Hashable, Sendable, Identifiable {
  public let id: String
  public var title: String
  /// The name of its symbol.
  public var icon: String

  /// Without an `id` the title identifies the item.
  public init(id: String? = nil, title: String, icon: String) {
    (self.id, self.title, self.icon) = (id ?? title, title, icon)
  }

  /// The same destination in a tab bar.
  public var asTab: JohoTabBar.Tab { self }
}

/// The style of a navigation's items by state. Source: chapter 11.
public struct NavigationItemStyle {
  public static func background(isSelected: Bool) -> Color {
    isSelected ? JohoColors.yellow : JohoColors.white
  }

  static func role(isSelected: Bool) -> BorderRole { isSelected ? .active : .row }

  /// In points.
  public static func borderWidth(isSelected: Bool) -> CGFloat { role(isSelected: isSelected).width }

  public static func opacity(isEnabled: Bool) -> Double { isEnabled ? 1 : 0.5 }
}
