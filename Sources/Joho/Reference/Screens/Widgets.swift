#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The week on a home screen, in the three sizes of widgets. Source: chapter 13.
public struct WeekWidget: _PlacedView {
  /// How much of the week there is room for.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// The number of the week.
    case small
    /// The number and the days.
    case medium
    /// The number, the days and what is to come.
    case large
  }

  let size: Size
  public let _site: CallSite

  public init(
    size: Size, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.size = size
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.sm) {
      HStack(spacing: 0) {
        JohoWeekZone(weekNumber: 42)
        if size != .small {
          JohoZoneRule()
          VStack(alignment: .leading, spacing: JohoSpacing.xs) {
            Text("October 2026").johoFont(.headline)
            Text("Thursday 15").johoFont(.body)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(JohoSpacing.md)
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      if size != .small {
        HStack(spacing: 0) {
          ForEach(JohoSamples.week(42, today: 15).days) { day in
            DayCell(day: day, isToday: day.isToday, isSunday: day.isSunday)
          }
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      if size == .large {
        EventRow(event: EventData(title: "Ferry", time: "12:30 PM", color: JohoColors.orange))
        EventRow(event: EventData(title: "Onsen", time: "7:00 PM"))
        Spacer(minLength: 0)
      }
    }
    .padding(JohoSpacing.sm)
    .frame(width: size == .small ? 155 : 329, height: size == .large ? 345 : 155)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }
}
