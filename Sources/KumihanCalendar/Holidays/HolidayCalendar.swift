/// The holidays of several regions, looked up by day or by range.
///
/// Its years are computed once; other years are computed at each look-up.
public struct HolidayCalendar: Hashable, Sendable {
  public let regions: [HolidayRegion]
  /// The precomputed years.
  public let years: ClosedRange<Int>
  private let byYear: [Int: [CalendarDate: [Holiday]]]

  /// - Throws: ``CalendarError/yearOutOfRange(_:)``.
  public init(regions: [HolidayRegion], years: ClosedRange<Int>) throws(CalendarError) {
    for year in [years.lowerBound, years.upperBound] where !CalendarDate.years.contains(year) {
      throw .yearOutOfRange(year)
    }
    self.regions = regions
    self.years = years
    byYear = Dictionary(
      uniqueKeysWithValues: years.map { ($0, HolidayCalendar.days(of: $0, regions)) })
  }

  /// The holidays of a day in the order of the regions; none outside ``CalendarDate/years``.
  public func holidays(on date: CalendarDate) -> [Holiday] {
    days(of: date.year)[date] ?? []
  }

  /// The holidays of a range in order of date, on one day in the order of the regions.
  public func holidays(in range: ClosedRange<CalendarDate>) -> [Holiday] {
    (range.lowerBound.year...range.upperBound.year).flatMap { year in
      days(of: year).filter { range.contains($0.key) }.sorted { $0.key < $1.key }
        .flatMap(\.value)
    }
  }

  /// Whether the day is free by law in any of the regions.
  public func isPublicHoliday(_ date: CalendarDate) -> Bool {
    holidays(on: date).contains { $0.kind == .public }
  }

  private func days(of year: Int) -> [CalendarDate: [Holiday]] {
    byYear[year] ?? HolidayCalendar.days(of: year, regions)
  }

  private static func days(
    of year: Int, _ regions: [HolidayRegion]
  ) -> [CalendarDate: [Holiday]] {
    guard CalendarDate.years.contains(year) else { return [:] }
    return Dictionary(
      grouping: regions.flatMap { HolidayYear($0, year).holidays }, by: \.date)
  }
}
