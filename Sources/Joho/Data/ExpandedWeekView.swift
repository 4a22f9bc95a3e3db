#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// An expanded week: every day with its events. Source: chapter 14.
///
/// The line under the head has the full width, as drawn.
public struct ExpandedWeekView: _PlacedView {
  let week: WeekData
  @Binding var selectedDay: Int?
  public let _site: CallSite
  @Environment(\.johoWords) private var words

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
          Text("\(words.week.uppercased()) \(words.number(week.number))")
            .johoFont(.displayMedium)
            .foregroundStyle(JohoInk.primary)
            .accessibilityHeading(.h2)
          Text(week.dateRangeString)
            .johoFont(.bodySmall)
            .foregroundStyle(JohoInk.secondary)
        }
        .padding(.horizontal, JohoSpacing.lg)
        .padding(.vertical, JohoSpacing.md)
        Rectangle().fill(JohoInk.primary).frame(height: JohoBorder.row.width)
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
