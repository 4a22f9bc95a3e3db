public import Foundation

/// The width or height of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  public static let automatic = MarkDimension(kind: .automatic)
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .fixed(max(value, 0)))
  }
  /// A share of the room that the value has on its axis.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .ratio(max(value, 0)))
  }
  /// The room that the value has on its axis, less so many points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  private init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// How marks at one place are put together.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
  let kind: Kind
  /// One on the other, from zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// One on the other, as shares of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One on the other, half of them on each side of zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// Over one another.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// The curve between the points of lines and areas.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }

  let kind: Kind
  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  /// - Parameter tension: 0 for the roundest curve to 1 for straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
  /// - Parameter alpha: 0 for uniform, 0.5 for centripetal, 1 for chordal curves.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }
}
