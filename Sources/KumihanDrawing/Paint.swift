public import Foundation

/// The colours of a fill, a stroke or a run of glyphs; all geometry in the command's points,
/// already resolved against the painted view's bounds.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(RGBA)
  /// Colours along the line between two points; beyond them the last colour continues.
  indirect case linearGradient(GradientRamp, from: CGPoint, to: CGPoint)
  /// Circles around `center`; `scale` stretches them (1, 1 for a radial gradient, the aspect of
  /// the bounds for an elliptical one).
  indirect case radialGradient(
    GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, scale: CGSize)
  /// A sweep, in radians from three o'clock, clockwise.
  indirect case angularGradient(
    GradientRamp, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// `image` repeated from `origin`, `scale` points per image point.
  indirect case imagePattern(ImageResource, origin: CGPoint, scale: CGFloat)
  /// Colours mixed between crossings of a grid.
  indirect case mesh(GradientMesh)
  /// The content below, blurred and tinted: a material.
  indirect case veil(Veil)
}

/// The colours along a gradient.
public struct GradientRamp: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: RGBA
    /// 0 at the start of the gradient, 1 at its end; ascending.
    public var location: CGFloat

    public init(color: RGBA, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The space of interpolation between two stops.
  public enum Interpolation: Hashable, Sendable {
    /// sRGB-encoded components, premultiplied.
    case device
    /// Oklab.
    case perceptual
  }

  /// Colours and their locations, ascending.
  public var stops: [Stop]
  /// The space of interpolation between two stops.
  public var interpolation: Interpolation

  public init(stops: [Stop], interpolation: Interpolation = .device) {
    (self.stops, self.interpolation) = (stops, interpolation)
  }
}
