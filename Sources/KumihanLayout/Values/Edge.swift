public import Foundation

/// A side of a rectangle; leading and trailing are exchanged in right-to-left layouts.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four sides, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// In points; leading is the left side in left-to-right layouts.
  public var top, leading, bottom, trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading) = (top, leading)
    (self.bottom, self.trailing) = (bottom, trailing)
  }

  /// `length` on each of `edges`, 0 on the others.
  public init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The sum of the leading and trailing insets, in points.
  public var horizontal: CGFloat { leading + trailing }
  /// The sum of the top and bottom insets, in points.
  public var vertical: CGFloat { top + bottom }
}

/// A direction of layout.
public enum Axis: Int8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case horizontal, vertical

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
