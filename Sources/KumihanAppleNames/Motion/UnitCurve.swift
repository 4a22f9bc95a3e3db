import Foundation
public import KumihanViews

/// A curve between 0 and 1.
public struct UnitCurve: Hashable, Sendable {
  /// How far the value has come, by the part of the time that has passed.
  private enum Kind: Hashable {
    case bezier(UnitPoint, UnitPoint)
    /// A quarter of a circle at the beginning, at the end, or a half one at each.
    case circularIn, circularOut, circularInOut
  }

  private let kind: Kind
  /// Whether time and value change places.
  private var isInverse = false

  private init(_ kind: Kind) { self.kind = kind }

  private init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    self.init(.bezier(UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2)))
  }

  public static let linear = UnitCurve(0, 0, 1, 1)
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(.bezier(startControlPoint, endControlPoint)) }

  /// The curve mirrored on the diagonal.
  public var inverse: UnitCurve {
    var result = self
    result.isInverse.toggle()
    return result
  }

  /// How far the value has come, with `progress` kept between 0 and 1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverse ? Self.root(progress, of: forward) : forward(progress)
  }

  /// How fast the value changes, in values per progress.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (from, to) = (max(progress - step, 0), min(progress + step, 1))
    return to > from ? (value(at: to) - value(at: from)) / (to - from) : 0
  }

  private func forward(_ progress: Double) -> Double {
    switch kind {
    case .circularIn: return 1 - (1 - progress * progress).squareRoot()
    case .circularOut: return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularInOut:
      let half = min(progress, 1 - progress) * 2
      let value = (1 - (1 - half * half).squareRoot()) / 2
      return progress < 0.5 ? value : 1 - value
    case .bezier(let start, let end):
      let part = Self.root(progress) { Self.cubic($0, Double(start.x), Double(end.x)) }
      return Self.cubic(part, Double(start.y), Double(end.y))
    }
  }

  /// A Bézier curve from 0 to 1 in one axis.
  private static func cubic(_ part: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
  }

  /// Where a rising function of 0 to 1 has a value; halving is exact enough and always ends.
  private static func root(_ value: Double, of function: (Double) -> Double) -> Double {
    if value <= 0 || value >= 1 { return value }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
