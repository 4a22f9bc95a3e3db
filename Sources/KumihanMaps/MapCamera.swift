public import Foundation
public import KumihanLocation

/// Where a camera looks at the map from.
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// In metres.
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
}

/// The part of the map that is shown.
public struct MapCameraPosition: Sendable {
  public let region: MKCoordinateRegion?
  public let camera: MapCamera?
  /// Nil shows what the map holds.
  let shown: MKCoordinateRegion?

  private init(
    shown: MKCoordinateRegion? = nil, region: MKCoordinateRegion? = nil, camera: MapCamera? = nil
  ) { (self.shown, self.region, self.camera) = (shown, region, camera) }

  public static var automatic: MapCameraPosition { MapCameraPosition() }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(shown: region, region: region)
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(shown: MKCoordinateRegion(rect))
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    // What a camera sees whose angle of view is 30 degrees.
    let width = camera.distance * 2 * tan(.pi / 12)
    return MapCameraPosition(
      shown: MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: width, longitudinalMeters: width),
      camera: camera)
  }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
  public var followsUserLocation: Bool { false }
}

/// How far a camera may go.
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion? = nil, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}

/// What a finger could do with a map.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// A place that a map knows.
public final class MKMapItem: NSObject, Identifiable {
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?
  public var timeZone: TimeZone?
  public var pointOfInterestCategory: MKPointOfInterestCategory?
  public var isCurrentLocation: Bool { false }
  /// No-op: no other app is opened.
  @discardableResult
  public static func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  { false }
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public static func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// No-op: no other app is opened.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The words for a place of a map.
public final class MKPlacemark: CLPlacemark {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public var title: String? { nil }
}

/// A search of places, which finds nothing here.
public final class MKLocalSearch: NSObject {
  /// What is searched for.
  public final class Request: NSObject {
    public var naturalLanguageQuery: String?
    public var region = MKCoordinateRegion()
    public var resultTypes: ResultType = [.address, .pointOfInterest]
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init()
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
  }
  /// What is found.
  public final class Response: NSObject {
    public let mapItems: [MKMapItem] = []
    public let boundingRegion = MKCoordinateRegion()
  }
  public init(request: Request) {}
  public func start() async throws -> Response { throw CLError(.network) }
  public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
  public func cancel() {}
}
