public import Foundation

/// A kind of fact; two of one name are equal.
open class HKObjectType: NSObject {
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
  open func requiresPerObjectAuthorization() -> Bool { false }

  public class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  public class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  public class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? { HKCorrelationType(identifier) }
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  public class func workoutType() -> HKWorkoutType {
    HKWorkoutType(identifier: "HKWorkoutTypeIdentifier")
  }
  public class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
  }
  public class func audiogramSampleType() -> HKAudiogramSampleType {
    HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram")
  }
  public class func electrocardiogramType() -> HKElectrocardiogramType {
    HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
  }
  public class func stateOfMindType() -> HKStateOfMindType {
    HKStateOfMindType(identifier: "HKDataTypeStateOfMind")
  }
}

/// A kind of fact with a time.
open class HKSampleType: HKObjectType {
  open var isMaximumDurationRestricted: Bool { false }
  open var isMinimumDurationRestricted: Bool { false }
  open var allowsRecalibrationForEstimates: Bool { false }
}

/// How measurements of a kind are put together.
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

/// A kind of measurement.
open class HKQuantityType: HKSampleType {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// A kind of one of several.
open class HKCategoryType: HKSampleType {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// A kind of several measurements at once.
open class HKCorrelationType: HKSampleType {
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// Something about a person that stays.
open class HKCharacteristicType: HKObjectType {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// A kind of workout.
open class HKWorkoutType: HKSampleType {}
/// The kind of the rings of a day.
open class HKActivitySummaryType: HKObjectType {}
/// The kind of hearing tests.
open class HKAudiogramSampleType: HKSampleType {}
/// The kind of curves of a heart.
open class HKElectrocardiogramType: HKSampleType {}
/// The kind of moods.
open class HKStateOfMindType: HKSampleType {}

/// A kind of measurements along a workout.
open class HKSeriesType: HKSampleType {
  public class func workoutRoute() -> HKSeriesType {
    HKSeriesType(identifier: "HKWorkoutRouteTypeIdentifier")
  }
  public class func heartbeat() -> HKSeriesType {
    HKSeriesType(identifier: "HKDataTypeIdentifierHeartbeatSeries")
  }
}

/// The name of several measurements at once.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}
