public import KumihanViews

/// One item: white, 12 pt corners, 1.5 pt border, 12 pt inside. Source: chapter 9.
public struct JohoCard<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) { content }
      .padding(JohoSpacing.md)
      .johoPanel(radius: JohoRadius.card, role: .row)
  }
}

extension View {
  /// The view in a card.
  public func johoCard() -> some View { JohoCard { self } }
}
