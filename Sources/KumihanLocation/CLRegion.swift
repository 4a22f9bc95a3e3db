public import Foundation

/// Where the device points.
public final class CLHeading: NSObject {
  public let magneticHeading: CLLocationDirection = 0
  public let trueHeading: CLLocationDirection = -1
  public let headingAccuracy: CLLocationDirection = -1
  public let x: Double = 0
  public let y: Double = 0
  public let z: Double = 0
  public let timestamp = Date(timeIntervalSinceReferenceDate: 0)
}

/// An area that is watched.
open class CLRegion: NSObject {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A circle that is watched.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// How far a beacon is.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?
  public init(
    uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil
  ) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
}

/// The surroundings of beacons that are watched.
open class CLBeaconRegion: CLRegion {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?
  open var notifyEntryStateOnDisplay = false
  open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    CLBeaconIdentityConstraint(
      uuid: uuid, major: major?.uint16Value, minor: minor?.uint16Value)
  }
  public init(
    uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil,
    identifier: String
  ) {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }
  public convenience init(
    beaconIdentityConstraint constraint: CLBeaconIdentityConstraint, identifier: String
  ) {
    self.init(
      uuid: constraint.uuid, major: constraint.major, minor: constraint.minor,
      identifier: identifier)
  }
  open func peripheralData(withMeasuredPower power: NSNumber?) -> NSMutableDictionary {
    NSMutableDictionary()
  }
}

/// A beacon that was heard; none is.
open class CLBeacon: NSObject {
  public let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  public let major: NSNumber = 0
  public let minor: NSNumber = 0
  public let proximity = CLProximity.unknown
  public let accuracy: CLLocationAccuracy = -1
  public let rssi = 0
  public let timestamp = Date(timeIntervalSinceReferenceDate: 0)
}

/// A place where the device stayed.
open class CLVisit: NSObject {
  public let coordinate = CLLocationCoordinate2D()
  public let horizontalAccuracy: CLLocationAccuracy = 0
  public let arrivalDate = Date.distantPast
  public let departureDate = Date.distantFuture
}
