public import KumihanViews

/// A week in a year's overview: seven boxes in the colours of their events, the current week in
/// yellow. Source: the drawing of a year in chapter 14.
public struct CompactWeekRow: _PlacedView {
  let week: WeekData
  public let _site: CallSite

  public init(
    week: WeekData, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.week = week
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `CompactWeekRow.init(week:)` may be passed as a function.
  @_disfavoredOverload
  public init(week: WeekData) {
    self.init(week: week, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.sm) {
      Text("WK \(String(week.number))")
        .font(.johoLabelSmall)
        .monospacedDigit()
        .foregroundStyle(JohoColors.black)
        .frame(width: 40, alignment: .leading)
      HStack(spacing: 2) {
        ForEach(Array(week.days.enumerated()), id: \.offset) { _, day in
          Rectangle()
            .fill(fill(of: day))
            .frame(height: 12)
            .border(JohoColors.black, role: .cell, in: Rectangle())
        }
      }
      Text(week.dateRangeString)
        .font(.johoLabelSmall)
        .foregroundStyle(JohoColors.black.opacity(0.6))
        .lineLimit(1)
        .frame(width: 96, alignment: .leading)
    }
    .padding(.horizontal, JohoSpacing.sm)
    .padding(.vertical, JohoSpacing.xs)
    .johoPanel(radius: JohoRadius.pill, role: week.isCurrent ? .active : .cell)
  }

  private func fill(of day: DayData) -> Color {
    day.isToday ? JohoColors.yellow : day.indicators.first ?? JohoColors.white
  }
}
