#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The weeks of a quarter under its pill. Source: chapter 14.
public struct QuarterSection: _PlacedView {
  let number: Int
  private let weeks: [WeekData]
  private let places: [JohoWeek]
  public let _site: CallSite

  public init(
    number: Int, weeks: [WeekData], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.number, self.weeks, places) = (number, weeks, [])
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// The weeks of a quarter of a year, without events.
  public init(
    quarter: Quarter, year: Int, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (number, weeks) = (quarter.number, [])
    places = quarter.weeks.map { JohoWeek(number: $0, year: year) }
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) {
      JohoPill("Q\(number)")
      ForEach(Array(weeks.enumerated()), id: \.offset) { _, week in
        CompactWeekRow(week: week)
      }
      ForEach(places.map(\.number), id: \.self) { number in
        CompactWeekRow(weekNumber: number, year: places[0].year)
          .id(number)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
