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

  let week: WeekData
  let size: Size
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  public init(
    week: WeekData, size: Size, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.week = week
    self.size = size
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.sm) {
      HStack(spacing: 0) {
        JohoWeekZone(weekNumber: week.number)
        if size != .small {
          JohoZoneRule()
          VStack(alignment: .leading, spacing: JohoSpacing.sm) {
            dates
            if size == .medium { strip }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(JohoSpacing.md)
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      if size == .large {
        strip
        ForEach(Array(coming.enumerated()), id: \.offset) { EventRow(event: $0.element) }
        Spacer(minLength: 0)
      }
    }
    .padding(JohoSpacing.sm)
    // A widget has one size, whatever the reader's letters.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .frame(width: size == .small ? 155 : 329, height: size == .large ? 345 : 155)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }

  private var today: DayData? { week.days.first(where: \.isToday) }

  /// The first events from today on, of the whole week where it is not the current one.
  private var coming: ArraySlice<EventData> {
    week.days.drop { today != nil && !$0.isToday }.flatMap(\.events).prefix(3)
  }

  private var dates: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.xs) {
      Text(week.dateRangeString).johoFont(.headline)
      if let today {
        Text("\(today.weekdayName) \(words.number(today.number))").johoFont(.body)
      }
    }
    .foregroundStyle(JohoInk.primary)
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }

  private var strip: some View {
    HStack(spacing: 0) {
      ForEach(week.days) { day in
        DayCell(day: day, isToday: day.isToday, isSunday: day.isSunday)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    // A widget opens its app as a whole; its days are no buttons.
    .accessibilityElement()
    .accessibilityLabel(
      week.days.filter { $0.isToday || !$0.indicators.isEmpty }.map { $0.label(words) }
        .joined(separator: ". "))
  }
}
