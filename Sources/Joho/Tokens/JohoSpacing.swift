public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Distances in points, all on the 4 point grid.
///
/// Source: chapter 7.
public enum JohoSpacing {
  /// Within a unit: an icon and its label.
  public static let xs: CGFloat = 4
  /// Between related elements; also the maximum above a page's content.
  public static let sm: CGFloat = 8
  /// Inside containers, between sections.
  public static let md: CGFloat = 12
  /// At the edges of the screen.
  public static let lg: CGFloat = 16
  public static let xl: CGFloat = 20
  public static let xxl: CGFloat = 24
  public static let xxxl: CGFloat = 32
  /// Between dots and between segments; off the grid in the book, whose code has it so.
  public static let hairline: CGFloat = 2
  /// Above and below a pill's label; off the grid in the book, whose code has it so.
  public static let pill: CGFloat = 6
}

/// The least length in points of what is touched, on either side. Source: chapters 7 and 18.
public enum JohoTarget {
  public static let minimum: CGFloat = 44
}

/// Distances that follow the width of the screen; read in a view's body. Source: chapter 7.
public struct AdaptiveSpacing: DynamicProperty {
  @Environment(\.horizontalSizeClass) var sizeClass

  public init() {}

  /// At the edges of containers: 20 pt on wide screens, else 16.
  @MainActor public var containerPadding: CGFloat {
    sizeClass == .regular ? JohoSpacing.xl : JohoSpacing.lg
  }

  /// Between items: 12 pt on wide screens, else 8.
  @MainActor public var itemSpacing: CGFloat {
    sizeClass == .regular ? JohoSpacing.md : JohoSpacing.sm
  }
}
