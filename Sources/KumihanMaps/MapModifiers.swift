public import Foundation
public import KumihanLocation
public import KumihanViews

/// How a map's ground looks; ours is plain.
public struct MapStyle: Sendable {
  /// Whether mountains rise.
  public struct Elevation: Hashable, Sendable {
    private let name: String
    public static let automatic = Elevation(name: "automatic")
    public static let flat = Elevation(name: "flat")
    public static let realistic = Elevation(name: "realistic")
  }
  /// How strong the colours are.
  public struct StandardEmphasis: Hashable, Sendable {
    private let name: String
    public static let automatic = StandardEmphasis(name: "automatic")
    public static let muted = StandardEmphasis(name: "muted")
  }

  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// Which places of interest are shown; ours shows none.
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { PointOfInterestCategories() }
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { PointOfInterestCategories() }
}

/// A change of the camera.
public struct MapCameraUpdateContext: Sendable {
  public let region: MKCoordinateRegion
  public let camera: MapCamera
  public let rect: MKMapRect
}

/// When a change of the camera is told.
public enum MapCameraUpdateFrequency: Hashable, Sendable { case onEnd, continuous }

extension View {
  /// No-op: the ground is plain, and nobody moves it.
  public func mapStyle(_ style: MapStyle) -> Self { self }
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> Self { self }
  public func mapControlVisibility(_ visibility: Visibility) -> Self { self }
  public func mapScope(_ scope: Namespace.ID) -> Self { self }
  public func mapFeatureSelectionDisabled(_ disabled: (Bool) -> Bool) -> Self { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> Self { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> Self { self }
}

/// A control of a map, which is not drawn.
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// A compass, which is not drawn.
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// A scale, which is not drawn.
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
/// A switch between flat and tilted, which is not drawn.
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// Reads places from a map; a picture has no touches to ask for.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View { content(MapProxy()) }
}

/// The places of a map's points; none here.
public struct MapProxy: Sendable {
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
}
