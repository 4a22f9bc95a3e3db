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
  open func save(_ object: HKObject, withCompletion: @escaping (Bool, (any Error)?) -> Void) {}
  open func save(_ object: HKObject) async throws {}
  open func save(_ objects: [HKObject]) async throws {}
  open func delete(_ object: HKObject) async throws {}
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
  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func delete(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func delete(_ objects: [HKObject]) async throws {}
  open func deleteObjects(
    of type: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) {}
  @discardableResult
  open func deleteObjects(of type: HKObjectType, predicate: NSPredicate) async throws -> Int { 0 }
  open func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
  open func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func disableAllBackgroundDelivery() async throws {}
  open func getRequestStatusForAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, nil) }
  open func preferredUnits(for types: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit]
  { [:] }
  open func preferredUnits(
    for types: Set<HKQuantityType>,
    completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { completion([:], nil) }
  open func startWatchApp(toHandle configuration: HKWorkoutConfiguration) async throws {}
  open func startWatchApp(
    with configuration: HKWorkoutConfiguration,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Is told of a workout that a watch starts.
  open var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)?
  open func earliestPermittedSampleDate() -> Date { .distantPast }
  open func supportsHealthRecords() -> Bool { false }
  /// - Throws: always: nobody has written it down.
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    throw HKError(.errorNoData)
  }
  /// - Throws: always: nobody has written it down.
  open func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorNoData) }
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

/// A question, which is not answered.
open class HKQuery: NSObject {
  /// How values are compared; Linux has no predicate that knows.
  public enum ComparisonOperator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
  }
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
  public class func predicateForObjects(
    withMetadataKey key: String, allowedValues: [Any]
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObjects(
    withMetadataKey key: String, operatorType: ComparisonOperator, value: Any
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForQuantitySamples(
    with operatorType: ComparisonOperator, quantity: HKQuantity
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForCategorySamples(
    with operatorType: ComparisonOperator, value: Int
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForWorkouts(
    with operatorType: ComparisonOperator, duration: TimeInterval
  ) -> NSPredicate { NSPredicate(value: false) }
  public class func predicate(
    forActivitySummariesBetweenStart start: DateComponents, end: DateComponents
  ) -> NSPredicate { NSPredicate(value: false) }
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
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor] = [],
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
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }
  public static let biologicalSex = Self("BiologicalSex")
  public static let bloodType = Self("BloodType")
  public static let dateOfBirth = Self("DateOfBirth")
  public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
  public static let wheelchairUse = Self("WheelchairUse")
}

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
