import Foundation
public import KumihanAppleNames
public import KumihanLocation
import KumihanViews

/// A map of UIKit: drawn as ``Map``, with its annotations and overlays.
@MainActor @preconcurrency
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var showsBuildings = true
  open var showsUserTrackingButton = false
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  open var cameraZoomRange: CameraZoomRange?
  open var cameraBoundary: CameraBoundary?
  open var selectableMapFeatures: MKMapFeatureOptions = []
  open var isUserLocationVisible: Bool { false }
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  public let userLocation = MKUserLocation()
  private var shownRegion: MKCoordinateRegion?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    makePicture = { [unowned self] in
      AnyView(Map(shownRegion.map { .region($0) } ?? .automatic, items, .unknown))
    }
  }
  public required init?(coder: NSCoder) { nil }

  /// The part that is shown; what stands on the map until it is set.
  open var region: MKCoordinateRegion {
    get { shownRegion ?? items.region }
    set { shownRegion = newValue }
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region = MKCoordinateRegion(center: newValue, span: region.span) }
  }
  open var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      let north = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2))
      let south = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2))
      return MKMapRect(x: north.x, y: north.y, width: south.x - north.x, height: south.y - north.y)
    }
    set { region = MKCoordinateRegion(newValue) }
  }

  /// Where the map is looked at from: straight above, as far as the angle of view needs.
  open var camera: MKMapCamera {
    get {
      MKMapCamera(
        lookingAtCenter: region.center,
        fromDistance: region.span.latitudeDelta * MapProjection.metresPerDegree
          / MapCamera.view, pitch: 0, heading: 0)
    }
    set {
      let width = newValue.centerCoordinateDistance * MapCamera.view
      region = MKCoordinateRegion(
        center: newValue.centerCoordinate, latitudinalMeters: width, longitudinalMeters: width)
    }
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setCameraZoomRange(_ range: CameraZoomRange?, animated: Bool) {
    cameraZoomRange = range
  }
  open func setCameraBoundary(_ boundary: CameraBoundary?, animated: Bool) {
    cameraBoundary = boundary
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  open func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) {
    visibleMapRect = rect
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  open func mapRectThatFits(_ rect: MKMapRect) -> MKMapRect { rect }
  open func mapRectThatFits(_ rect: MKMapRect, edgePadding: UIEdgeInsets) -> MKMapRect { rect }
  open func annotations(in rect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { rect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { $0 as? NSObject })
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    shownRegion = nil
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations = []
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    if let view = delegate?.mapView(self, viewFor: annotation) { return view }
    let identifier = MKMapViewDefaultAnnotationViewReuseIdentifier
    return classes[identifier].map { .make($0, identifier, for: annotation) }
  }
  /// The place in the view of a place of the world.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (center, span) = (region.center, region.span)
    guard span.longitudeDelta > 0, span.latitudeDelta > 0 else { return .zero }
    return CGPoint(
      x: bounds.width * ((coordinate.longitude - center.longitude) / span.longitudeDelta + 0.5),
      y: bounds.height * ((center.latitude - coordinate.latitude) / span.latitudeDelta + 0.5))
  }
  /// The place in the world of a place in the view.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (center, span) = (region.center, region.span)
    guard bounds.width > 0, bounds.height > 0 else { return center }
    return CLLocationCoordinate2D(
      latitude: center.latitude - (point.y / bounds.height - 0.5) * span.latitudeDelta,
      longitude: center.longitude + (point.x / bounds.width - 0.5) * span.longitudeDelta)
  }
  /// The classes of views that were registered, by identifier.
  private var classes: [String: MKAnnotationView.Type] = [:]
  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    classes[identifier] = type as? MKAnnotationView.Type
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let usual: MKAnnotationView.Type =
      identifier == MKMapViewDefaultAnnotationViewReuseIdentifier
      ? MKMarkerAnnotationView.self : MKAnnotationView.self
    return .make(classes[identifier] ?? usual, identifier, for: annotation)
  }

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(index, 0), overlays.count))
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index)
  }
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    delegate?.mapView(self, rendererFor: overlay)
  }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// What stands on the map, as the delegate shows it.
  private var items: [MapItem] {
    overlays.compactMap { overlay in
      guard var item = overlay._item else { return nil }
      if let path = delegate?.mapView(self, rendererFor: overlay) as? MKOverlayPathRenderer {
        item.fill =
          path.fillColor.map { AnyShapeStyle(Color(uiColor: $0).opacity(path.alpha)) }
          ?? AnyShapeStyle(Color.clear)
        item.stroke = path.strokeColor.map {
          (AnyShapeStyle(Color(uiColor: $0).opacity(path.alpha)), path.strokeStyle)
        }
      }
      return item
    }
      + annotations.map { annotation in
        let view = view(for: annotation)
        view?.prepareForDisplay()
        if let item = view?.item(at: annotation.coordinate) { return item }
        let title = annotation.title ?? ""
        var item = Marker(title, coordinate: annotation.coordinate)._items[0]
        item.tint = view?.balloonTint.map { AnyShapeStyle(Color(uiColor: $0)) }
        item.hidesTitle = title.isEmpty
        return item
      }
  }
}

/// How the ground of a map looks; ours is plain.
public enum MKMapType: UInt, Hashable, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map would follow the user.
public enum MKUserTrackingMode: Int, Hashable, Sendable { case none, follow, followWithHeading }
