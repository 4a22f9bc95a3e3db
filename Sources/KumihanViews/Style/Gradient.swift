public import Foundation
package import KumihanDrawing
import KumihanLayout
import KumihanText

/// Colours along a line, before the line is known.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 at the start, 1 at the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The colour space of interpolation.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]
  var space = ColorSpace.device

  public init(stops: [Stop]) { self.stops = stops }

  /// Evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The same stops interpolated in another space.
  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var copy = self
    copy.space = space
    return copy
  }

  /// Stops for painting; decreasing locations are raised to the one before.
  package func ramp(in context: StyleContext) -> GradientRamp {
    var floor: CGFloat = -.infinity
    let stops = stops.map { stop in
      floor = max(floor, stop.location.isNaN ? floor : stop.location)
      return GradientRamp.Stop(color: stop.color.rgba(in: context), location: floor)
    }
    return GradientRamp(stops: stops, interpolation: space.isPerceptual ? .perceptual : .device)
  }
}

/// The gradient derived from a colour.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Apple publishes no values; at the top, a fifth of the way to white is our choice.
  init(color: Color) {
    gradient = Gradient(colors: [color.mix(with: .white, by: 0.2, in: .device), color])
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient.colorSpace(space))
  }
}
