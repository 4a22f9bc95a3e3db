public import KumihanDrawing
public import KumihanViews

/// Which parts of a path are inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

extension CGPath {
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform.inverted()), eoFill: rule == .evenOdd)
  }
  /// The steps of the path: the numbers that Core Graphics has for their kinds, and their points, the end last.
  package var steps: [(kind: Int32, points: [CGPoint])] {
    path.elements.map { element in
      switch element {
      case .move(let to): (0, [to])
      case .line(let to): (1, [to])
      case .quadCurve(let to, let control): (2, [control, to])
      case .curve(let to, let first, let second): (3, [first, second, to])
      case .closeSubpath: (4, [])
      }
    }
  }
  public func copy() -> CGPath? { CGPath(path: path) }
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }
  public func copy(using transform: CGAffineTransform) -> CGPath? {
    CGPath(path: path.applying(transform))
  }
  /// The outline of a line along the path; widths in points.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path: path.strokedPath(style).applying(transform))
  }
  /// The path as it is: dashes are not cut from it. A stroke's own are drawn.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath { CGPath(path: path.applying(transform)) }

  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.normalized(eoFill: rule == .evenOdd))
  }
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.union(other.path, eoFill: rule == .evenOdd))
  }
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.subtracting(other.path, eoFill: rule == .evenOdd))
  }
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { CGPath(path: path.symmetricDifference(other.path, eoFill: rule == .evenOdd)) }
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { path.addRect(rect, transform: transform) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { path.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  /// Angles in radians; clockwise where y grows upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }
  /// Angles in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
      transform: transform)
  }
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
}
