#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// One item on the colour of its meaning: 12 pt corners, 1.5 pt border, 12 pt inside. Source:
/// chapter 9.
@MainActor @preconcurrency
public struct JohoSemanticContainer<Content> {
  let semanticColor: Color
  let content: Content
  public let _site: CallSite

  public init(
    semanticColor: Color, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.semanticColor = semanticColor
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension JohoSemanticContainer: View, _PlacedView where Content: View {
  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) { content }
      .padding(JohoSpacing.md)
      .johoPanel(fill: semanticColor, radius: JohoRadius.card, role: .row)
  }
}
