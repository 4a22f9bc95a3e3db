public import Foundation

/// Edges of a rectangle in the direction of reading, by their UIKit name.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A distance in points, by its UIKit name.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

extension CGRect {
  /// The rectangle without the distances from its sides.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}
extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}
extension CGRect {
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGFloat {
  /// A proposed length; nil for one without an end.
  var known: CGFloat? { self < .infinity ? self : nil }
}
