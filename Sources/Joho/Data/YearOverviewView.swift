#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// All weeks of a year in its quarters. Source: chapter 14.
///
/// The book's code ends at week 52; weeks after the thirteenth of the last quarter stay in it, so
/// long years keep their week 53.
public struct YearOverviewView: _PlacedView {
  let year: Int
  /// Nil for a year without events.
  let weeks: [WeekData]?
  public let _site: CallSite

  public init(
    year: Int, weeks: [WeekData], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.year, self.weeks) = (year, weeks)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// A year without events, with all of its 52 or 53 weeks.
  public init(
    year: Int, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.year, weeks) = (year, nil)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private func weeks(_ weeks: [WeekData], in quarter: Int) -> [WeekData] {
    weeks.filter { min(max(($0.number - 1) / 13, 0), 3) == quarter - 1 }
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.sm) {
      Text(String(year))
        .johoFont(.displayMedium)
        .monospacedDigit()
        .foregroundStyle(JohoInk.primary)
      Rectangle().fill(JohoInk.primary).frame(height: JohoBorder.container.width)
      ForEach(Quarter.quarters(weeks: JohoWeek.count(in: year)), id: \.number) { quarter in
        if let weeks {
          QuarterSection(number: quarter.number, weeks: self.weeks(weeks, in: quarter.number))
        } else {
          QuarterSection(quarter: quarter, year: year)
        }
      }
    }
    .padding(.horizontal, JohoSpacing.lg)
    .padding(.vertical, JohoSpacing.sm)
    .johoGround(JohoColors.white)
  }
}
