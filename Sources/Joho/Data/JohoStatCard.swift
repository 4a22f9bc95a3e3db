#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A figure with its label: 12 pt corners, 2 pt border. Source: chapter 12.
public struct JohoStatCard: _PlacedView {
  let value: String
  let label: String
  var accentColor: Color
  public let _site: CallSite
  @Environment(\.dynamicTypeSize) private var size

  public init(
    value: String, label: String, accentColor: Color = JohoColors.white,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.value, self.label, self.accentColor) = (value, label, accentColor)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.sm) {
      Text(value)
        .johoFont(.displayMedium)
        .monospacedDigit()
        .foregroundStyle(JohoInk.primary)
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .frame(minHeight: JohoTextStyle.displayMedium.size * 1.2)
      Text(label.uppercased())
        .johoFont(.label)
        .foregroundStyle(JohoInk.secondary)
        // A word of large letters shrinks rather than break.
        .lineLimit(size.isAccessibilitySize ? 1 : 2)
        .multilineTextAlignment(.center)
        .minimumScaleFactor(size.isAccessibilitySize ? 0.4 : 0.7)
    }
    .padding(.horizontal, JohoSpacing.sm)
    .frame(maxWidth: .infinity)
    .padding(.vertical, JohoSpacing.xl)
    .johoPanel(fill: accentColor, radius: JohoRadius.card, role: .interactive)
    .accessibilityElement(children: .combine)
  }
}
