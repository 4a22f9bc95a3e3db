public import Foundation
public import KumihanAppleNames
import KumihanFoundation
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
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
  public override init() { super.init() }
  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    super.init()
    (place, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// Where the user is, which nobody knows here.
public final class MKUserLocation: NSObject, MKAnnotation {
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  public var location: CLLocation? { nil }
  public var heading: CLHeading? { nil }
  public var isUpdating: Bool { false }
  public var title: String?
  public var subtitle: String?
}

/// What views of annotations have before their properties: see `UIClassMaking.swift`.
@MainActor @preconcurrency
open class _MKAnnotatedView: UIView {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// ``_MKAnnotatedView``'s sibling.
@MainActor @preconcurrency
open class _MKAnnotatedSlot: UIView {
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension MKAnnotationView {
  /// A view of a class that a map knows by an identifier.
  static func make(
    _ kind: MKAnnotationView.Type, _ identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let slot = sibling(of: kind, as: _MKAnnotatedSlot.self)
    return original(
      of: slot.init(annotation: annotation, reuseIdentifier: identifier), as: MKAnnotationView.self)
  }
}

/// The view of an annotation.
@MainActor @preconcurrency
open class MKAnnotationView: _MKAnnotatedView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  /// Gives the view its size.
  open var image: UIImage? {
    didSet {
      if let image { frame.size = image.size }
      makePicture = image.map { image in
        { AnyView(UIViewPicture(view: UIImageView(image: image))) }
      }
    }
  }
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
  /// How far a view was dragged.
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  open var dragState = DragState.none
  open func setDragState(_ state: DragState, animated: Bool) { dragState = state }
  open var selectedZPriority = MKAnnotationViewZPriority.max
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var accessoryOffset = CGPoint.zero
  open var cluster: MKAnnotationView? { nil }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { nil }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}

  /// The view at its place on the map; nil for a balloon, which maps have themselves.
  func item(at place: CLLocationCoordinate2D) -> MapItem? {
    let size = frame.size
    let annotation = Annotation("", coordinate: place) {
      UIViewPicture(view: self)
        .frame(
          width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil
        )
        .offset(x: centerOffset.x, y: centerOffset.y)
    }
    var item = annotation._items[0]
    item.hidesTitle = true
    return item
  }
  var balloonTint: UIColor? { nil }
}

/// A balloon.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var animatesWhenAdded = false
  override func item(at place: CLLocationCoordinate2D) -> MapItem? { nil }
  override var balloonTint: UIColor? { markerTintColor }
}

/// Whether words are shown.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// How far in front a view is.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

/// The dot of the user, which nobody knows here.
@MainActor @preconcurrency
open class MKUserLocationView: MKAnnotationView {}

/// A pin, drawn as a balloon.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
  override func item(at place: CLLocationCoordinate2D) -> MapItem? { nil }
  override var balloonTint: UIColor? { pinTintColor }
}
