#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The days of a month in weeks, under their initials: 12 pt corners, 3 pt border. Source: chapter
/// 12.
///
/// The book's code writes black initials on the black header, and both Saturday and Sunday in red;
/// its rules require white text on black and a red Sunday only. The days are 8 pt inside the
/// border, not 4: nearer, the cells in the corners would touch its curve.
public struct JohoCalendarGrid: _PlacedView {
  let weeks: [[DayData]]
  @Binding var selectedDay: Int?
  public let _site: CallSite

  public init(
    weeks: [[DayData]], selectedDay: Binding<Int?>, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.weeks = weeks
    _selectedDay = selectedDay
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Short weeks get empty places at their end, so that columns stay in line.
  private var rows: [[DayData]] {
    let width = weeks.map(\.count).max() ?? 0
    return weeks.map { week in
      week + (week.count..<width).map { _ in DayData(number: 0, weekdayName: "") }
    }
  }

  public var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: JohoSpacing.xs) {
        ForEach(Array((rows.first ?? []).enumerated()), id: \.offset) { _, day in
          Text(day.initial)
            .johoFont(.label)
            .foregroundStyle(day.isSunday ? JohoColors.red : JohoColors.white)
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .documentRole(.tableHeader(.column))
        }
      }
      .documentRole(.tableRow)
      .frame(maxWidth: .infinity, minHeight: JohoSpacing.lg)
      .padding(.horizontal, JohoSpacing.sm)
      .padding(.vertical, JohoSpacing.sm)
      .background(JohoColors.black)
      VStack(spacing: JohoSpacing.xs) {
        ForEach(Array(rows.enumerated()), id: \.offset) { _, week in
          HStack(spacing: JohoSpacing.xs) {
            ForEach(Array(week.enumerated()), id: \.offset) { _, day in
              JohoDayCell(
                day: day.number, indicators: day.indicators, isToday: day.isToday,
                isSunday: day.isSunday,
                isSelected: day.number > 0 && selectedDay == day.number)
            }
          }
          .documentRole(.tableRow)
        }
      }
      .padding(JohoSpacing.sm)
    }
    .documentRole(.table)
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    .johoPanel(radius: JohoRadius.card, role: .container)
  }
}
