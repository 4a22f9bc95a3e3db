#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Calendars, tables, figures and progress. Source: chapters 12 and 14.
public struct DataReference: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Data", chapter: 12) {
      JohoReferencePart("Days: 1 pt; today yellow; Sunday red; selected 2.5 pt") {
        HStack(spacing: JohoSpacing.md) {
          cell("Normal", JohoDayCell(day: 14, indicators: [JohoColors.cyan]))
          cell("Today", JohoDayCell(day: 15, isToday: true))
          cell("Sunday", JohoDayCell(day: 16, isSunday: true))
          cell("Selected", JohoDayCell(day: 17, isSelected: true))
          cell("Both", JohoDayCell(day: 15, isToday: true, isSelected: true))
        }
      }
      JohoReferencePart("A month") {
        JohoCalendarGrid(
          weeks: [
            JohoSamples.week(41).days, JohoSamples.week(42, today: 15).days,
          ],
          selectedDay: .constant(9))
      }
      JohoReferencePart("A week: number 56 pt, seven days, dates") {
        WeekRowView(week: JohoSamples.week(42, today: 15), isCurrentWeek: true)
      }
      JohoReferencePart("A table: black head, words left, numbers right") {
        JohoSamples.table(JohoSamples.costs)
      }
      JohoReferencePart("Figures") {
        HStack(spacing: JohoSpacing.sm) {
          JohoStatCard(value: "127", label: "Events", accentColor: JohoColors.cyan)
          JohoStatCard(value: "8", label: "Holidays", accentColor: JohoColors.pink)
          JohoStatCard(value: "$2,340", label: "Expenses", accentColor: JohoColors.green)
        }
      }
      JohoReferencePart("Progress") {
        JohoProgressBar(progress: 0.42)
        JohoStepProgress(totalSteps: 5, currentStep: 2)
      }
      JohoReferencePart("Rows: a dot, a title, a lock where nothing can be changed") {
        JohoListRow(
          title: "Team meeting", indicatorColor: JohoColors.cyan, trailing: "9:00 AM")
        HolidayRow(
          holiday: HolidayRow.Holiday(
            name: "Culture Day", subtitle: "National holiday", formattedDate: "Nov 3",
            isSystem: true))
      }
    }
    .foregroundStyle(JohoInk.primary)
  }

  private func cell(_ name: String, _ cell: JohoDayCell) -> some View {
    VStack(spacing: JohoSpacing.xs) {
      cell.frame(width: 56)
      Text(name).font(.johoLabelSmall)
    }
  }
}
