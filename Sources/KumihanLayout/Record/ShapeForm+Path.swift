package import Foundation
package import KumihanDrawing

extension ShapeForm {
  /// The outline in a rectangle.
  package func path(in rect: CGRect) -> Path {
    switch self {
    case .rectangle: return Path(rect)
    case .roundedRectangle(let size, let style):
      return Path(roundedRect: rect, cornerSize: size, style: style)
    case .unevenRoundedRectangle(let radii, let style):
      return Path(roundedRect: rect, cornerRadii: radii, style: style)
    case .capsule(let style):
      let radius = min(rect.width, rect.height) / 2
      return Path(roundedRect: rect, cornerRadius: radius, style: style)
    case .circle: return Path(ellipseIn: ShapeForm.middleSquare(of: rect))
    case .ellipse: return Path(ellipseIn: rect)
    case .path(let path): return path.offsetBy(dx: rect.minX, dy: rect.minY)
    case .custom(let make):
      return make(CGRect(origin: .zero, size: rect.size))
        .offsetBy(dx: rect.minX, dy: rect.minY)
    case .inset(let form, let amount): return form.insetPath(in: rect, by: amount)
    case .transformed(let form, let transform): return form.path(in: rect).applying(transform)
    case .concentric(let corners): return corners.form(in: rect, around: nil).path(in: rect)
    }
  }

  /// The largest square in the middle of a rectangle, for a circle.
  private static func middleSquare(of rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  /// The outline `amount` points inside: the rectangle shrinks and each radius with it.
  private func insetPath(in rect: CGRect, by amount: CGFloat) -> Path {
    func smaller(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
    let width = max(rect.width - 2 * amount, 0)
    let height = max(rect.height - 2 * amount, 0)
    let inner = CGRect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    switch self {
    case .roundedRectangle(let size, let style):
      let size = CGSize(width: smaller(size.width), height: smaller(size.height))
      return ShapeForm.roundedRectangle(size, style).path(in: inner)
    case .unevenRoundedRectangle(let radii, let style):
      let radii = RectangleCornerRadii(
        topLeading: smaller(radii.topLeading), bottomLeading: smaller(radii.bottomLeading),
        bottomTrailing: smaller(radii.bottomTrailing), topTrailing: smaller(radii.topTrailing))
      return ShapeForm.unevenRoundedRectangle(radii, style).path(in: inner)
    case .inset(let form, let more): return form.insetPath(in: rect, by: amount + more)
    case .concentric(let corners):
      return corners.form(in: rect, around: nil).insetPath(in: rect, by: amount)
    case .rectangle, .capsule, .circle, .ellipse, .path, .custom, .transformed:
      return path(in: inner)
    }
  }
}
