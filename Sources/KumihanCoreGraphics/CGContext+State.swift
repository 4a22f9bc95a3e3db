public import Foundation
public import KumihanAppleNames
public import KumihanDrawing
import KumihanViews

/// What holds for the calls to come, and the path that they draw.
extension CGContext {
  public func saveGState() { states.append(state) }
  public func restoreGState() {
    if let last = states.popLast() { state = last }
  }
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// The angle is in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = Color(white: gray, opacity: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = Color(white: gray, opacity: alpha)
  }
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dashPhase, state.style.dash) = (phase, lengths)
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // A shadow's blur is twice the deviation of its Gaussian.
    state.shadow = color.map { ($0.color, blur / 2, offset) }
  }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  public func setShouldAntialias(_ antialiases: Bool) {}
  public func setAllowsAntialiasing(_ antialiases: Bool) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append((current, rule == .evenOdd))
    current = Path()
  }
  public func clip(to rect: CGRect) {
    state.clips.append((Path(rect).applying(state.transform), false))
  }

  public func beginPath() { current = Path() }
  public var isPathEmpty: Bool { current.isEmpty }
  public func move(to point: CGPoint) { current.move(to: point.applying(state.transform)) }
  public func addLine(to point: CGPoint) { current.addLine(to: point.applying(state.transform)) }
  public func addLines(between points: [CGPoint]) {
    if let first = points.first { move(to: first) }
    for point in points.dropFirst() { addLine(to: point) }
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control) }
  }
  /// Angles are in radians; clockwise where y grows upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle),
        endAngle: .radians(endAngle), clockwise: clockwise)
    }
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    add { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addRect(_ rect: CGRect) { addPath(CGPath(path: Path(rect))) }
  public func addEllipse(in rect: CGRect) { addPath(CGPath(path: Path(ellipseIn: rect))) }
  public func addPath(_ path: CGPath) { current.addPath(path.path.applying(state.transform)) }
  public func closePath() { current.closeSubpath() }

  /// Goes on from where the path is, in the space of the caller.
  private func add(_ segment: (inout Path) -> Void) {
    var path = current.applying(state.transform.inverted())
    segment(&path)
    current = path.applying(state.transform)
  }
}
