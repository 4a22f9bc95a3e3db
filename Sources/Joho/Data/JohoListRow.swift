#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// An item of a list, with an indicator before it and a text, a lock or a chevron after it.
/// Source: chapter 12.
public struct JohoListRow: _PlacedView {
  let title: String
  let subtitle: String?
  let indicatorColor: Color?
  let trailing: String?
  var showChevron: Bool
  var isLocked: Bool
  public let _site: CallSite
  @Environment(\.dynamicTypeSize) private var size

  public init(
    title: String, subtitle: String? = nil, indicatorColor: Color? = nil, trailing: String? = nil,
    showChevron: Bool = true, isLocked: Bool = false, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.title = title
    self.subtitle = subtitle
    self.indicatorColor = indicatorColor
    self.trailing = trailing
    self.showChevron = showChevron
    self.isLocked = isLocked
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.md) {
      if let indicatorColor { JohoIndicator(color: indicatorColor) }
      VStack(alignment: .leading, spacing: JohoSpacing.xs) {
        Text(title)
          .johoFont(.headline)
          .foregroundStyle(JohoInk.primary)
        if let subtitle, !subtitle.isEmpty {
          Text(subtitle)
            .johoFont(.bodySmall)
            .foregroundStyle(JohoInk.secondary)
        }
        // Large letters leave no room beside the title.
        if size.isAccessibilitySize { figure }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if !size.isAccessibilitySize { figure }
      if isLocked {
        accessory("lock.fill", weight: .medium)
      } else if showChevron {
        accessory("chevron.forward", weight: .semibold)
      }
    }
    .padding(JohoSpacing.md)
    .frame(minHeight: JohoTarget.minimum)
    .johoPanel(radius: JohoRadius.card, role: .row)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(showChevron && !isLocked ? .isButton : [])
  }

  @ViewBuilder private var figure: some View {
    if let trailing, !trailing.isEmpty {
      Text(trailing)
        .johoFont(.bodySmall)
        .monospacedDigit()
        .foregroundStyle(JohoInk.secondary)
        .lineLimit(1)
    }
  }

  private func accessory(_ name: String, weight: Font.Weight) -> some View {
    Image(systemName: name)
      .font(.system(size: JohoIconSize.accessory, weight: weight))
      .foregroundStyle(JohoInk.faint)
      .accessibilityHidden(true)
  }
}
