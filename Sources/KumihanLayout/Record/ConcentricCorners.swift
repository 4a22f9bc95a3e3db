package import Foundation
import KumihanDrawing

/// Corners that keep their distance to those of the shape around: a radius less by it.
package struct ConcentricCorners: Hashable, Sendable {
  package enum Corner: Hashable, Sendable {
    case concentric(minimum: CGFloat)
    case fixed(CGFloat)
  }

  package var topLeading, topTrailing, bottomLeading, bottomTrailing: Corner
  /// Whether all have the greatest radius of them.
  package var isUniform: Bool
  /// Sides whose two corners have the greater radius of theirs.
  package var alike: Sides

  /// Sides of a rectangle.
  package struct Sides: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let top = Sides(rawValue: 1)
    package static let bottom = Sides(rawValue: 2)
    package static let leading = Sides(rawValue: 4)
    package static let trailing = Sides(rawValue: 8)
    /// With leading and trailing exchanged.
    var mirrored: Sides {
      var sides = intersection([.top, .bottom])
      if contains(.leading) { sides.insert(.trailing) }
      if contains(.trailing) { sides.insert(.leading) }
      return sides
    }
  }

  package init(
    topLeading: Corner, topTrailing: Corner, bottomLeading: Corner, bottomTrailing: Corner,
    isUniform: Bool = false, alike: Sides = []
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
    (self.isUniform, self.alike) = (isUniform, alike)
  }

  /// - Parameter around: the container's shape and its rectangle; nil for none.
  package func form(
    in rect: CGRect, around container: (form: ShapeForm, rect: CGRect)?
  ) -> ShapeForm {
    let outer = container?.form.corners(in: container?.rect ?? rect)
    let around = container?.rect ?? rect
    let left = rect.minX - around.minX
    let right = around.maxX - rect.maxX
    let top = rect.minY - around.minY
    let bottom = around.maxY - rect.maxY
    func radius(_ corner: Corner, _ outer: CGFloat?, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      switch corner {
      case .fixed(let radius): max(radius, 0)
      case .concentric(let minimum): max((outer ?? 0) - max(x, y, 0), minimum, 0)
      }
    }
    var radii = RectangleCornerRadii(
      topLeading: radius(topLeading, outer?.radii.topLeading, left, top),
      bottomLeading: radius(bottomLeading, outer?.radii.bottomLeading, left, bottom),
      bottomTrailing: radius(bottomTrailing, outer?.radii.bottomTrailing, right, bottom),
      topTrailing: radius(topTrailing, outer?.radii.topTrailing, right, top))
    func even(_ side: Sides, _ first: inout CGFloat, _ second: inout CGFloat) {
      if alike.contains(side) { (first, second) = (max(first, second), max(first, second)) }
    }
    even(.top, &radii.topLeading, &radii.topTrailing)
    even(.bottom, &radii.bottomLeading, &radii.bottomTrailing)
    even(.leading, &radii.topLeading, &radii.bottomLeading)
    even(.trailing, &radii.topTrailing, &radii.bottomTrailing)
    if isUniform {
      let most = max(
        radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
      radii = RectangleCornerRadii(
        topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
    }
    return .unevenRoundedRectangle(radii, outer?.style ?? .continuous)
  }
}

extension ShapeForm {
  /// The form without references to the shape around.
  ///
  /// - Parameter around: the container's shape and its rectangle; nil for none.
  package func resolved(
    in rect: CGRect, around container: (form: ShapeForm, rect: CGRect)?
  ) -> ShapeForm {
    switch self {
    case .concentric(let corners): corners.form(in: rect, around: container)
    case .inset(let form, let amount):
      .inset(form.resolved(in: rect, around: container), amount)
    case .transformed(let form, let transform):
      .transformed(form.resolved(in: rect, around: container), transform)
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule, .circle, .ellipse,
      .path, .custom:
      self
    }
  }

  /// The radii of a shape's corners; nil for one without corners to follow.
  fileprivate func corners(
    in rect: CGRect
  ) -> (radii: RectangleCornerRadii, style: RoundedCornerStyle)? {
    func all(_ radius: CGFloat) -> RectangleCornerRadii {
      RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    switch self {
    case .roundedRectangle(let size, let style): return (all(max(size.width, size.height)), style)
    case .unevenRoundedRectangle(let radii, let style): return (radii, style)
    case .capsule(let style): return (all(min(rect.width, rect.height) / 2), style)
    case .circle: return (all(min(rect.width, rect.height) / 2), .circular)
    case .inset(let form, let amount):
      guard let inner = form.corners(in: rect) else { return nil }
      func less(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
      let radii = RectangleCornerRadii(
        topLeading: less(inner.radii.topLeading), bottomLeading: less(inner.radii.bottomLeading),
        bottomTrailing: less(inner.radii.bottomTrailing),
        topTrailing: less(inner.radii.topTrailing))
      return (radii, inner.style)
    case .rectangle, .ellipse, .path, .custom, .transformed, .concentric: return nil
    }
  }
}
