public import Foundation

/// What a device knows of its owner's health: nothing.
open class HKHealthStore: NSObject {
  public class func isHealthDataAvailable() -> Bool { false }
  open func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func requestAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws {}
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func execute(_ query: HKQuery) {}
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKSample, withCompletion: @escaping (Bool, (any Error)?) -> Void) {}
  open func save(_ object: HKSample) async throws {}
}

/// Whether health may be written down.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// The name of something that is measured.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let stepCount = Self(rawValue: "stepCount")
  public static let heartRate = Self(rawValue: "heartRate")
  public static let activeEnergyBurned = Self(rawValue: "activeEnergyBurned")
  public static let distanceWalkingRunning = Self(rawValue: "distanceWalkingRunning")
  public static let bodyMass = Self(rawValue: "bodyMass")
  public static let height = Self(rawValue: "height")
  public static let dietaryWater = Self(rawValue: "dietaryWater")
  public static let dietaryEnergyConsumed = Self(rawValue: "dietaryEnergyConsumed")
}

/// The name of something that is one of several.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = Self(rawValue: "sleepAnalysis")
  public static let mindfulSession = Self(rawValue: "mindfulSession")
}

/// A kind of fact.
open class HKObjectType: NSObject {
  public class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  public class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  public class func workoutType() -> HKWorkoutType { HKWorkoutType() }
}
/// A kind of fact with a time.
open class HKSampleType: HKObjectType {}
/// A kind of measurement.
open class HKQuantityType: HKSampleType {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init() }
}
/// A kind of one of several.
open class HKCategoryType: HKSampleType {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init() }
}
/// A kind of workout.
open class HKWorkoutType: HKSampleType {}

/// A unit of measurements.
open class HKUnit: NSObject {
  public class func count() -> HKUnit { HKUnit() }
  public class func meter() -> HKUnit { HKUnit() }
  public class func mile() -> HKUnit { HKUnit() }
  public class func kilocalorie() -> HKUnit { HKUnit() }
  public class func minute() -> HKUnit { HKUnit() }
  public class func gram() -> HKUnit { HKUnit() }
  public class func liter() -> HKUnit { HKUnit() }
  public class func percent() -> HKUnit { HKUnit() }
  public convenience init(from string: String) { self.init() }
  open func unitDivided(by unit: HKUnit) -> HKUnit { self }
}

/// A measurement.
open class HKQuantity: NSObject {
  private let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { self.value = value }
  open func doubleValue(for unit: HKUnit) -> Double { value }
}

/// A fact with a time.
open class HKSample: NSObject {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
}

/// A measurement with a time.
open class HKQuantitySample: HKSample {
  public let quantity: HKQuantity
  public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    self.quantity = quantity
  }
}

/// A question, which is not answered.
open class HKQuery: NSObject {
  public class func predicateForSamples(
    withStart start: Date?, end: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
}

/// How times are compared.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// How measurements are put together.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
}

/// Measurements put together.
open class HKStatistics: NSObject {
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open var startDate: Date { .distantPast }
}

/// A question for the sum of measurements.
open class HKStatisticsQuery: HKQuery {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {}
}

/// A question for facts.
open class HKSampleQuery: HKQuery {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKObjectQueryNoLimit = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKSampleSortIdentifierStartDate = "startDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKSampleSortIdentifierEndDate = "endDate"
