public import KumihanViews

/// A group under a coloured pill: 16 pt corners, 3 pt border. Source: chapter 9.
public struct JohoSectionBox<Content: View>: View {
  let title: String
  let accentColor: Color
  let content: Content

  public init(
    title: String, accentColor: Color = JohoColors.black, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.accentColor = accentColor
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.md) {
      JohoPill(title, color: accentColor)
      content
    }
    .padding(JohoSpacing.md)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }
}
