public import Foundation
public import KumihanAppleNames

/// How often an app is told of what is new.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
/// Whether an app still has to ask.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// The colour of a skin.
public enum HKFitzpatrickSkinType: Int, Sendable {
  case notSet
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case I, II, III, IV, V, VI
}
/// The colour of a skin that is written down.
open class HKFitzpatrickSkinTypeObject: NSObject {
  open var skinType: HKFitzpatrickSkinType { .notSet }
}
/// Whether somebody sits in a wheelchair.
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
/// Whether it is written down that somebody sits in a wheelchair.
open class HKWheelchairUseObject: NSObject {
  open var wheelchairUse: HKWheelchairUse { .notSet }
}

/// The sex of a body.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
/// The sex that is written down.
open class HKBiologicalSexObject: NSObject {
  open var biologicalSex: HKBiologicalSex { .notSet }
}

/// How somebody slept.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static var asleep: Self { .asleepUnspecified }
  public static var allAsleepValues: Set<Self> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
  public static func predicateForSamples(
    equalTo values: Set<HKCategoryValueSleepAnalysis>
  ) -> NSPredicate { NSPredicate(value: false) }
}

/// A value that says nothing.
public enum HKCategoryValue: Int, Sendable { case notApplicable }
/// Whether somebody stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
/// How bad something is.
public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified, notPresent, mild, moderate, severe
}
/// Whether something is there.
public enum HKCategoryValuePresence: Int, Sendable { case present, notPresent }
/// How much blood there is.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1, light, medium, heavy, none
}
/// How much blood there is.
public enum HKCategoryValueVaginalBleeding: Int, Sendable {
  case unspecified = 1, light, medium, heavy, none
}

/// A sport.
public enum HKWorkoutActivityType: UInt, Hashable, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
  case cricket, crossTraining, curling, cycling, dance
  case danceInspiredTraining, elliptical
  case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball
  case hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
  case mixedMetabolicCardioTraining, paddleSports
  case play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports
  case snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis
  case tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness
  case waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing
  case downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates
  case snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi
  case mixedCardio, handCycling, discSports, fitnessGaming, cardioDance, socialDance
  case pickleball, cooldown
  case swimBikeRun = 82
  case transition, underwaterDiving
  case other = 3000
}

/// Where a sport is done.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }

/// Where somebody swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }

/// What a workout will be.
open class HKWorkoutConfiguration: NSObject {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var lapLength: HKQuantity?
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
}

/// A question that is asked again whenever something is new.
open class HKObserverQuery: HKQuery {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {}
  public init(
    queryDescriptors: [HKQueryDescriptor],
    updateHandler:
      @escaping (HKObserverQuery, Set<HKSampleType>?, @escaping () -> Void, (any Error)?) -> Void
  ) {}
}

/// Which facts a question is for.
open class HKQueryDescriptor: NSObject {
  public let sampleType: HKSampleType
  public let predicate: NSPredicate?
  public init(sampleType: HKSampleType, predicate: NSPredicate?) {
    (self.sampleType, self.predicate) = (sampleType, predicate)
  }
}

/// How far a question was answered.
open class HKQueryAnchor: NSObject {
  public convenience init(fromValue value: Int) { self.init() }
}

/// A fact that was taken away.
open class HKDeletedObject: NSObject {
  open var uuid: UUID { .zero }
  open var metadata: [String: Any]? { nil }
}

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
  public convenience init(
    queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
    resultsHandler: @escaping Handler
  ) {
    self.init(
      type: HKObjectType.workoutType(), predicate: nil, anchor: anchor, limit: limit,
      resultsHandler: resultsHandler)
  }
}

/// The measurements of several stretches of time: none.
open class HKStatisticsCollection: NSObject {
  open func enumerateStatistics(
    from start: Date, to end: Date, with block: (HKStatistics, _StopFlag) -> Void
  ) {}
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func statistics() -> [HKStatistics] { [] }
  open func sources() -> Set<HKSource> { [] }
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
