public import KumihanViews

/// All weeks of a year in its quarters. Source: chapter 14.
///
/// The book's code ends at week 52; weeks after the thirteenth of the last quarter stay in it, so
/// long years keep their week 53.
public struct YearOverviewView: _PlacedView {
  let year: Int
  let weeks: [WeekData]
  public let _site: CallSite

  public init(
    year: Int, weeks: [WeekData], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.year, self.weeks) = (year, weeks)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private func weeks(in quarter: Int) -> [WeekData] {
    weeks.filter { min(max(($0.number - 1) / 13, 0), 3) == quarter - 1 }
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.sm) {
      Text(String(year))
        .font(.johoDisplayMedium)
        .monospacedDigit()
        .foregroundStyle(JohoColors.black)
      Rectangle().fill(JohoColors.black).frame(height: BorderRole.container.width)
      ForEach(Array(1...4), id: \.self) { number in
        QuarterSection(number: number, weeks: weeks(in: number))
      }
    }
    .padding(.horizontal, JohoSpacing.lg)
    .padding(.vertical, JohoSpacing.sm)
    .background(JohoColors.white)
  }
}
