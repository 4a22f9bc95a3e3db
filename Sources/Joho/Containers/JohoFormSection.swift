#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Fields under a black bar: 12 pt corners, 2 pt border, 16 pt inside. Source: chapter 9.
@MainActor @preconcurrency
public struct JohoFormSection<Content> {
  let title: String
  let content: Content
  public let _site: CallSite

  public init(
    title: String, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.title = title
    self.content = content()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension JohoFormSection: View, _PlacedView where Content: View {
  public var body: some View {
    VStack(spacing: 0) {
      Text(title.uppercased())
        .johoFont(.label)
        .foregroundStyle(JohoColors.white)
        .lineLimit(1)
        .padding(.horizontal, JohoSpacing.md)
        .frame(maxWidth: .infinity)
        .padding(.vertical, JohoSpacing.md)
        .background(JohoColors.black)
      VStack(alignment: .leading, spacing: JohoSpacing.lg) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(JohoSpacing.lg)
    }
    .johoPanel(radius: JohoRadius.card, role: .interactive)
  }
}
