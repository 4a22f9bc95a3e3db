public import Foundation
import KumihanAppleNames
public import KumihanDrawing
import Kumihan
import KumihanViews

extension CGContext {
  /// Pixels of a size, with the origin at the lower left.
  ///
  /// What `data` points to is written at each call on the main thread, where parts are a byte each.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1, isUpwards: true)
    memory = BitmapForm(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      model: space.model, info: bitmapInfo
    ).map { unsafe BitmapMemory($0, scale: 1, at: data) }
  }

  /// A document in a file, written when it is closed.
  public convenience init?(_ url: NSURL, mediaBox: inout CGRect, _ information: NSDictionary?) {
    guard mediaBox.width > 0, mediaBox.height > 0 else { return nil }
    self.init(size: mediaBox.size, scale: 1, isUpwards: true, document: (url as URL, []))
  }

  /// A document that goes to a consumer when it is closed; of letter size where no box is given.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ information: NSDictionary?
  ) {
    let size = unsafe mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
    guard size.width > 0, size.height > 0 else { return nil }
    self.init(size: size, scale: 1, isUpwards: true, document: (nil, []))
    consume = consumer.take
  }

  convenience init(documentOf size: CGSize) {
    self.init(size: size, scale: 1, document: (nil, []))
  }

  public var width: Int { Int(size.width * scale) }
  public var height: Int { Int(size.height * scale) }
  public var ctm: CGAffineTransform { state.transform }
  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingRect) }
      .applying(state.transform.inverted())
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current, isEvenOdd: rule == .evenOdd)
    current = Path()
  }
  public func strokePath() {
    stroke(current)
    current = Path()
  }
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(current, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(current) }
    current = Path()
  }
  public func fill(_ rect: CGRect) {
    fill(Path(rect).applying(state.transform), isEvenOdd: false)
  }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) {
    fill(Path(ellipseIn: rect).applying(state.transform), isEvenOdd: false)
  }
  public func stroke(_ rect: CGRect) { stroke(Path(rect).applying(state.transform)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.style.lineWidth
    state.style.lineWidth = width
    stroke(rect)
    state.style.lineWidth = before
  }
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect).applying(state.transform))
  }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(
        Path {
          $0.move(to: points[index])
          $0.addLine(to: points[index + 1])
        }.applying(state.transform))
    }
  }
  public func clear(_ rect: CGRect) {
    let path = Path(rect).applying(state.transform)
    step { context in
      context.blendMode = .destinationOut
      context.fill(path, with: .color(.black))
    }
  }

  private func fill(_ path: Path, isEvenOdd: Bool) {
    let color = state.fill
    step { $0.fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd)) }
  }

  private func stroke(_ path: Path) {
    let (color, style, transform) = (state.stroke, state.style, state.transform)
    // The pen is transformed with the path.
    let own = path.applying(transform.inverted())
    step { context in
      context.concatenate(transform)
      context.stroke(own, with: .color(color), style: style)
    }
  }

  /// Draws a picture whose top is where y is greatest, as Core Graphics has it.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
      .concatenating(state.transform)
    draw(image.image, in: CGRect(origin: .zero, size: rect.size), transform)
  }

  @MainActor func drawUpright(_ image: UIImage, in rect: CGRect) {
    guard image.isSymbol || image.renderingMode == .alwaysTemplate else {
      return draw(image, in: rect, state.transform)
    }
    draw(AnyView(image.shown(tint: .black) { $0.resizable() }), in: rect)
  }

  private func draw(_ image: UIImage, in rect: CGRect, _ transform: CGAffineTransform) {
    step { context in
      context.concatenate(transform)
      context.draw(Image(uiImage: image), in: rect)
    }
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let away = abs(area.midX - start.x) + abs(area.midY - start.y)
    let reach = area.width + area.height + length + away
    guard length > 0 else { return }
    let (ux, uy) = (dx / length, dy / length)
    let before = options.contains(.drawsBeforeStartLocation) ? reach : 0
    let after = options.contains(.drawsAfterEndLocation) ? reach : 0
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + ux * along - uy * across, y: start.y + uy * along + ux * across)
    }
    let band = Path {
      $0.move(to: corner(-before, -reach))
      $0.addLine(to: corner(length + after, -reach))
      $0.addLine(to: corner(length + after, reach))
      $0.addLine(to: corner(-before, reach))
      $0.closeSubpath()
    }
    paint(band) { .linearGradient(gradient.gradient, startPoint: start, endPoint: end) }
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let circle = CGRect(
      x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius,
      height: 2 * endRadius)
    let area =
      options.contains(.drawsAfterEndLocation)
      ? Path(boundingBoxOfClipPath) : Path(ellipseIn: circle)
    paint(area) {
      .radialGradient(
        gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius)
    }
  }

  /// A sweep around a point; the angle of its beginning is in radians.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    paint(Path(boundingBoxOfClipPath)) {
      .conicGradient(gradient.gradient, center: center, angle: .radians(angle))
    }
  }

  private func paint(
    _ area: Path, _ shading: @escaping @MainActor @Sendable () -> GraphicsContext.Shading
  ) {
    let transform = state.transform
    step { context in
      context.concatenate(transform)
      context.fill(area, with: shading())
    }
  }
}

public typealias CGBlendMode = BlendMode

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
