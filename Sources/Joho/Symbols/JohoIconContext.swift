public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The context of an icon, which determines its size and weight. Source: chapter 8.
public enum JohoIconContext: String, Hashable, Sendable, CaseIterable {
  case navigation, list, button, badge, hero

  /// In points.
  public var size: CGFloat {
    switch self {
    case .navigation: 20
    case .list: 16
    case .button: 18
    case .badge: 12
    case .hero: 32
    }
  }

  public var weight: Font.Weight {
    switch self {
    case .navigation, .list: .medium
    case .button: .semibold
    case .badge, .hero: .bold
    }
  }
}

/// The sizes in points of symbols that a component fixes. Source: chapters 9 to 15.
public enum JohoIconSize {
  /// The lock of what cannot be edited.
  public static let lock: CGFloat = 12
  /// Chevrons and locks at the end of a row.
  public static let accessory: CGFloat = 14
  /// Symbols of swipe actions and steppers.
  public static let action: CGFloat = 16
  /// Symbols of buttons and sidebars.
  public static let button: CGFloat = 18
  /// Symbols of tabs.
  public static let tab: CGFloat = 20
  /// The star of the Star Page.
  public static let star: CGFloat = 24
  /// The square that every symbol of a tab or sidebar stands in, whatever its own height.
  public static let box: CGFloat = 24
  /// The symbol of an empty state.
  public static let empty: CGFloat = 48
}

extension JohoSymbol {
  /// A symbol in the size and weight of its context.
  public init(
    symbol: String, in context: JohoIconContext, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      symbol: symbol, size: context.size, weight: context.weight, fileID: fileID, line: line,
      column: column)
  }
}
