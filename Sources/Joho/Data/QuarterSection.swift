public import KumihanViews

/// The weeks of a quarter under its pill. Source: chapter 14.
public struct QuarterSection: _PlacedView {
  let number: Int
  let weeks: [WeekData]
  public let _site: CallSite

  public init(
    number: Int, weeks: [WeekData], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.number, self.weeks) = (number, weeks)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) {
      JohoPill("Q\(number)")
      ForEach(Array(weeks.enumerated()), id: \.offset) { _, week in
        CompactWeekRow(week: week)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
