/// Days of a region that follow from no rule, and the years in which they are known.
public struct AnnouncedDays: Hashable, Sendable {
  /// The years whose announcements or tables are built in.
  public let years: ClosedRange<Int>
  /// What is missing in other years, such as `feasts that follow the moon`.
  public let days: String

  /// - Parameters:
  ///   - years: See ``years``.
  ///   - days: See ``days``, in the plural, without an article.
  public init(years: ClosedRange<Int>, days: String) {
    (self.years, self.days) = (years, days)
  }
}

extension HolidayRegion {
  /// A line about what is not known of some years; nil where all is.
  public func unknownDays(in years: ClosedRange<Int>) -> String? {
    guard let announced,
      years.lowerBound < announced.years.lowerBound || announced.years.upperBound < years.upperBound
    else { return nil }
    let (first, last) = (announced.years.lowerBound, announced.years.upperBound)
    return "\(code): \(announced.days) are known from \(first) to \(last) only"
  }
}
