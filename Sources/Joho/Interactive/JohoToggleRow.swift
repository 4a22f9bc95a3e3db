#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A setting: its name, its description, and a switch. Source: chapter 10.
public struct JohoToggleRow: _PlacedView {
  let title: String
  @Binding var isOn: Bool
  var subtitle: String?
  public let _site: CallSite

  public init(
    title: String, isOn: Binding<Bool>, subtitle: String? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.title = title
    _isOn = isOn
    self.subtitle = subtitle
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.md) {
      VStack(alignment: .leading, spacing: JohoSpacing.xs) {
        Text(title)
          .johoFont(.body)
          .foregroundStyle(JohoInk.primary)
        if let subtitle, !subtitle.isEmpty {
          Text(subtitle)
            .johoFont(.bodySmall)
            .foregroundStyle(JohoInk.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      JohoToggle(isOn: $isOn)
    }
    .padding(JohoSpacing.md)
    .johoPanel(radius: JohoRadius.card, role: .row)
    .accessibilityElement(children: .combine)
  }
}
