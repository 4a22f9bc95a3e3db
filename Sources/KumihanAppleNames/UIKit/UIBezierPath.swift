public import KumihanDrawing
public import KumihanViews

/// A path by its UIKit name.
public final class UIBezierPath {
  private var path: Path
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var miterLimit: CGFloat = 10
  /// How far curves may be from the true ones; they are always true.
  public var flatness: CGFloat = 0.6
  public var usesEvenOddFillRule = false
  package private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public init() { path = Path() }
  public init(rect: CGRect) { path = Path(rect) }
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  public init(cgPath: CGPath) { path = cgPath.path }

  /// A rectangle with some rounded corners.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    // A radius is at most half the shorter side, as in UIKit.
    let most = min(rect.width, rect.height) / 2
    let radius = min(max(cornerRadii.width, 0), max(most, 0))
    func side(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    path = UnevenRoundedRectangle(
      topLeadingRadius: side(.topLeft), bottomLeadingRadius: side(.bottomLeft),
      bottomTrailingRadius: side(.bottomRight), topTrailingRadius: side(.topRight)
    ).path(in: rect)
  }

  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }
  public var bounds: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: point, control: controlPoint)
  }
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  /// Angles in radians; clockwise as displayed.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  public func close() { path.closeSubpath() }
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
  public func removeAllPoints() { path = Path() }
  /// The lengths of dashes and gaps, in points; nil for an unbroken line.
  public func setLineDash(_ lengths: [CGFloat]?, count: Int, phase: CGFloat) {
    dash = (Array((lengths ?? []).prefix(max(count, 0))), phase)
  }
  /// The same line from its end to its beginning.
  public func reversing() -> UIBezierPath {
    let other = duplicate
    other.path = path.reversed
    return other
  }
  public func copy() -> Any { duplicate }
  private var duplicate: UIBezierPath {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule, copy.dash) = (
      miterLimit, flatness, usesEvenOddFillRule, dash
    )
    return copy
  }
}

/// A path by its Core Graphics name.
public class CGPath: Hashable {
  package internal(set) var path: Path
  package init(path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: Never?) { self.init(path: Path(rect)) }
  public convenience init(ellipseIn rect: CGRect, transform: Never?) {
    self.init(path: Path(ellipseIn: rect))
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: Never?
  ) {
    self.init(
      path: Path(
        roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight)))
  }
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
  public var boundingBox: CGRect { path.boundingRect }
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
}

/// A path that grows, by its Core Graphics name.
public final class CGMutablePath: CGPath {
  public init() { super.init(path: Path()) }
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }
  public var cgPath: CGPath { CGPath(path: self) }
}

/// Corners of a rectangle, by their UIKit names.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
