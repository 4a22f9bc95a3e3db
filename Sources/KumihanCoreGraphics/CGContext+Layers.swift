public import Foundation
public import KumihanAppleNames
import KumihanDrawing
import KumihanViews

extension CGContext {
  /// What follows is drawn as one picture, with the opacity, blend mode and shadow that hold now.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { beginLayer() }
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginLayer()
    clip(to: rect)
  }
  public func endTransparencyLayer() { endLayer() }

  public func resetClip() { (state.clips, state.masks) = ([], []) }
  public func clip(to rects: [CGRect]) {
    state.clips.append((Path { $0.addRects(rects) }.applying(state.transform), false))
  }
  /// Draws only where a picture is opaque, whose top is where y is greatest.
  public func clip(to rect: CGRect, mask: CGImage) {
    let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
      .concatenating(state.transform)
    state.masks.append { context in
      context.concatenate(transform)
      context.draw(Image(uiImage: mask.image), in: CGRect(origin: .zero, size: rect.size))
    }
  }

  /// In the caller's space.
  private var own: Path { current.applying(state.transform.inverted()) }
  public var path: CGPath? { current.isEmpty ? nil : CGPath(path: own) }
  public var boundingBoxOfPath: CGRect { own.boundingRect }
  public var currentPointOfPath: CGPoint { own.currentPoint ?? .zero }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    own.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
  }
  /// The path becomes the outline of its line.
  public func replacePathWithStrokedPath() {
    current = own.strokedPath(state.style).applying(state.transform)
  }

  /// From the caller's space to pixels, whose first row is the top.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// No-op: curves are always true, and nothing waits.
  public func setFlatness(_ flatness: CGFloat) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func flush() {}
  public func synchronize() {}
}

/// What becomes of colours that a device does not have.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
