public import Foundation

/// How measurements are put together.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Measurements put together: there are none.
open class HKStatistics: NSObject {
  open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
  open var sources: [HKSource]? { nil }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  open func duration() -> HKQuantity? { nil }
  open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
  open var endDate: Date { .distantPast }
  open var startDate: Date { .distantPast }
}
