import Foundation
public import KumihanLocation

/// How far a region of the map reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A rectangular part of the map.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// - Parameters latitudinalMeters, longitudinalMeters: from end to end.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let across = max(cos(center.latitude * .pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / MapProjection.metresPerDegree,
        longitudeDelta: longitudinalMeters / (MapProjection.metresPerDegree * across)))
  }

  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (north.latitude + south.latitude) / 2,
        longitude: (north.longitude + south.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: abs(north.latitude - south.latitude),
        longitudeDelta: abs(south.longitude - north.longitude)))
  }
}

/// A point of the flat map, whose sides are 2 to the 28th units long.
public struct MKMapPoint: Sendable {
  public var x, y: Double
  static let world = 268_435_456.0

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// In metres, along a great circle.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, point.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let point = MapProjection.unit(coordinate)
    (x, y) = (point.x * Self.world, point.y * Self.world)
  }
  public var coordinate: CLLocationCoordinate2D {
    MapProjection.coordinate(CGPoint(x: x / Self.world, y: y / Self.world))
  }
}

/// Mercator's projection of a region on a view.
struct MapProjection {
  static let metresPerDegree = 111_195.0
  /// Beyond, the projection runs to infinity.
  private static let limit = 85.05

  let center: CGPoint
  /// Points for the width of the world.
  let scale: CGFloat
  let size: CGSize

  /// The whole region, as large as it fits.
  init(_ region: MKCoordinateRegion, in size: CGSize) {
    self.size = size
    let middle = Self.finite(region.center)
    let half = (
      min(max(abs(region.span.latitudeDelta), 1e-6), 170) / 2,
      min(max(abs(region.span.longitudeDelta), 1e-6), 360)
    )
    let top = Self.unit(
      CLLocationCoordinate2D(latitude: middle.latitude + half.0, longitude: middle.longitude))
    let bottom = Self.unit(
      CLLocationCoordinate2D(latitude: middle.latitude - half.0, longitude: middle.longitude))
    let height = max(bottom.y - top.y, 1e-9)
    center = CGPoint(x: top.x, y: (top.y + bottom.y) / 2)
    let fitted = min(size.width / (half.1 / 360), size.height / height)
    scale = fitted.isFinite ? fitted : 1
  }

  private static func finite(_ place: CLLocationCoordinate2D) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: place.latitude.isFinite ? min(max(place.latitude, -limit), limit) : 0,
      longitude: place.longitude.isFinite ? place.longitude : 0)
  }

  /// From the top left corner of the world, whose sides are 1.
  static func unit(_ place: CLLocationCoordinate2D) -> CGPoint {
    let place = finite(place)
    let angle = place.latitude * .pi / 180
    return CGPoint(
      x: place.longitude / 360 + 0.5, y: 0.5 - log(tan(.pi / 4 + angle / 2)) / (2 * .pi))
  }

  static func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: (2 * atan(exp((0.5 - point.y) * 2 * .pi)) - .pi / 2) * 180 / .pi,
      longitude: (point.x - 0.5) * 360)
  }

  func point(_ place: CLLocationCoordinate2D) -> CGPoint {
    let unit = Self.unit(place)
    func kept(_ value: CGFloat) -> CGFloat { min(max(value, -1e5), 1e5) }
    return CGPoint(
      x: size.width / 2 + kept((unit.x - center.x) * scale),
      y: size.height / 2 + kept((unit.y - center.y) * scale))
  }

  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
    Self.coordinate(
      CGPoint(
        x: center.x + (point.x - size.width / 2) / scale,
        y: center.y + (point.y - size.height / 2) / scale))
  }

  /// Points for a length at a place.
  func length(_ metres: CLLocationDistance, at place: CLLocationCoordinate2D) -> CGFloat {
    let across = max(cos(place.latitude * .pi / 180), 0.01)
    let length = metres / (Self.metresPerDegree * 360 * across) * scale
    return length.isFinite ? min(max(length, 0), 1e5) : 0
  }
}
