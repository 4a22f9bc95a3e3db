#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A row in three zones: a symbol in 44 pt, content that takes what is left, actions in 80 pt.
/// Source: chapters 3 and 7.
@MainActor @preconcurrency
public struct JohoBentoRow<Content, Trailing> {
  let icon: String
  let content: Content
  let trailing: Trailing
  public let _site: CallSite

  public init(
    icon: String, @ViewBuilder content: () -> Content, @ViewBuilder trailing: () -> Trailing,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.icon = icon
    self.content = content()
    self.trailing = trailing()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension JohoBentoRow: View, _PlacedView where Content: View, Trailing: View {
  public var body: some View {
    HStack(spacing: 0) {
      JohoSymbol(symbol: icon, in: .navigation)
        .frame(width: JohoTarget.minimum)
        .accessibilityHidden(true)
      JohoZoneRule()
      VStack(alignment: .leading, spacing: JohoSpacing.xs) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(JohoSpacing.md)
      JohoZoneRule()
      trailing
        .frame(width: 80)
        .frame(minHeight: JohoTarget.minimum)
    }
    .fixedSize(horizontal: false, vertical: true)
    .johoPanel(radius: JohoRadius.card, role: .row)
  }
}
