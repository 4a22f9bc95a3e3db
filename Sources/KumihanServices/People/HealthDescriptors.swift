public import Foundation
public import KumihanLocation

/// What facts are asked for.
public struct HKSamplePredicate<Sample: HKSample> {
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> {
    HKSamplePredicate(sampleType: type, nsPredicate: predicate)
  }
}
extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> {
    HKSamplePredicate(sampleType: type, nsPredicate: predicate)
  }
}
extension HKSamplePredicate where Sample == HKCorrelation {
  public static func correlation(
    type: HKCorrelationType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCorrelation> {
    HKSamplePredicate(sampleType: type, nsPredicate: predicate)
  }
}
extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
  }
}
extension HKSamplePredicate where Sample == HKWorkoutRoute {
  public static func workoutRoute(
    _ predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKWorkoutRoute> {
    HKSamplePredicate(sampleType: HKSeriesType.workoutRoute(), nsPredicate: predicate)
  }
}
extension HKSamplePredicate where Sample == HKSample {
  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> { HKSamplePredicate(sampleType: type, nsPredicate: predicate) }
}

/// Answers one after the other; none come.
public struct HKAsyncResults<Element>: AsyncSequence {
  /// None.
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Element? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// A question whose answer is awaited.
public protocol HKAsyncQuery {
  associatedtype Output
  func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A question that is answered anew whenever something is.
public protocol HKAsyncSequenceQuery {
  associatedtype Sequence: AsyncSequence
  func results(for healthStore: HKHealthStore) -> Sequence
}

/// A question for facts whose answer is awaited: none come.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>] = [],
    limit: Int? = nil
  ) {}
  public func result(for store: HKHealthStore) async throws -> [Sample] { [] }
}

/// A question for what is new since the last: nothing.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery,
  HKAsyncSequenceQuery
{
  /// What is new.
  public struct Result {
    public let addedSamples: [Sample]
    public let deletedObjects: [HKDeletedObject]
    public let newAnchor: HKQueryAnchor
  }
  public init(
    predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil
  ) {}
  public func result(for store: HKHealthStore) async throws -> Result {
    Result(addedSamples: [], deletedObjects: [], newAnchor: HKQueryAnchor())
  }
  public func results(for store: HKHealthStore) -> HKAsyncResults<Result> { HKAsyncResults() }
}

/// A question for a sum whose answer is awaited: none comes.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
  public func result(for store: HKHealthStore) async throws -> HKStatistics? { nil }
}

/// A question for sums whose answer is awaited: there are none.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
  /// The sums, and which of them changed.
  public struct Result {
    public let statisticsCollection: HKStatisticsCollection
    public let updatedStatistics: HKStatistics?
  }
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {}
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
    HKStatisticsCollection()
  }
  public func results(for store: HKHealthStore) -> HKAsyncResults<Result> { HKAsyncResults() }
}

/// A question for the rings of days: there are none.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
  public init(predicate: NSPredicate?) {}
  public func result(for store: HKHealthStore) async throws -> [HKActivitySummary] { [] }
  public func results(for store: HKHealthStore) -> HKAsyncResults<[HKActivitySummary]> {
    HKAsyncResults()
  }
}

/// A question for the way of a workout: there is none.
public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery {
  public init(_ route: HKWorkoutRoute) {}
  public func results(for store: HKHealthStore) -> HKAsyncResults<CLLocation> { HKAsyncResults() }
}

/// A question for who wrote facts of a kind down: nobody.
public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
  public init(predicate: HKSamplePredicate<Sample>) {}
  public func result(for store: HKHealthStore) async throws -> [HKSource] { [] }
}

/// A question for the rings of days, which is not answered.
open class HKActivitySummaryQuery: HKQuery {
  open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
  public init(
    predicate: NSPredicate?,
    resultsHandler:
      @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {}
}

/// A question for who wrote facts of a kind down, which is not answered.
open class HKSourceQuery: HKQuery {
  public init(
    sampleType: HKSampleType, samplePredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {}
}

/// The rings of a day, as they are told.
open class HKActivitySummary: NSObject {
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var exerciseTimeGoal: HKQuantity?
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  open var standHoursGoal: HKQuantity?
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}

/// What the outer ring of a day counts.
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime
}
