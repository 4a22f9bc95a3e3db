public import Foundation
public import KumihanAppleNames
public import KumihanLocation

/// Where a map of UIKit is looked at from.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// In metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0
  public override init() {}
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (centerCoordinate, centerCoordinateDistance) = (center, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    self.init(lookingAtCenter: center, fromDistance: eyeAltitude, pitch: 0, heading: 0)
  }
}

extension MKMapView {
  /// How near and how far a camera may be.
  open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance
    public init?(
      minCenterCoordinateDistance: CLLocationDistance = 0,
      maxCenterCoordinateDistance: CLLocationDistance = .greatestFiniteMagnitude
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
  }

  /// Where a camera may go.
  open class CameraBoundary: NSObject {
    public let region: MKCoordinateRegion
    public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
    public convenience init?(mapRect rect: MKMapRect) {
      self.init(coordinateRegion: MKCoordinateRegion(rect))
    }
  }
}

/// Makes a picture of a map; offline there is none.
open class MKMapSnapshotter: NSObject {
  /// What the picture shows.
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.world
    open var camera = MKMapCamera()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var traitCollection = UITraitCollection()
  }
  /// A picture of a map.
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  public init(options: Options = Options()) {}
  open var isLoading: Bool { false }
  /// - Throws: always: nobody answers.
  open func start() async throws -> Snapshot { throw CLError(.network) }
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  open func cancel() {}
}
