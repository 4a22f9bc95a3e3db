#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A group under a coloured pill: 16 pt corners, 3 pt border. Source: chapter 9.
@MainActor @preconcurrency
public struct JohoSectionBox<Content> {
  let title: String
  let accentColor: Color
  let content: Content
  public let _site: CallSite

  public init(
    title: String, accentColor: Color = JohoColors.black, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.title = title
    self.accentColor = accentColor
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension JohoSectionBox: View, _PlacedView where Content: View {
  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.md) {
      JohoPill(title, color: accentColor).accessibilityHeading(.h2)
      content
    }
    .padding(JohoSpacing.md)
    .johoPanel(radius: JohoRadius.container, role: .container)
    .accessibilityElement(children: .contain)
  }
}
