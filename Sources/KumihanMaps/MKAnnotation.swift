public import Foundation
public import KumihanAppleNames
public import KumihanLocation
public import KumihanViews

/// Something at a place of a map of UIKit.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A place with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public override init() { super.init() }
  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) { (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle) }
}

/// Where the user is, which nobody knows here.
public final class MKUserLocation: NSObject, MKAnnotation {
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  public var location: CLLocation? { nil }
}

/// The view of an annotation.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var centerOffset = CGPoint.zero
  open var rightCalloutAccessoryView: UIView?
  open var leftCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open var isDraggable = false
  open var displayPriority = MKFeatureDisplayPriority.required
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var calloutOffset = CGPoint.zero
  open var collisionMode = CollisionMode.rectangle
  /// The shape that keeps others away.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
}

/// A balloon.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var animatesWhenAdded = false
}

/// A pin, drawn as a balloon.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

/// An area or a line over a map of UIKit.
public protocol MKOverlay: MKAnnotation {
  @MainActor var _item: MapItem? { get }
}

extension MKOverlay {
  @MainActor public var _item: MapItem? { nil }
}

/// A line through places.
open class MKPolyline: NSObject, MKOverlay {
  public let _coordinates: [CLLocationCoordinate2D]
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    _coordinates = Array(coordinates.prefix(max(count, 0)))
  }
  /// From a list that is given as a pointer to it.
  public convenience init(coordinates: inout [CLLocationCoordinate2D], count: Int) {
    self.init(coordinates: coordinates, count: count)
  }
  public var coordinate: CLLocationCoordinate2D {
    _coordinates.first ?? kCLLocationCoordinate2DInvalid
  }
  @MainActor public var _item: MapItem? {
    MapItem(kind: .line(isClosed: false), places: _coordinates)
  }
}

/// An area between places.
open class MKPolygon: NSObject, MKOverlay {
  public let _coordinates: [CLLocationCoordinate2D]
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    _coordinates = Array(coordinates.prefix(max(count, 0)))
  }
  /// From a list that is given as a pointer to it.
  public convenience init(coordinates: inout [CLLocationCoordinate2D], count: Int) {
    self.init(coordinates: coordinates, count: count)
  }
  public var coordinate: CLLocationCoordinate2D {
    _coordinates.first ?? kCLLocationCoordinate2DInvalid
  }
  @MainActor public var _item: MapItem? {
    MapItem(kind: .line(isClosed: true), places: _coordinates)
  }
}

/// A circle around a place, its radius in metres.
open class MKCircle: NSObject, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
  }
  @MainActor public var _item: MapItem? {
    MapItem(kind: .circle(radius), places: [coordinate])
  }
}

/// What draws an overlay.
@MainActor @preconcurrency
open class MKOverlayRenderer {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// What draws an overlay with a path.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

/// What draws a line.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// What draws an area.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// What draws a circle.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

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

extension MKPolyline {
  public var boundingMapRect: MKMapRect { MKMapRect(around: _coordinates) }
  public var pointCount: Int { _coordinates.count }
}

extension MKPolygon {
  public var boundingMapRect: MKMapRect { MKMapRect(around: _coordinates) }
  public var pointCount: Int { _coordinates.count }
}
