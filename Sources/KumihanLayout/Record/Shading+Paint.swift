package import Foundation
package import KumihanDrawing

/// A shading fitted to bounds: the paint, and the group that its command needs.
package struct FittedShading {
  package var paint: Paint
  package var filters: [Filter] = []
  package var blend = BlendMode.normal

  package init(paint: Paint) { self.paint = paint }
}

extension Shading {
  /// The opacity applied to content with its own colours; 1 for gradients and images.
  var opacity: Double {
    switch self {
    case .color(let color): color.alpha
    case .opacity(let base, let factor): base.opacity * factor
    case .shadowed(let base, _), .blended(let base, _): base.opacity
    case .linear, .radial, .elliptical, .angular, .image, .mesh, .veil: 1
    }
  }

  /// The shading for an area, in the area's coordinates.
  package func fitted(to bounds: CGRect, opacity: Double = 1) -> FittedShading {
    switch self {
    case .color(let color): return FittedShading(paint: .color(color.opacity(opacity)))
    case .linear(let ramp, let start, let end):
      return FittedShading(
        paint: .linearGradient(
          ramp.opacity(opacity), from: start.point(in: bounds), to: end.point(in: bounds)))
    case .radial(let ramp, let center, let start, let end):
      return FittedShading(
        paint: .radialGradient(
          ramp.opacity(opacity), center: center.point(in: bounds), startRadius: max(start, 0),
          endRadius: max(end, 0), scale: CGSize(width: 1, height: 1)))
    case .elliptical(let ramp, let center, let start, let end):
      // Radii are in units of the bounds' width; the height follows its aspect.
      let aspect = bounds.width > 0 ? bounds.height / bounds.width : 1
      return FittedShading(
        paint: .radialGradient(
          ramp.opacity(opacity), center: center.point(in: bounds),
          startRadius: max(start, 0) * bounds.width, endRadius: max(end, 0) * bounds.width,
          scale: CGSize(width: 1, height: aspect)))
    case .angular(let ramp, let center, let start, let end):
      return FittedShading(
        paint: .angularGradient(
          ramp.opacity(opacity), center: center.point(in: bounds), startAngle: start,
          endAngle: end))
    case .image(let image, let part, let scale):
      let origin = CGPoint(
        x: bounds.minX - part.minX * CGFloat(image.pixelWidth) * scale,
        y: bounds.minY - part.minY * CGFloat(image.pixelHeight) * scale)
      return FittedShading(paint: .imagePattern(image, origin: origin, scale: scale))
    case .mesh(let mesh):
      let fitted = mesh.mapped {
        CGPoint(x: bounds.minX + $0.x * bounds.width, y: bounds.minY + $0.y * bounds.height)
      } color: {
        $0.opacity(opacity)
      }
      return FittedShading(paint: .mesh(fitted))
    case .veil(var veil):
      veil.strength *= opacity
      return FittedShading(paint: .veil(veil))
    case .opacity(let base, let factor):
      return base.fitted(to: bounds, opacity: opacity * factor)
    case .shadowed(let base, let shadow):
      var fitted = base.fitted(to: bounds, opacity: opacity)
      fitted.filters.append(shadow)
      return fitted
    case .blended(let base, let mode):
      var fitted = base.fitted(to: bounds, opacity: opacity)
      fitted.blend = mode
      return fitted
    }
  }
}

extension GradientRamp {
  fileprivate func opacity(_ factor: Double) -> GradientRamp {
    guard factor != 1 else { return self }
    var copy = self
    for index in copy.stops.indices {
      copy.stops[index].color = copy.stops[index].color.opacity(factor)
    }
    return copy
  }
}
