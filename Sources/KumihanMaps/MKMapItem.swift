public import Foundation
public import KumihanLocation

/// A place that a map knows.
public final class MKMapItem: NSObject, Identifiable {
  /// The name of a place for good; none is known here.
  public final class Identifier: NSObject, RawRepresentable {
    public let rawValue: String
    public init?(rawValue: String) { self.rawValue = rawValue }
  }
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?
  public var timeZone: TimeZone?
  public var pointOfInterestCategory: MKPointOfInterestCategory?
  public var identifier: Identifier? { nil }
  public var location: CLLocation {
    CLLocation(
      latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  public var address: MKAddress?
  public var isCurrentLocation: Bool { false }
  /// No-op: no other app is opened.
  @discardableResult
  public static func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  { false }
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
    self.address = address
  }
  public static func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// No-op: no other app is opened.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The address of a place.
public final class MKAddress: NSObject {
  public let fullAddress: String
  public let shortAddress: String?
  public init?(fullAddress: String, shortAddress: String?) {
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}

/// The words for a place of a map.
public final class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }
  public convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid)
  }
  public var title: String? { nil }
  public var subtitle: String? { nil }
  public var countryCode: String? { isoCountryCode }
}

/// A search of places, which finds nothing here.
public final class MKLocalSearch: NSObject {
  /// What is searched for.
  public final class Request: NSObject {
    public var naturalLanguageQuery: String?
    public var region = MKCoordinateRegion()
    public var resultTypes: ResultType = [.address, .pointOfInterest]
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    public var regionPriority = RegionPriority.default
    public override init() { super.init() }
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
  }
  /// What is found.
  public final class Response: NSObject {
    public let mapItems: [MKMapItem] = []
    public let boundingRegion = MKCoordinateRegion()
  }
  /// Whether only the region is searched.
  public enum RegionPriority: Int, Sendable { case `default`, required }
  public init(request: Request) {}
  public init(request: MKLocalPointsOfInterestRequest) {}
  public var isSearching: Bool { false }
  public func start() async throws -> Response { throw CLError(.network) }
  public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
  public func cancel() {}
}

/// A search of the places of interest around a place.
public final class MKLocalPointsOfInterestRequest: NSObject {
  public let region: MKCoordinateRegion
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
    region = MKCoordinateRegion(
      center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
  public init(coordinateRegion region: MKCoordinateRegion) {
    (self.region, coordinate) = (region, region.center)
    radius = region.span.latitudeDelta * MapProjection.metresPerDegree / 2
  }
}
