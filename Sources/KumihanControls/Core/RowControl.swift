import KumihanViews

/// A control that stands in the middle of its row and does not make it higher: it reaches into the
/// insets that count for the row's text.
private struct RowControl: ViewModifier {
  let height, outset: CGFloat
  @Environment(\.structure.rowAllowance) private var allowance
  @Environment(\.listRows) private var isInList

  func body(content: Content) -> some View {
    if isInList {
      let reach = min(allowance, height / 2)
      content.withoutFirstText()
        .padding(EdgeInsets(top: -reach, leading: 0, bottom: -reach, trailing: -outset))
    } else {
      content
    }
  }
}

extension View {
  /// Layout: in a row of a list, a control of this height reaches into the row's insets, and beyond
  /// its words at the end.
  func rowControl(height: CGFloat, outset: CGFloat = 0) -> some View {
    modifier(RowControl(height: height, outset: outset))
  }
}

extension EdgeInsets {
  /// The height that a control may take from a row's insets, above and below alike, in points.
  var rowAllowance: CGFloat { max(min(top, bottom), 0) }
}
