import Foundation
public import KumihanLocation

/// How far a part of the flat map reaches.
public struct MKMapSize: Sendable {
  public var width, height: Double
  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)
}

/// A part of the flat map.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    (origin, size) = (MKMapPoint(x: x, y: y), MKMapSize(width: width, height: height))
  }
  private init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)
  /// No part of the map; joined with another it is that one.
  public static let null = MKMapRect(CGRect.null)

  private var flat: CGRect {
    CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
  public var minX: Double { flat.minX }
  public var minY: Double { flat.minY }
  public var midX: Double { flat.midX }
  public var midY: Double { flat.midY }
  public var maxX: Double { flat.maxX }
  public var maxY: Double { flat.maxY }
  public var width: Double { flat.width }
  public var height: Double { flat.height }
  public var isNull: Bool { flat.isNull }
  public var isEmpty: Bool { flat.isEmpty }
  public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapPoint.world }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(flat.insetBy(dx: dx, dy: dy))
  }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(flat.offsetBy(dx: dx, dy: dy))
  }
  public func union(_ rect: MKMapRect) -> MKMapRect { MKMapRect(flat.union(rect.flat)) }
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    MKMapRect(flat.intersection(rect.flat))
  }
  public func intersects(_ rect: MKMapRect) -> Bool { flat.intersects(rect.flat) }
  public func contains(_ rect: MKMapRect) -> Bool { flat.contains(rect.flat) }
  public func contains(_ point: MKMapPoint) -> Bool {
    flat.contains(CGPoint(x: point.x, y: point.y))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect
{ MKMapRect(x: x, y: y, width: width, height: height) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapPoint.world / (MapProjection.metresPerDegree * 360 * max(cos(latitude * .pi / 180), 0.01))
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}
