import Foundation
public import KumihanLocation

/// Where a camera looks at the map from.
public struct MapCamera: Sendable {
  /// What a camera sees of each metre that it is away: its angle of view is 30 degrees.
  static let view = 2 * tan(Double.pi / 12)
  public var centerCoordinate: CLLocationCoordinate2D
  /// In metres.
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: camera.pitch)
  }
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
  public private(set) var region: MKCoordinateRegion?
  public private(set) var camera: MapCamera?
  public private(set) var rect: MKMapRect?
  public private(set) var allowsAutomaticPitch = true
  public var item: MKMapItem? { place.map { MKMapItem(placemark: MKPlacemark(coordinate: $0)) } }
  private var place: CLLocationCoordinate2D?
  /// Nil shows what the map holds.
  private(set) var shown: MKCoordinateRegion?
  public private(set) var followsUserLocation = false
  public private(set) var followsUserHeading = false
  /// False: nobody moves a picture.
  public var positionedByUser: Bool { false }
  public var fallbackPosition: MapCameraPosition? {
    followsUserLocation ? MapCameraPosition(shown: shown, region: shown) : nil
  }

  private init(
    shown: MKCoordinateRegion? = nil, region: MKCoordinateRegion? = nil, camera: MapCamera? = nil
  ) { (self.shown, self.region, self.camera) = (shown, region, camera) }

  public static var automatic: MapCameraPosition { MapCameraPosition() }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(shown: region, region: region)
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    var position = MapCameraPosition(shown: MKCoordinateRegion(rect))
    position.rect = rect
    return position
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    let width = camera.distance * MapCamera.view
    return MapCameraPosition(
      shown: MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: width, longitudinalMeters: width),
      camera: camera)
  }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    var position = MapCameraPosition(
      shown: MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    (position.place, position.allowsAutomaticPitch) = (
      item.placemark.coordinate, allowsAutomaticPitch
    )
    return position
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    var position = fallback
    (position.followsUserLocation, position.followsUserHeading) = (true, followsHeading)
    return position
  }
}

extension MapCamera: Equatable {
  public static func == (a: MapCamera, b: MapCamera) -> Bool {
    a.centerCoordinate.isSame(b.centerCoordinate) && a.distance == b.distance
      && a.heading == b.heading && a.pitch == b.pitch
  }
}

extension MapCameraPosition: Equatable {
  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    guard a.camera == b.camera, a.followsUserLocation == b.followsUserLocation,
      a.followsUserHeading == b.followsUserHeading
    else { return false }
    switch (a.shown, b.shown) {
    case (nil, nil): return true
    case (let a?, let b?):
      return a.center.isSame(b.center) && a.span.latitudeDelta == b.span.latitudeDelta
        && a.span.longitudeDelta == b.span.longitudeDelta
    default: return false
    }
  }
}

extension CLLocationCoordinate2D {
  /// The type is not `Equatable`, as Apple's is not: apps make it so.
  fileprivate func isSame(_ other: CLLocationCoordinate2D) -> Bool {
    latitude == other.latitude && longitude == other.longitude
  }
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
