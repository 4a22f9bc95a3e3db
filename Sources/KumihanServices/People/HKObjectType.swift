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

  private var name: String { String(identifier.dropFirst("HKQuantityTypeIdentifier".count)) }
  /// Whether measurements add up, as steps do, or are each for themselves, as pulses are.
  open var aggregationStyle: HKQuantityAggregationStyle {
    if ["EnvironmentalAudioExposure", "HeadphoneAudioExposure"].contains(name) {
      return .discreteEquivalentContinuousLevel
    }
    if name == "HeartRate" { return .discreteTemporallyWeighted }
    let adds =
      Self.sums.contains(name) || name.hasPrefix("Dietary")
      || name.hasPrefix("Distance") || name.hasSuffix("EnergyBurned")
    return adds ? .cumulative : .discreteArithmetic
  }
  private static let sums: Set = [
    "StepCount", "PushCount", "FlightsClimbed", "AppleExerciseTime", "AppleStandTime",
    "AppleMoveTime", "NumberOfAlcoholicBeverages", "NumberOfTimesFallen", "InsulinDelivery",
    "InhalerUsage", "SwimmingStrokeCount", "NikeFuel", "TimeInDaylight",
  ]

  /// Whether measurements may be told in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool {
    guard let own = usualUnit else { return true }
    return own.powers == unit.powers
  }
  /// A unit of those that measurements are told in; nil where nobody said.
  private var usualUnit: HKUnit? {
    func has(_ endings: String...) -> Bool { endings.contains { name.hasSuffix($0) } }
    if name.hasPrefix("Distance") || ["Height", "WaistCircumference"].contains(name)
      || has("StepLength", "StrideLength", "Oscillation", "Depth", "TestDistance")
    {
      return .meter()
    }
    if name == "DietaryWater" { return .liter() }
    if has("EnergyBurned", "EnergyConsumed") { return .kilocalorie() }
    if name.hasPrefix("Dietary") || has("BodyMass") { return .gram() }
    if has("HeartRate", "RespiratoryRate", "RateAverage", "OneMinute", "Cadence") {
      return HKUnit(from: "count/min")
    }
    if has("Count", "Climbed", "Beverages", "Fallen", "Percentage", "Saturation", "BodyMassIndex") {
      return HKUnit(from: "count")
    }
    if has("Speed") { return HKUnit(from: "m/s") }
    if has("Temperature") { return .kelvin() }
    if has("Systolic", "Diastolic") { return .millimeterOfMercury() }
    if has("ExerciseTime", "StandTime", "MoveTime", "Daylight", "SDNN", "ContactTime") {
      return .second()
    }
    if has("Power") { return .watt() }
    return nil
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
