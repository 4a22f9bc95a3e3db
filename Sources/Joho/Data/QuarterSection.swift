public import KumihanViews

/// The weeks of a quarter under its pill. Source: chapter 14.
public struct QuarterSection: View {
  let number: Int
  let weeks: [WeekData]

  public init(number: Int, weeks: [WeekData]) { (self.number, self.weeks) = (number, weeks) }

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
