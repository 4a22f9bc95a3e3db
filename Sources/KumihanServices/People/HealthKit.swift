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
  open func save(_ objects: [HKSample]) async throws {}
  open func delete(_ object: HKSample) async throws {}
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws {}
  open func statusForAuthorizationRequest(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { .unknown }
  /// - Throws: always: nobody has written it down.
  open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorNoData) }
  /// - Throws: always: nobody has written it down.
  open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorNoData) }
  /// - Throws: always: nobody has written it down.
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
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
  public static let basalEnergyBurned = Self(rawValue: "basalEnergyBurned")
  public static let distanceCycling = Self(rawValue: "distanceCycling")
  public static let distanceSwimming = Self(rawValue: "distanceSwimming")
  public static let flightsClimbed = Self(rawValue: "flightsClimbed")
  public static let appleExerciseTime = Self(rawValue: "appleExerciseTime")
  public static let appleStandTime = Self(rawValue: "appleStandTime")
  public static let restingHeartRate = Self(rawValue: "restingHeartRate")
  public static let walkingHeartRateAverage = Self(rawValue: "walkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = Self(rawValue: "heartRateVariabilitySDNN")
  public static let oxygenSaturation = Self(rawValue: "oxygenSaturation")
  public static let respiratoryRate = Self(rawValue: "respiratoryRate")
  public static let bodyTemperature = Self(rawValue: "bodyTemperature")
  public static let bodyMassIndex = Self(rawValue: "bodyMassIndex")
  public static let bodyFatPercentage = Self(rawValue: "bodyFatPercentage")
  public static let leanBodyMass = Self(rawValue: "leanBodyMass")
  public static let bloodGlucose = Self(rawValue: "bloodGlucose")
  public static let bloodPressureSystolic = Self(rawValue: "bloodPressureSystolic")
  public static let bloodPressureDiastolic = Self(rawValue: "bloodPressureDiastolic")
  public static let vo2Max = Self(rawValue: "vo2Max")
  public static let dietaryProtein = Self(rawValue: "dietaryProtein")
  public static let dietaryCarbohydrates = Self(rawValue: "dietaryCarbohydrates")
  public static let dietaryFatTotal = Self(rawValue: "dietaryFatTotal")
  public static let dietarySugar = Self(rawValue: "dietarySugar")
  public static let dietaryCaffeine = Self(rawValue: "dietaryCaffeine")
  public static let walkingSpeed = Self(rawValue: "walkingSpeed")
  public static let runningSpeed = Self(rawValue: "runningSpeed")
  public static let runningPower = Self(rawValue: "runningPower")
  public static let dietaryEnergyConsumed = Self(rawValue: "dietaryEnergyConsumed")
}

/// The name of something that is one of several.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = Self(rawValue: "sleepAnalysis")
  public static let appleStandHour = Self(rawValue: "appleStandHour")
  public static let menstrualFlow = Self(rawValue: "menstrualFlow")
  public static let headache = Self(rawValue: "headache")
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
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  public class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }
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
  public class func second() -> HKUnit { HKUnit() }
  public class func hour() -> HKUnit { HKUnit() }
  public class func day() -> HKUnit { HKUnit() }
  public class func inch() -> HKUnit { HKUnit() }
  public class func foot() -> HKUnit { HKUnit() }
  public class func yard() -> HKUnit { HKUnit() }
  public class func ounce() -> HKUnit { HKUnit() }
  public class func pound() -> HKUnit { HKUnit() }
  public class func stone() -> HKUnit { HKUnit() }
  public class func joule() -> HKUnit { HKUnit() }
  public class func largeCalorie() -> HKUnit { HKUnit() }
  public class func smallCalorie() -> HKUnit { HKUnit() }
  public class func degreeCelsius() -> HKUnit { HKUnit() }
  public class func degreeFahrenheit() -> HKUnit { HKUnit() }
  public class func millimeterOfMercury() -> HKUnit { HKUnit() }
  public class func watt() -> HKUnit { HKUnit() }
  public class func fluidOunceUS() -> HKUnit { HKUnit() }
  public class func cupUS() -> HKUnit { HKUnit() }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit() }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit { self }
  open func reciprocal() -> HKUnit { self }
  open var unitString: String { "" }
  public convenience init(from string: String) { self.init() }
  open func unitDivided(by unit: HKUnit) -> HKUnit { self }
}

/// A power of ten before a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto
}

/// A measurement.
open class HKQuantity: NSObject {
  private let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { self.value = value }
  open func doubleValue(for unit: HKUnit) -> Double { value }
}

/// A fact with a time.
open class HKSample: NSObject {
  open var uuid: UUID { UUID.zero }
  open var metadata: [String: Any]? { nil }
  open var sampleType: HKSampleType { HKSampleType() }
  open var sourceRevision: HKSourceRevision { HKSourceRevision() }
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
}

/// A measurement with a time.
open class HKQuantitySample: HKSample {
  public let quantity: HKQuantity
  public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    self.quantity = quantity
  }
  public convenience init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]?
  ) { self.init(type: type, quantity: quantity, start: start, end: end) }
  open var quantityType: HKQuantityType { HKQuantityType() }
}

/// An app or a device that wrote something down.
open class HKSourceRevision: NSObject {
  open var source: HKSource { HKSource() }
}
/// An app or a device.
open class HKSource: NSObject {
  open var name: String { "" }
  open var bundleIdentifier: String { "" }
}

/// A question, which is not answered.
open class HKQuery: NSObject {
  public class func predicateForSamples(
    withStart start: Date?, end: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForWorkouts(with activityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForActivitySummary(with components: DateComponents) -> NSPredicate {
    NSPredicate(value: false)
  }
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
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
}

/// Measurements put together.
open class HKStatistics: NSObject {
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open func duration() -> HKQuantity? { nil }
  open var endDate: Date { .distantPast }
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

/// The name of something about a person that stays.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let biologicalSex = Self(rawValue: "biologicalSex")
  public static let bloodType = Self(rawValue: "bloodType")
  public static let dateOfBirth = Self(rawValue: "dateOfBirth")
  public static let fitzpatrickSkinType = Self(rawValue: "fitzpatrickSkinType")
  public static let wheelchairUse = Self(rawValue: "wheelchairUse")
}

/// Something about a person that stays.
open class HKCharacteristicType: HKObjectType {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init() }
}

/// The kind of the rings of a day.
open class HKActivitySummaryType: HKObjectType {}

/// A kind of blood.
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive
  case oNegative
}

/// A person's kind of blood.
open class HKBloodTypeObject: NSObject {
  open var bloodType: HKBloodType { .notSet }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyFoodType = "HKFoodType"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyTimeZone = "HKTimeZone"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
