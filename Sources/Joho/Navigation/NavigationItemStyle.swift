public import Foundation
public import KumihanViews

/// How the items of a navigation show their state. Source: chapter 11.
public struct NavigationItemStyle {
  public static func background(isSelected: Bool) -> Color {
    isSelected ? JohoColors.yellow : JohoColors.white
  }

  static func role(isSelected: Bool) -> BorderRole { isSelected ? .active : .row }

  /// In points.
  public static func borderWidth(isSelected: Bool) -> CGFloat { role(isSelected: isSelected).width }

  public static func opacity(isEnabled: Bool) -> Double { isEnabled ? 1 : 0.5 }
}
