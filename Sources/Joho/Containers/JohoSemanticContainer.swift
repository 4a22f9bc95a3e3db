#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// One item on the colour of its meaning: 12 pt corners, 1.5 pt border, 12 pt inside. Source:
/// chapter 9.
public struct JohoSemanticContainer<Content: View>: _PlacedView {
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

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) { content }
      .padding(JohoSpacing.md)
      .johoPanel(fill: semanticColor, radius: JohoRadius.card, role: .row)
  }
}
