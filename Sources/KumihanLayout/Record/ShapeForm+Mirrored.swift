import Foundation
import KumihanDrawing

extension ShapeForm {
  /// The form with left and right exchanged in its rectangle.
  package var mirrored: ShapeForm {
    switch self {
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse: self
    case .unevenRoundedRectangle(let radii, let style):
      .unevenRoundedRectangle(
        RectangleCornerRadii(
          topLeading: radii.topTrailing, bottomLeading: radii.bottomTrailing,
          bottomTrailing: radii.bottomLeading, topTrailing: radii.topLeading), style)
    case .inset(let form, let amount): .inset(form.mirrored, amount)
    case .concentric(let corners):
      .concentric(
        ConcentricCorners(
          topLeading: corners.topTrailing, topTrailing: corners.topLeading,
          bottomLeading: corners.bottomTrailing, bottomTrailing: corners.bottomLeading,
          isUniform: corners.isUniform, alike: corners.alike.mirrored))
    case .path, .custom, .transformed:
      .custom { rect in
        path(in: rect).applying(
          CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
      }
    }
  }
}
