public import Foundation

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
}
