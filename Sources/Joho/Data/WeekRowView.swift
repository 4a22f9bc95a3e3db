public import KumihanViews

/// A week on one line with the numbers of its days; expanded, every day with its events. Source:
/// chapter 14.
public struct WeekRowView: _PlacedView {
  let week: WeekData
  var isCurrentWeek: Bool
  var isExpanded: Bool
  var selectedDay: Int?
  public let _site: CallSite

  public init(
    week: WeekData, isCurrentWeek: Bool = false, isExpanded: Bool = false, selectedDay: Int? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.week = week
    self.isCurrentWeek = isCurrentWeek
    self.isExpanded = isExpanded
    self.selectedDay = selectedDay
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    if isExpanded {
      ExpandedWeekView(week: week, selectedDay: .constant(selectedDay))
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      WeekNumberCell(number: week.number, isCurrent: isCurrentWeek)
      ForEach(Array(week.days.enumerated()), id: \.offset) { _, day in
        DayCell(
          day: day, isToday: day.isToday, isSunday: day.isSunday,
          isSelected: selectedDay == day.number)
      }
      DateRangeCell(text: week.dateRangeString)
    }
    .fixedSize(horizontal: false, vertical: true)
    .johoPanel(radius: JohoRadius.button, role: .row)
  }
}

/// The number of a week, white on black, or black on yellow in the current one; 56 pt wide.
struct WeekNumberCell: View {
  let number: Int
  let isCurrent: Bool

  var body: some View {
    Text("WK \(String(number))")
      .font(.johoLabel)
      .monospacedDigit()
      .foregroundStyle(isCurrent ? JohoColors.black : JohoColors.white)
      .lineLimit(1)
      .frame(width: 56)
      .padding(.vertical, JohoSpacing.md)
      .frame(maxHeight: .infinity)
      .background(isCurrent ? JohoColors.yellow : JohoColors.black)
  }
}

/// The dates of a week, 120 pt wide within its padding.
struct DateRangeCell: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.johoBodySmall)
      .foregroundStyle(JohoColors.black.opacity(0.6))
      .lineLimit(1)
      .frame(width: 120)
      .padding(.horizontal, JohoSpacing.sm)
  }
}
