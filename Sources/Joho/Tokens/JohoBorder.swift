public import Foundation

/// The role of a border, by the content it surrounds: the border hierarchy.
///
/// Source of the widths: chapter 5.
public enum JohoBorder: Hashable, Sendable, CaseIterable {
  /// A unit within a larger structure: 1 pt.
  case cell
  /// A group, a row, a section, a card: 1.5 pt.
  case row
  /// An interactive element: 2 pt.
  case interactive
  /// A selected or focused element: 2.5 pt.
  case active
  /// A major area: 3 pt.
  case container

  /// The width in points of a border without a border around it.
  public var width: CGFloat {
    switch self {
    case .cell: 1
    case .row: 1.5
    case .interactive: 2
    case .active: 2.5
    case .container: 3
    }
  }

  /// The width in points inside a border of `enclosing` points, nil for none: outer borders are
  /// heavier, so a container within a container draws as a section, and no structure is heavier
  /// than its surroundings. Interactive borders keep their width everywhere.
  public func width(inside enclosing: CGFloat?) -> CGFloat {
    guard let enclosing else { return width }
    switch self {
    case .interactive, .active: return width
    case .container where enclosing >= width: return JohoBorder.row.width
    case .cell, .row, .container: return max(min(width, enclosing), JohoBorder.cell.width)
    }
  }
}
