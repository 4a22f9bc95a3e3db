#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A week on one line: its number, the initials and dots of its days, its dates. Source: chapter
/// 12.
///
/// The book's code leaves the number of the current week white on yellow; it is black here.
public struct JohoWeekRow: _PlacedView {
  let weekNumber: Int
  let days: [DayData]
  let dateRange: String
  var isCurrentWeek: Bool
  public let _site: CallSite

  public init(
    weekNumber: Int, days: [DayData], dateRange: String, isCurrentWeek: Bool = false,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.weekNumber = weekNumber
    self.days = days
    self.dateRange = dateRange
    self.isCurrentWeek = isCurrentWeek
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    WeekLine {
      WeekNumberCell(number: weekNumber, isCurrent: isCurrentWeek)
    } days: {
      ForEach(Array(days.enumerated()), id: \.offset) { _, day in
        VStack(spacing: 2) {
          Text(day.initial)
            .johoFont(.labelSmall)
            .foregroundStyle(initialColor(of: day))
          JohoDots(colors: day.indicators, size: 5, borderWidth: 0.5, limit: 2)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(.vertical, JohoSpacing.sm)
        .background(day.isToday ? JohoColors.yellow : JohoColors.white)
        .johoBorder(.cell, in: Rectangle())
      }
    } dates: {
      DateRangeCell(text: dateRange)
    }
  }

  /// Red on yellow would have a contrast of 3.4.
  private func initialColor(of day: DayData) -> Color {
    day.isSunday && !day.isToday ? JohoColors.red : JohoColors.secondary
  }
}
