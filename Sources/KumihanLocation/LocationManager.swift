public import Foundation

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable { case fullAccuracy, reducedAccuracy }

/// What a location is used for.
public enum CLActivityType: Int, Hashable, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// The source of locations, which has none here: nobody is asked, and nothing is ever found.
open class CLLocationManager: NSObject {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var activityType = CLActivityType.other
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  public var location: CLLocation? { nil }
  public var heading: CLHeading? { nil }

  public override init() { super.init() }
  public class func locationServicesEnabled() -> Bool { false }
  public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }

  /// No-op: there is nobody to ask.
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func requestState(for region: CLRegion) {}
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey key: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  public var showsBackgroundLocationIndicator = false
  public var headingFilter: CLLocationDegrees = 1
  public var headingOrientation = CLDeviceOrientation.portrait
  public var monitoredRegions: Set<CLRegion> { [] }
  public var maximumRegionMonitoringDistance: CLLocationDistance { 0 }
  public var rangedRegions: Set<CLRegion> { [] }
  public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  public var isAuthorizedForWidgetUpdates: Bool { false }
  public var isAuthorizedForWidgets: Bool { false }
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  open func startRangingBeacons(in region: CLBeaconRegion) {}
  open func stopRangingBeacons(in region: CLBeaconRegion) {}
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey key: String) async throws {}
  open func dismissHeadingCalibrationDisplay() {}
  public class func isRangingAvailable() -> Bool { false }
  public class func headingAvailable() -> Bool { false }
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
