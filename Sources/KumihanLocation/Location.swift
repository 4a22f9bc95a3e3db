public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirectionAccuracy = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
  abs(place.latitude) <= 90 && abs(place.longitude) <= 180
}

/// A place on earth at a time.
public final class CLLocation: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let speed: CLLocationSpeed
  public let course: CLLocationDirection
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let courseAccuracy: CLLocationDirectionAccuracy
  public let timestamp: Date
  public var floor: CLFloor? { nil }
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  public var sourceInformation: CLLocationSourceInformation? { nil }

  /// Nowhere: no accuracy says that it is valid.
  public convenience override init() {
    self.init(
      coordinate: CLLocationCoordinate2D(), altitude: 0, horizontalAccuracy: -1,
      verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
  }

  /// In metres, along a great circle of a round earth.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate, location.coordinate)
    let half = (
      sin((b.latitude - a.latitude) * radians / 2), sin((b.longitude - a.longitude) * radians / 2)
    )
    let chord =
      half.0 * half.0 + cos(a.latitude * radians) * cos(b.latitude * radians) * half.1 * half.1
    return 2 * 6_371_008.8 * asin(min(chord.squareRoot(), 1))
  }
}

/// The floor of a building.
public final class CLFloor: NSObject, Sendable {
  public let level: Int
  init(level: Int) { self.level = level }
}

/// Where a location comes from.
public final class CLLocationSourceInformation: NSObject, Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool
  public init(
    softwareSimulationState isSimulated: Bool, andExternalAccessoryState isAccessory: Bool
  ) { (isSimulatedBySoftware, isProducedByAccessory) = (isSimulated, isAccessory) }
}
