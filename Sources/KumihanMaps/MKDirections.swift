public import Foundation
public import KumihanAppleNames
public import KumihanLocation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"

/// Several annotations at one place.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?
  public var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}

/// A way on streets.
open class MKRoute: NSObject {
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var steps: [Step] { [] }
  open var transportType: MKDirectionsTransportType { .automobile }
  open var hasTolls: Bool { false }
  open var hasHighways: Bool { false }
  /// A part of a way.
  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var distance: CLLocationDistance { 0 }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  }
}

/// How somebody goes.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  public static let any = MKDirectionsTransportType(rawValue: 0xFFF_FFFF)
}

/// A question for the way, which nobody answers offline.
open class MKDirections: NSObject {
  /// From where to where.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var tollPreference = RoutePreference.any
    open var highwayPreference = RoutePreference.any
    /// From a link of the map's; it says nothing here.
    public convenience init(contentsOf url: URL) { self.init() }
    public class func isDirectionsRequest(_ url: URL) -> Bool { false }
  }
  /// Whether roads of a kind are taken.
  public enum RoutePreference: Int, Sendable { case any, avoid }
  /// The ways.
  open class Response: NSObject {
    open var source: MKMapItem { .forCurrentLocation() }
    open var destination: MKMapItem { .forCurrentLocation() }
    open var routes: [MKRoute] { [] }
  }
  /// The time of a way.
  open class ETAResponse: NSObject {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { .distantPast }
    open var expectedDepartureDate: Date { .distantPast }
    open var transportType: MKDirectionsTransportType { .automobile }
  }
  public init(request: Request) {}
  open var isCalculating: Bool { false }
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
  /// - Throws: always: nobody answers.
  open func calculate() async throws -> Response { throw CLError(.network) }
  /// - Throws: always: nobody answers.
  open func calculateETA() async throws -> ETAResponse { throw CLError(.network) }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, CLError(.network))
  }
  open func cancel() {}
}

/// Completes what is typed with places; offline it finds none.
open class MKLocalSearchCompleter: NSObject {
  /// What is found.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open func cancel() {}
}

/// A place that completes what is typed.
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Is told which places complete what is typed.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

extension MKLocalSearch.Request {
  public convenience init(completion: MKLocalSearchCompletion) { self.init() }
}

/// The picture of a street.
open class MKLookAroundScene: NSObject {}

/// The screen of a street, which no picture has.
@MainActor @preconcurrency
open class MKLookAroundViewController: UIViewController {
  open var scene: MKLookAroundScene?
  open var isNavigationEnabled = true
  open var showsRoadLabels = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var badgePosition = MKLookAroundBadgePosition.topLeading
  public convenience init(scene: MKLookAroundScene) {
    self.init()
    self.scene = scene
  }
}

/// A question for the picture of a street; offline there is none.
open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  open var scene: MKLookAroundScene? { get async throws { nil } }
  open var isLoading: Bool { false }
  open var isCancelled: Bool { false }
  open func getSceneWithCompletionHandler(
    _ completion: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) { completion(nil, nil) }
  open func cancel() {}
}

/// The button of a map that follows its user.
@MainActor @preconcurrency
open class MKUserTrackingButton: UIView {
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
/// The button in a bar that follows a map's user.
@MainActor @preconcurrency
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    image = UIImage(systemName: "location")
  }
}
/// The compass of a map.
@MainActor @preconcurrency
open class MKCompassButton: UIView {
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
/// The scale of a map.
@MainActor @preconcurrency
open class MKScaleView: UIView {
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
