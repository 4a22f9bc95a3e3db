#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The title of a screen, in capitals, between a back button and its controls. Source: chapter 11.
///
/// The book's code has no fill; black text needs white, so it has one here.
public struct JohoPageHeader: _PlacedView {
  let title: String
  var showBackButton: Bool
  var onBack: (@MainActor () -> Void)?
  var trailingContent: AnyView?
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  public init(
    title: String, showBackButton: Bool = false, onBack: (@MainActor () -> Void)? = nil,
    trailingContent: AnyView? = nil, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.title = title
    self.showBackButton = showBackButton
    self.onBack = onBack
    self.trailingContent = trailingContent
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.md) {
      if showBackButton, let onBack {
        JohoIconButton(icon: "chevron.backward", action: onBack)
          .accessibilityLabel(words.previous)
      }
      Text(title.uppercased())
        .johoFont(.displayMedium)
        .foregroundStyle(JohoInk.primary)
        .lineLimit(2)
        .minimumScaleFactor(0.5)
        .accessibilityHeading(.h1)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let trailingContent { trailingContent }
    }
    .padding(.horizontal, JohoSpacing.lg)
    .padding(.vertical, JohoSpacing.sm)
    .johoGround(JohoColors.white)
  }
}
