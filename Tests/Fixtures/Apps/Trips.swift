import CoreLocation
import MapKit
import StoreKit
import SwiftUI
import TipKit

struct Stop: Identifiable {
  let id = UUID()
  let name: String
  let coordinate: CLLocationCoordinate2D
}

extension CLLocationCoordinate2D {
  static let zurich = CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417)
}

final class TripLocation: NSObject, ObservableObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  @Published var status: CLAuthorizationStatus = .notDetermined
  @Published var location: CLLocation?

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
  }

  func start() {
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    location = locations.last
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
  }
}

struct SwipeTip: Tip {
  var title: Text { Text("Swipe to save") }
  var message: Text? { Text("Swipe a stop to the left to keep it for later.") }
  var image: Image? { Image(systemName: "hand.tap") }
  var actions: [Action] {
    Action(id: "more", title: "Learn more")
  }
  @Parameter static var isLoggedIn: Bool = false
  static let saved = Tips.Event(id: "saved")
  var rules: [Rule] {
    #Rule(Self.$isLoggedIn) { $0 == true }
    #Rule(Self.saved) { $0.donations.count >= 3 }
  }
  var options: [any TipOption] {
    Tips.MaxDisplayCount(3)
  }
}

struct TripMap: View {
  @StateObject private var location = TripLocation()
  @State private var position: MapCameraPosition = .region(
    MKCoordinateRegion(
      center: .zurich, span: MKCoordinateSpan(latitudeDelta: 0.06, longitudeDelta: 0.06)))
  @State private var selection: String?
  let stops = [
    Stop(
      name: "Old town", coordinate: CLLocationCoordinate2D(latitude: 47.3717, longitude: 8.5423)),
    Stop(name: "Station", coordinate: CLLocationCoordinate2D(latitude: 47.3779, longitude: 8.5403)),
    Stop(name: "Lake", coordinate: CLLocationCoordinate2D(latitude: 47.3570, longitude: 8.5480)),
  ]

  var body: some View {
    NavigationStack {
      Map(position: $position, selection: $selection) {
        UserAnnotation()
        ForEach(stops) { stop in
          Marker(stop.name, systemImage: "star.fill", coordinate: stop.coordinate)
            .tint(.orange)
        }
        Annotation("Here", coordinate: .zurich, anchor: .bottom) {
          Image(systemName: "figure.walk").padding(6).background(.white, in: .circle)
        }
        MapPolyline(coordinates: stops.map(\.coordinate)).stroke(.blue, lineWidth: 4)
        MapCircle(center: .zurich, radius: 800).foregroundStyle(.green.opacity(0.2))
          .stroke(.green, lineWidth: 1)
      }
      .mapStyle(.standard(elevation: .realistic))
      .mapControls {
        MapUserLocationButton()
        MapCompass()
      }
      .onMapCameraChange { context in position = .region(context.region) }
      .safeAreaInset(edge: .bottom) {
        Text(
          "\(Int(CLLocation(latitude: 47.3717, longitude: 8.5423).distance(from: CLLocation(latitude: 47.357, longitude: 8.548)))) m on foot"
        )
        .padding().frame(maxWidth: .infinity).background(.bar)
      }
      .navigationTitle("Trip")
      .navigationBarTitleDisplayMode(.inline)
    }
    .onAppear { location.start() }
  }
}

struct OlderTripMap: View {
  @State private var region = MKCoordinateRegion(
    center: .zurich, latitudinalMeters: 4000, longitudinalMeters: 4000)
  let stops = [Stop(name: "Older", coordinate: .zurich)]

  var body: some View {
    Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: stops) { stop in
      MapAnnotation(coordinate: stop.coordinate) {
        VStack {
          Text(stop.name).font(.caption)
          Image(systemName: "mappin.circle.fill").foregroundColor(.red)
        }
      }
    }
    .frame(height: 220)
  }
}

final class TripPlace: NSObject, MKAnnotation {
  let coordinate: CLLocationCoordinate2D
  let title: String?

  init(_ title: String, _ coordinate: CLLocationCoordinate2D) {
    (self.title, self.coordinate) = (title, coordinate)
  }
}

struct UIKitTripMap: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView(frame: .zero)
    map.delegate = context.coordinator
    map.addAnnotation(TripPlace("From UIKit", .zurich))
    let point = MKPointAnnotation()
    point.coordinate = CLLocationCoordinate2D(latitude: 47.36, longitude: 8.55)
    point.title = "Point"
    map.addAnnotations([point])
    let route = [CLLocationCoordinate2D.zurich, point.coordinate]
    map.addOverlay(MKPolyline(coordinates: route, count: route.count))
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    map.setRegion(
      MKCoordinateRegion(center: .zurich, latitudinalMeters: 5000, longitudinalMeters: 5000),
      animated: true)
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  class Coordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .systemPurple
      renderer.lineWidth = 5
      return renderer
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
      guard annotation is TripPlace else { return nil }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "place")
      view.markerTintColor = .systemGreen
      return view
    }
  }
}

struct TripShop: View {
  @Environment(\.requestReview) private var requestReview
  @State private var bought = false
  private let tip = SwipeTip()

  var body: some View {
    List {
      TipView(tip, arrowEdge: .bottom) { action in
        if action.id == "more" { tip.invalidate(reason: .actionPerformed) }
      }
      Section("Maps offline") {
        ProductView(id: "trips.offline.alps") { Image(systemName: "mountain.2.fill") }
        ProductView(id: "trips.offline.coast")
      }
      Button("Rate the app") { requestReview() }
        .popoverTip(tip)
    }
    .task {
      for await result in Transaction.updates {
        if case .verified(let transaction) = result {
          bought = transaction.revocationDate == nil
          await transaction.finish()
        }
      }
    }
    .task {
      do {
        let products = try await Product.products(for: ["trips.offline.alps"])
        guard let product = products.first else { return }
        switch try await product.purchase() {
        case .success(let verification): bought = (try? verification.payloadValue) != nil
        case .userCancelled, .pending: break
        @unknown default: break
        }
      } catch { print(error) }
    }
  }
}

struct TripPlus: View {
  var body: some View {
    SubscriptionStoreView(groupID: "trips.plus") {
      VStack {
        Image(systemName: "sparkles").font(.largeTitle)
        Text("Trips Plus").font(.title.bold())
      }
    }
    .subscriptionStoreButtonLabel(.multiline)
    .storeButton(.visible, for: .restorePurchases)
  }
}

#Preview("Trip") { TripMap() }
#Preview("Older trip") { OlderTripMap() }
#Preview("UIKit trip") { UIKitTripMap().ignoresSafeArea() }
#Preview("Trip shop") {
  TripShop().task { try? Tips.configure([.displayFrequency(.immediate)]) }
}
#Preview("Trip plus") { TripPlus() }
