public import KumihanViews

/// A major area of a page: white, 16 pt corners, 3 pt border, 12 pt inside. Source: chapter 9.
public struct JohoContainer<Content: View>: View {
  let content: Content
  var cornerRadius: CGFloat
  var borderWidth: BorderWidth
  var padding: CGFloat

  public init(
    cornerRadius: CGFloat = JohoRadius.container, borderWidth: BorderWidth = .automatic,
    padding: CGFloat = JohoSpacing.md, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.cornerRadius = cornerRadius
    self.borderWidth = borderWidth
    self.padding = padding
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) { content }
      .padding(padding)
      .johoPanel(radius: cornerRadius, role: .container, width: borderWidth)
  }
}

extension View {
  /// The view in a container.
  public func johoContainer(
    borderWidth: BorderWidth = .automatic, cornerRadius: CGFloat = JohoRadius.container,
    padding: CGFloat = JohoSpacing.md
  ) -> some View {
    JohoContainer(cornerRadius: cornerRadius, borderWidth: borderWidth, padding: padding) { self }
  }
}
