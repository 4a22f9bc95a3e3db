public import Foundation

extension Path {
  /// A rectangle with four equal corners; a radius that does not fit is cut to half the shorter
  /// side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle whose corners span `cornerSize`.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with a radius for each corner; leading is left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a closed rectangle with equal corners of a size in points, scaled down to fit its sides.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let sizes = Array(repeating: cornerSize, count: 4)
    addPath(RoundedRectangleOutline(rect, radii: sizes, style: style).path, transform: transform)
  }

  /// Adds a closed rectangle with a radius for each corner, in points, scaled down together
  /// where they do not fit.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let sizes = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { CGSize(width: $0, height: $0) }
    addPath(RoundedRectangleOutline(rect, radii: sizes, style: style).path, transform: transform)
  }
}
