public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// One item: white, 12 pt corners, 1.5 pt border, 12 pt inside. Source: chapter 9.
@MainActor @preconcurrency
public struct JohoCard<Content> {
  let content: Content
  var borderWidth: CGFloat?
  var cornerRadius: CGFloat
  public let _site: CallSite

  public init(
    borderWidth: CGFloat? = nil, cornerRadius: CGFloat = JohoRadius.card,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension JohoCard: View, _PlacedView where Content: View {
  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) { content }
      .padding(JohoSpacing.md)
      .johoPanel(radius: cornerRadius, role: .row, width: borderWidth)
  }
}

extension View {
  /// The view in a card.
  public func johoCard(
    borderWidth: CGFloat? = nil, cornerRadius: CGFloat = JohoRadius.card,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    JohoCard(
      borderWidth: borderWidth, cornerRadius: cornerRadius, content: { self }, fileID: fileID,
      line: line, column: column)
  }
}
