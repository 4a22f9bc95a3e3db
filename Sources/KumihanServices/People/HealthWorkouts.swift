public import Foundation
public import KumihanAppleNames

/// How often an app is told of what is new.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
/// Whether an app still has to ask.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// Why there is no fact.
public struct HKError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknownError, noError, errorHealthDataUnavailable, errorHealthDataRestricted
    case errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined
    case errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
  public static let errorNoData = Code.errorNoData
}

/// The sex of a body.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
/// The sex that is written down.
open class HKBiologicalSexObject: NSObject {
  open var biologicalSex: HKBiologicalSex { .notSet }
}

/// One of several, with a time.
open class HKCategorySample: HKSample {
  public let value: Int
  public init(type: HKCategoryType, value: Int, start: Date, end: Date) { self.value = value }
  public convenience init(
    type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?
  ) { self.init(type: type, value: value, start: start, end: end) }
  open var categoryType: HKCategoryType { HKCategoryType() }
}

/// How somebody slept.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}

/// A sport.
public enum HKWorkoutActivityType: UInt, Hashable, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
  case cricket, crossTraining, curling, cycling, dance
  case elliptical = 16
  case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball
  case hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
  case paddleSports = 31
  case play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports
  case snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis
  case tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness
  case waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing
  case downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates
  case snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi
  case mixedCardio, handCycling
  case cooldown = 80
  case other = 3000
}

/// Where a sport is done.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }

/// A workout.
open class HKWorkout: HKSample {
  open var workoutActivityType: HKWorkoutActivityType { .other }
  open var duration: TimeInterval { 0 }
  open var totalEnergyBurned: HKQuantity? { nil }
  open var totalDistance: HKQuantity? { nil }
  open func statistics(for type: HKQuantityType) -> HKStatistics? { nil }
}

/// What a workout will be.
open class HKWorkoutConfiguration: NSObject {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var lapLength: HKQuantity?
}

/// A device that measures.
open class HKDevice: NSObject {
  public class func local() -> HKDevice { HKDevice() }
  open var name: String? { nil }
}

/// Writes a workout down, in no book.
open class HKWorkoutBuilder: NSObject {
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) {}
  open func beginCollection(at start: Date) async throws {}
  open func endCollection(at end: Date) async throws {}
  open func addSamples(_ samples: [HKSample]) async throws {}
  open func addMetadata(_ metadata: [String: Any]) async throws {}
  @discardableResult open func finishWorkout() async throws -> HKWorkout? { nil }
  open func discardWorkout() {}
}

/// A question that is asked again whenever something is new.
open class HKObserverQuery: HKQuery {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {}
}

/// How far a question was answered.
open class HKQueryAnchor: NSObject {
  public convenience init(fromValue value: Int) { self.init() }
}

/// A fact that was taken away.
open class HKDeletedObject: NSObject {}

/// A question for what is new since the last.
open class HKAnchoredObjectQuery: HKQuery {
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  open var updateHandler: Handler?
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler: @escaping Handler
  ) {}
}

/// The measurements of several stretches of time: none.
open class HKStatisticsCollection: NSObject {
  open func enumerateStatistics(
    from start: Date, to end: Date, with block: (HKStatistics, _StopFlag) -> Void
  ) {}
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func statistics() -> [HKStatistics] { [] }
}

/// A question for the sums of several stretches of time.
open class HKStatisticsCollectionQuery: HKQuery {
  public typealias Handler = (
    HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?
  ) -> Void
  open var initialResultsHandler: Handler?
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {}
}

/// What facts are asked for.
public struct HKSamplePredicate<Sample: HKSample> {
  init() {}
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate() }
}
extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate() }
}
extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate()
  }
}
extension HKSamplePredicate where Sample == HKSample {
  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> { HKSamplePredicate() }
}

/// A question for facts whose answer is awaited: none come.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}
  public func result(for store: HKHealthStore) async throws -> [Sample] { [] }
}

/// A question for a sum whose answer is awaited: none comes.
public struct HKStatisticsQueryDescriptor {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
  public func result(for store: HKHealthStore) async throws -> HKStatistics? { nil }
}

/// A question for sums whose answer is awaited: there are none.
public struct HKStatisticsCollectionQueryDescriptor {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {}
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
    HKStatisticsCollection()
  }
}

/// The rings of a day.
open class HKActivitySummary: NSObject {
  open var activeEnergyBurned: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
  open var activeEnergyBurnedGoal: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
  open var appleExerciseTime: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
  open var appleStandHours: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
}
