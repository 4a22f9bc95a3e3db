#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A holiday as a row shows it. Source: chapter 14.
public struct Holiday: Hashable, Sendable {
  public var name: String
  public var subtitle: String
  /// Its date, as shown.
  public var formattedDate: String
  /// True for a holiday that the user cannot edit or delete.
  public var isSystem: Bool

  public init(name: String, subtitle: String = "", formattedDate: String, isSystem: Bool = false) {
    self.name = name
    self.subtitle = subtitle
    self.formattedDate = formattedDate
    self.isSystem = isSystem
  }
}

/// A holiday on light pink, with a lock when it is not the user's own. Source: chapter 14.
public struct HolidayRow: _PlacedView {
  /// A holiday by the name that it has outside this type too.
  public typealias Holiday = Joho.Holiday

  let holiday: Holiday
  public let _site: CallSite
  @Environment(\.dynamicTypeSize) private var size

  public init(
    holiday: Holiday, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.holiday = holiday
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `HolidayRow.init(holiday:)` may be passed as a function.
  @_disfavoredOverload
  public init(holiday: Holiday) {
    self.init(holiday: holiday, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.md) {
      IndicatorDot(color: JohoColors.pink, size: 10)
      VStack(alignment: .leading, spacing: JohoSpacing.xs) {
        Text(holiday.name)
          .johoFont(.headline)
          .foregroundStyle(JohoInk.primary)
        if !holiday.subtitle.isEmpty {
          Text(holiday.subtitle)
            .johoFont(.bodySmall)
            .foregroundStyle(JohoInk.secondary)
        }
        // Large letters leave no room beside the name.
        if size.isAccessibilitySize { date }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if !size.isAccessibilitySize { date.lineLimit(1) }
      if holiday.isSystem {
        Image(systemName: "lock.fill")
          .font(.system(size: JohoIconSize.lock, weight: .medium))
          .foregroundStyle(JohoInk.faint)
          .accessibilityHidden(true)
      }
    }
    .padding(JohoSpacing.md)
    .background(JohoColors.pink.opacity(JohoOpacity.holiday))
    .johoPanel(radius: JohoRadius.card, role: .row)
    .accessibilityElement(children: .combine)
  }

  private var date: some View {
    Text(holiday.formattedDate)
      .johoFont(.bodySmall)
      .foregroundStyle(JohoInk.secondary)
  }
}
