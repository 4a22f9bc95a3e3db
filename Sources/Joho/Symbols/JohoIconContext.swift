public import Foundation
public import KumihanViews

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
