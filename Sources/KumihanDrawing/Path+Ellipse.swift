public import Foundation

extension Path {
  /// The control distance for the best cubic approximation of a quarter of a unit circle.
  static let circleKappa: CGFloat = 0.5522847498

  /// The ellipse that touches all four sides, clockwise from its right middle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds the ellipse that fills a rectangle in points, unless it is empty or not finite.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isDrawable else { return }
    let rect = rect.standardized
    let (cx, cy) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: cx + x * rx, y: cy + y * ry).applying(transform)
    }
    let k = Path.circleKappa
    reserve(6)
    move(to: point(1, 0))
    addCurve(to: point(0, 1), control1: point(1, k), control2: point(k, 1))
    addCurve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k))
    addCurve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1))
    addCurve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k))
    closeSubpath()
  }
}
