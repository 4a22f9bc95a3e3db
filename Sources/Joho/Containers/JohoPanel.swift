import Foundation

#if canImport(KumihanSwiftUI)
  import KumihanSwiftUI
#else
  import SwiftUI
#endif

/// The common surface of Joho components: a fill, continuous corners that clip the content, and a
/// border of the border hierarchy.
///
/// The border takes the colour that is seen on the ground around the panel, the content the one
/// that is seen on the fill: a panel on a dark canvas is a light one with a white border.
struct JohoPanel: ViewModifier {
  var fill: Color = JohoColors.white
  let radius: CGFloat
  let role: JohoBorder
  /// In points; nil for that of the role.
  var width: CGFloat?
  @Environment(\.johoGround) private var ground

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    let points = width ?? role.width(inside: ground.borderWidth)
    content
      .modifier(JohoGrounding(fill: fill, borderWidth: points > 0 ? points : nil))
      .background(fill)
      .clipShape(shape)
      .overlay(JohoOutline(shape: shape, width: points))
  }
}

extension View {
  func johoPanel(
    fill: Color = JohoColors.white, radius: CGFloat, role: JohoBorder, width: CGFloat? = nil
  ) -> some View {
    modifier(JohoPanel(fill: fill, radius: radius, role: role, width: width))
  }

  /// A border of the hierarchy on the edge of a shape, in the colour that is seen on the ground.
  func johoBorder<S: InsettableShape>(_ role: JohoBorder, in shape: S) -> some View {
    modifier(JohoBordered(role: role, shape: shape))
  }
}

private struct JohoBordered<Outline: InsettableShape>: ViewModifier {
  let role: JohoBorder
  let shape: Outline
  @Environment(\.johoGround) private var ground

  func body(content: Content) -> some View {
    content.overlay(
      JohoOutline(shape: shape, width: role.width(inside: ground.borderWidth)))
  }
}

/// A line on the edge of a shape, moved inwards by less than half a pixel where that puts both its
/// edges on whole pixels: 1.5 pt are three pixels at two for a point, none of them grey.
struct JohoOutline<Outline: InsettableShape>: View {
  let shape: Outline
  /// In points.
  let width: CGFloat
  @Environment(\.displayScale) private var scale

  var body: some View {
    shape.inset(by: Self.inset(width: width, scale: scale))
      .stroke(JohoInk.primary, lineWidth: width)
  }

  /// In points; 0 for lines that are no whole number of pixels wide, and where a pixel is a point: the
  /// book's widths are none there.
  static func inset(width: CGFloat, scale: CGFloat) -> CGFloat {
    let pixels = width * scale
    guard scale > 1, pixels > 0, pixels.truncatingRemainder(dividingBy: 2) == 1 else { return 0 }
    return 0.5 / scale
  }
}
