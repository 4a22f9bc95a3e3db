public import KumihanViews

/// A holiday on light pink, with a lock when it is not the user's own. Source: chapter 14.
public struct HolidayRow: _PlacedView {
  /// A holiday as shown.
  public struct Holiday: Hashable, Sendable {
    public var name: String
    public var subtitle: String
    public var formattedDate: String
    /// True for a holiday that the user cannot edit or delete.
    public var isSystem: Bool

    public init(name: String, subtitle: String = "", formattedDate: String, isSystem: Bool = false)
    {
      self.name = name
      self.subtitle = subtitle
      self.formattedDate = formattedDate
      self.isSystem = isSystem
    }
  }

  let holiday: Holiday
  public let _site: CallSite

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
          .font(.johoHeadline)
          .foregroundStyle(JohoColors.black)
        if !holiday.subtitle.isEmpty {
          Text(holiday.subtitle)
            .font(.johoBodySmall)
            .foregroundStyle(JohoColors.black.opacity(0.6))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Text(holiday.formattedDate)
        .font(.johoBodySmall)
        .foregroundStyle(JohoColors.black.opacity(0.6))
        .lineLimit(1)
      if holiday.isSystem {
        Image(systemName: "lock.fill")
          .font(.system(size: 12, weight: .medium))
          .foregroundStyle(JohoColors.black.opacity(0.4))
          .accessibilityHidden(true)
      }
    }
    .padding(JohoSpacing.md)
    .background(JohoColors.pink.opacity(0.3))
    .johoPanel(radius: JohoRadius.card, role: .row)
    .accessibilityElement(children: .combine)
  }
}
