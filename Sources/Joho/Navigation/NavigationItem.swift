public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

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

/// A destination of a tab bar, as the book's calls name it: `Tab(title: "Week", icon: "calendar")`.
///
/// A function, so that SwiftUI's type `Tab` keeps its name beside it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func Tab(title: String, icon: String) -> NavigationItem {
  NavigationItem(title: title, icon: icon)
}

/// The style of a navigation's items by state. Source: chapter 11.
public struct NavigationItemStyle {
  public static func background(isSelected: Bool) -> Color {
    isSelected ? JohoColors.yellow : JohoColors.white
  }

  static func role(isSelected: Bool) -> JohoBorder { isSelected ? .active : .row }

  /// In points.
  public static func borderWidth(isSelected: Bool) -> CGFloat { role(isSelected: isSelected).width }

  public static func opacity(isEnabled: Bool) -> Double { isEnabled ? 1 : JohoOpacity.disabled }
}
