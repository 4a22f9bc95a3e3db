public import Foundation
public import KumihanViews

/// One item: white, 12 pt corners, 1.5 pt border, 12 pt inside. Source: chapter 9.
public struct JohoCard<Content: View>: View {
  let content: Content
  var borderWidth: BorderWidth
  var cornerRadius: CGFloat

  public init(
    borderWidth: BorderWidth = .automatic, cornerRadius: CGFloat = JohoRadius.card,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) { content }
      .padding(JohoSpacing.md)
      .johoPanel(radius: cornerRadius, role: .row, width: borderWidth)
  }
}

extension View {
  /// The view in a card.
  public func johoCard(
    borderWidth: BorderWidth = .automatic, cornerRadius: CGFloat = JohoRadius.card
  ) -> some View {
    JohoCard(borderWidth: borderWidth, cornerRadius: cornerRadius) { self }
  }
}
