public import Foundation
public import KumihanLocation

/// An area or a line over a map of UIKit.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  @MainActor var _item: MapItem? { get }
}

extension MKOverlay {
  @MainActor public var _item: MapItem? { nil }
  public var boundingMapRect: MKMapRect { MKMapRect(around: [coordinate]) }
  public func intersects(_ rect: MKMapRect) -> Bool { boundingMapRect.intersects(rect) }
  public var canReplaceMapContent: Bool { false }
}

/// A shape with a title.
open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

/// A shape through several places.
open class MKMultiPoint: MKShape {
  public let _coordinates: [CLLocationCoordinate2D]
  init(_ coordinates: [CLLocationCoordinate2D]) { _coordinates = coordinates }
  open override var coordinate: CLLocationCoordinate2D {
    _coordinates.first ?? kCLLocationCoordinate2DInvalid
  }
  public var boundingMapRect: MKMapRect { MKMapRect(around: _coordinates) }
  public var pointCount: Int { _coordinates.count }
  /// How much of the whole length is before a place, from 0 to 1.
  public func location(atPointIndex index: Int) -> CGFloat {
    let points = _coordinates.map { MKMapPoint($0) }
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = lengths.reduce(0, +)
    return whole > 0 ? CGFloat(lengths.prefix(max(index, 0)).reduce(0, +) / whole) : 0
  }
  public func getCoordinates(
    _ coordinates: inout [CLLocationCoordinate2D], range: NSRange
  ) {
    let wanted = _coordinates.dropFirst(range.location).prefix(range.length)
    for (slot, place) in zip(coordinates.indices, wanted) { coordinates[slot] = place }
  }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    super.init(Array(coordinates.prefix(max(count, 0))))
  }
  public convenience init(points: [MKMapPoint], count: Int) {
    self.init(coordinates: points.map(\.coordinate), count: count)
  }
  public convenience init(points: inout [MKMapPoint], count: Int) {
    self.init(points: points, count: count)
  }
  /// From a list that is given as a pointer to it.
  public convenience init(coordinates: inout [CLLocationCoordinate2D], count: Int) {
    self.init(coordinates: coordinates, count: count)
  }
  @MainActor public var _item: MapItem? {
    MapItem(kind: .line(isClosed: false), places: _coordinates)
  }
}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay {
  public let interiorPolygons: [MKPolygon]?
  public init(
    coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(Array(coordinates.prefix(max(count, 0))))
  }
  public convenience init(
    points: [MKMapPoint], count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init(
      coordinates: points.map(\.coordinate), count: count, interiorPolygons: interiorPolygons)
  }
  /// From a list that is given as a pointer to it.
  public convenience init(
    coordinates: inout [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]? = nil
  ) { self.init(coordinates: coordinates, count: count, interiorPolygons: interiorPolygons) }
  @MainActor public var _item: MapItem? {
    var item = MapItem(kind: .line(isClosed: true), places: _coordinates)
    item.others = interiorPolygons?.map(\._coordinates) ?? []
    return item
  }
}

/// A line along the ball of the earth.
open class MKGeodesicPolyline: MKPolyline {}

/// A circle around a place, its radius in metres.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  open override var coordinate: CLLocationCoordinate2D { center }
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
  /// Around the middle of a part of the map, as large as fits.
  public convenience init(mapRect rect: MKMapRect) {
    let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    self.init(
      center: center,
      radius: min(rect.width, rect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
  }
  public var boundingMapRect: MKMapRect {
    let (middle, reach) = (
      MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    )
    return MKMapRect(
      x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
  @MainActor public var _item: MapItem? {
    MapItem(kind: .circle(radius), places: [coordinate])
  }
}

/// Several lines that look alike.
open class MKMultiPolyline: MKShape, MKOverlay {
  public let polylines: [MKPolyline]
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  open override var coordinate: CLLocationCoordinate2D {
    polylines.first?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  public var boundingMapRect: MKMapRect {
    MKMapRect(around: polylines.flatMap(\._coordinates))
  }
  @MainActor public var _item: MapItem? {
    guard let first = polylines.first else { return nil }
    var item = MapItem(kind: .line(isClosed: false), places: first._coordinates)
    item.others = polylines.dropFirst().map(\._coordinates)
    return item
  }
}

/// Several areas that look alike.
open class MKMultiPolygon: MKShape, MKOverlay {
  public let polygons: [MKPolygon]
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  open override var coordinate: CLLocationCoordinate2D {
    polygons.first?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  public var boundingMapRect: MKMapRect {
    MKMapRect(around: polygons.flatMap(\._coordinates))
  }
  @MainActor public var _item: MapItem? {
    guard let first = polygons.first else { return nil }
    let outlines = polygons.flatMap { [$0] + ($0.interiorPolygons ?? []) }
    var item = MapItem(kind: .line(isClosed: true), places: first._coordinates)
    item.others = outlines.dropFirst().map(\._coordinates)
    return item
  }
}

/// Pictures of another map, which nobody loads.
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var minimumZ = 0
  open var maximumZ = 21
  open var isGeometryFlipped = false
  open var canReplaceMapContent = false
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
  open func url(forTilePath path: MKTileOverlayPath) -> URL { URL(fileURLWithPath: "/") }
  open func loadTile(
    at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void
  ) { result(nil, MKError(.loadingThrottled)) }
}

/// Which picture of a map.
public struct MKTileOverlayPath: Sendable {
  public var x, y, z: Int
  public var contentScaleFactor: CGFloat
  public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 1) }
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}

public typealias MKZoomScale = CGFloat

extension MKMapRect {
  /// The smallest part of the flat map around places; empty without any.
  init(around places: [CLLocationCoordinate2D]) {
    let points = places.map(MKMapPoint.init)
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
