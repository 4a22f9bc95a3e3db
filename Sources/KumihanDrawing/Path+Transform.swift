public import Foundation

extension Path {
  /// The path with every point transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if let (low, high) = corners, transform.b == 0, transform.c == 0, transform.a > 0,
      transform.d > 0
    {
      return Path(low: low.applying(transform), high: high.applying(transform))
    }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let to): .move(to: to.applying(transform))
        case .line(let to): .line(to: to.applying(transform))
        case .quadCurve(let to, let control):
          .quadCurve(to: to.applying(transform), control: control.applying(transform))
        case .curve(let to, let control1, let control2):
          .curve(
            to: to.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// The path moved by points to the right and down.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
