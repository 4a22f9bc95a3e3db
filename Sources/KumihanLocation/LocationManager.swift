public import Foundation

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable { case fullAccuracy, reducedAccuracy }

/// What a location is used for.
public enum CLActivityType: Int, Hashable, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why a location is not known.
public struct CLError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Hashable, Sendable { case locationUnknown, denied, network }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let denied = Code.denied
  public static let locationUnknown = Code.locationUnknown
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
  public class func headingAvailable() -> Bool { false }
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Who is told of locations.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Where the device points.
public final class CLHeading: NSObject {
  public let magneticHeading: CLLocationDirection = 0
  public let trueHeading: CLLocationDirection = -1
}

/// An area that is watched.
open class CLRegion: NSObject {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A circle that is watched.
public final class CLCircularRegion: CLRegion {
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

/// The words for a place.
open class CLPlacemark: NSObject {
  public let location: CLLocation?
  public var name: String? { nil }
  public var locality: String? { nil }
  public var subLocality: String? { nil }
  public var administrativeArea: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var postalCode: String? { nil }
  public var country: String? { nil }
  public var isoCountryCode: String? { nil }

  public init(location: CLLocation?) { self.location = location }
}

/// The way between words and places, which finds nothing here.
public final class CLGeocoder: NSObject {
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  public func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  public func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  public func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
}
