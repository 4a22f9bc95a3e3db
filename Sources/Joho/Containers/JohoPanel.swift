import KumihanViews

/// The common surface of Joho components: a fill, continuous corners that clip the content, and a
/// black border of the border hierarchy.
struct JohoPanel: ViewModifier {
  var fill: Color = JohoColors.white
  let radius: CGFloat
  let role: BorderRole
  var width: BorderWidth = .automatic

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    content
      .background(fill)
      .clipShape(shape)
      .border(JohoColors.black, role: role, width: width, in: shape)
  }
}

extension View {
  func johoPanel(
    fill: Color = JohoColors.white, radius: CGFloat, role: BorderRole,
    width: BorderWidth = .automatic
  ) -> some View {
    modifier(JohoPanel(fill: fill, radius: radius, role: role, width: width))
  }
}
