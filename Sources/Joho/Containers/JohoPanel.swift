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
      .overlay(shape.stroke(JohoInk.primary, lineWidth: points))
  }
}

extension View {
  func johoPanel(
    fill: Color = JohoColors.white, radius: CGFloat, role: JohoBorder, width: CGFloat? = nil
  ) -> some View {
    modifier(JohoPanel(fill: fill, radius: radius, role: role, width: width))
  }

  /// A border of the hierarchy on the edge of a shape, in the colour that is seen on the ground.
  func johoBorder<S: Shape>(_ role: JohoBorder, in shape: S) -> some View {
    modifier(JohoBordered(role: role, shape: shape))
  }
}

private struct JohoBordered<Outline: Shape>: ViewModifier {
  let role: JohoBorder
  let shape: Outline
  @Environment(\.johoGround) private var ground

  func body(content: Content) -> some View {
    content.overlay(
      shape.stroke(JohoInk.primary, lineWidth: role.width(inside: ground.borderWidth)))
  }
}
