public import Foundation

/// Corner radii in points; all corners are continuous.
///
/// Source: chapters 3 and 9.
public enum JohoRadius {
  public static let container: CGFloat = 16
  public static let card: CGFloat = 12
  public static let button: CGFloat = 8
  public static let pill: CGFloat = 6
  /// Cells of a grid, progress bars, small badges.
  public static let cell: CGFloat = 4
  /// What fills a progress bar.
  public static let fill: CGFloat = 2
}
