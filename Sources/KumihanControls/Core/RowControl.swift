import KumihanViews

/// A control that stands in the middle of its row and does not make it higher: it reaches into the
/// insets that count for the row's text.
private struct RowControl: ViewModifier {
  let outset: CGFloat
  @Environment(\.structure.rowAllowance) private var allowance
  @Environment(\.listRows) private var isInList

  func body(content: Content) -> some View {
    if isInList {
      content.padding(
        EdgeInsets(top: -allowance, leading: 0, bottom: -allowance, trailing: -outset))
    } else {
      content
    }
  }
}

extension View {
  /// Layout: in a row of a list, reaches into its insets, and beyond its words at the end.
  func rowControl(outset: CGFloat = 0) -> some View { modifier(RowControl(outset: outset)) }
}
