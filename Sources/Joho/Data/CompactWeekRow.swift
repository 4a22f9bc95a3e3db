#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A week in a year's overview: seven boxes in the colours of their events, the current week in
/// yellow. Source: the drawing of a year in chapter 14.
public struct CompactWeekRow: _PlacedView {
  private let known: WeekData?
  private let place: JohoWeek
  public let _site: CallSite
  @Environment(\.johoWords) private var words
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var size

  public init(
    week: WeekData, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    known = week
    place = JohoWeek(number: week.number, year: 1970)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// A week of a year without events, its dates in the locale's order.
  ///
  /// - Parameters:
  ///   - weekNumber: By ISO 8601, 1 to 53.
  ///   - year: Of the Gregorian calendar.
  public init(
    weekNumber: Int, year: Int, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    known = nil
    place = JohoWeek(number: weekNumber, year: year)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private var week: WeekData { known ?? place.data(locale: locale) }

  /// Without a call site, so that `CompactWeekRow.init(week:)` may be passed as a function.
  @_disfavoredOverload
  public init(week: WeekData) {
    self.init(week: week, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    let week = week
    // Columns as wide as their words at the reader's size, one above the other where those are large.
    let factor = JohoTextStyle.labelSmall.factor(size)
    Group {
      if size.isAccessibilitySize {
        VStack(alignment: .leading, spacing: JohoSpacing.xs) {
          number(week)
          boxes(week)
          dates(week)
        }
      } else {
        HStack(spacing: JohoSpacing.sm) {
          // Longer words for a week, as Arabic has them, take what they need.
          number(week).lineLimit(1).fixedSize().frame(
            minWidth: 40 * factor, alignment: .leading)
          boxes(week)
          dates(week).lineLimit(1).frame(width: 96 * factor, alignment: .trailing)
        }
      }
    }
    .padding(.horizontal, JohoSpacing.sm)
    .padding(.vertical, JohoSpacing.xs)
    .johoPanel(radius: JohoRadius.pill, role: week.isCurrent ? .active : .cell)
    .accessibilityElement(children: .combine)
  }

  private func number(_ week: WeekData) -> some View {
    Text("\(words.weekShort) \(words.number(week.number))")
      .johoFont(.labelSmall)
      .monospacedDigit()
      .foregroundStyle(JohoInk.primary)
  }

  private func boxes(_ week: WeekData) -> some View {
    HStack(spacing: 2) {
      ForEach(Array(week.days.enumerated()), id: \.offset) { _, day in
        Rectangle()
          .fill(fill(of: day))
          .frame(height: 12)
          .johoBorder(.cell, in: Rectangle())
      }
    }
  }

  private func dates(_ week: WeekData) -> some View {
    Text(week.dateRangeString)
      .johoFont(.labelSmall)
      .foregroundStyle(JohoInk.secondary)
  }

  private func fill(of day: DayData) -> Color {
    day.isToday ? JohoColors.yellow : day.indicators.first ?? JohoColors.white
  }
}
