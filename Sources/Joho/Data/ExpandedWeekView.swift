public import KumihanViews

/// An expanded week: every day with its events. Source: chapter 14.
///
/// The line under the head has the full width, as drawn.
public struct ExpandedWeekView: _PlacedView {
  let week: WeekData
  @Binding var selectedDay: Int?
  public let _site: CallSite

  public init(
    week: WeekData, selectedDay: Binding<Int?>, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.week = week
    _selectedDay = selectedDay
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoContainer(padding: 0) {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: JohoSpacing.xs) {
          Text("WEEK \(String(week.number))")
            .font(.johoDisplayMedium)
            .foregroundStyle(JohoColors.black)
          Text(week.dateRangeString)
            .font(.johoBodySmall)
            .foregroundStyle(JohoColors.black.opacity(0.6))
        }
        .padding(.horizontal, JohoSpacing.lg)
        .padding(.vertical, JohoSpacing.md)
        Rectangle().fill(JohoColors.black).frame(height: BorderRole.row.width)
        VStack(alignment: .leading, spacing: JohoSpacing.sm) {
          ForEach(Array(week.days.enumerated()), id: \.offset) { _, day in
            DaySection(
              day: day, isSelected: selectedDay == day.number,
              onTap: { selectedDay = day.number })
          }
        }
        .padding(JohoSpacing.sm)
      }
    }
  }
}
