import CKumihanCairo
import Foundation
import KumihanDrawing

extension Context {
  /// Sets `paint`, except angular gradients and meshes, as the source in the current space; false
  /// when it has no visible effect.
  func setSource(
    _ paint: Paint, _ opacity: Double, images: ImageStore
  ) throws(RenderError) -> Bool {
    switch paint {
    case .color(let color):
      setColor(color.opacity(opacity))
      return color.alpha > 0
    case .linearGradient(let ramp, let from, let to):
      guard let last = ramp.stops.last else { return false }
      guard from != to, from.isFinite, to.isFinite else {
        setColor(last.color)
        return true
      }
      setSource(try Pattern(linear: ramp, from: from, to: to))
    case .radialGradient(let ramp, let center, let startRadius, let endRadius, let scale):
      guard let last = ramp.stops.last, center.isFinite, scale.width > 0, scale.height > 0 else {
        return false
      }
      guard startRadius != endRadius else {
        setColor(last.color)
        return true
      }
      setSource(
        try Pattern(
          radial: ramp, center: center, startRadius: startRadius, endRadius: endRadius,
          scale: scale))
    case .angularGradient, .mesh:
      return false
    case .veil(let veil):
      setColor(veil.plainColor.opacity(opacity))
    case .imagePattern(let image, let origin, let scale):
      guard scale > 0, scale.isFinite, origin.isFinite else { return false }
      let pattern = try Pattern(surface: images.entry(image).surface)
      pattern.setExtend(CAIRO_EXTEND_REPEAT)
      pattern.setMatrix(
        CGAffineTransform(scaleX: scale, y: scale)
          .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)).inverted())
      setSource(pattern)
    }
    return true
  }
}
