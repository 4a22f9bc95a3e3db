import Foundation
import Kumihan
import Testing

@testable import KumihanMaps

/// Places on earth as points of a map.
@MainActor
struct MapTests {
  private let zurich = CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417)
  private let bern = CLLocationCoordinate2D(latitude: 46.948, longitude: 7.4474)

  @Test func partsOfTheMapAreCombined() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    let inset = rect.insetBy(dx: -5, dy: 10)
    #expect(inset.minX == 5 && inset.maxX == 45 && inset.minY == 30 && inset.height == 20)
    #expect(MKMapRect.null.union(rect).midX == 25)
    #expect(MKMapRect.null.isNull && !rect.isNull)
    #expect(rect.contains(MKMapPoint(x: 11, y: 21)) && !rect.intersects(.null))
    let distance = MKMapPoint(zurich).distance(to: MKMapPoint(bern))
    #expect(abs(distance - 95_000) < 2000)
  }

  @Test func positionsKnowWhatTheyShow() {
    let camera = MapCamera(centerCoordinate: bern, distance: 1000)
    #expect(MapCameraPosition.camera(camera).camera == camera)
    #expect(MapCameraPosition.rect(.world).rect?.width == MKMapRect.world.width)
    let user = MapCameraPosition.userLocation(fallback: .camera(camera))
    #expect(user.followsUserLocation && user != .camera(camera))
    #expect(MapCameraPosition.automatic == .automatic)
    let circle = MKCircle(center: bern, radius: 500)
    let metres = circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(bern.latitude)
    #expect(abs(metres - 1000) < 1e-6)
    #expect(user != .userLocation(followsHeading: true, fallback: .camera(camera)))
  }

  @Test func linesKnowTheirPlaces() {
    let line = MKPolyline(coordinates: [zurich, bern, zurich], count: 3)
    #expect(line.location(atPointIndex: 0) == 0 && line.location(atPointIndex: 2) == 1)
    #expect(abs(line.location(atPointIndex: 1) - 0.5) < 1e-9)
    var places = [zurich]
    line.getCoordinates(&places, range: NSRange(location: 1, length: 2))
    #expect(places.map(\.latitude) == [bern.latitude])
    let renderer = MKPolylineRenderer(polyline: line)
    renderer.lineDashPattern = [4, 2]
    #expect(renderer.strokeStyle.dash == [4, 2] && renderer.strokeStyle.lineWidth == 1)
  }

  @Test func filtersKnowTheirKinds() {
    #expect(MKPointOfInterestFilter(including: [.cafe]).excludes(.zoo))
    #expect(MKPointOfInterestFilter(excluding: [.cafe]).includes(.zoo))
    #expect(MKPointOfInterestFilter.includingAll.includes(.zoo))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
  }

  private func projection(_ span: Double, _ size: CGSize) -> MapProjection {
    MapProjection(
      MKCoordinateRegion(
        center: zurich, span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span)),
      in: size)
  }

  @Test func theMiddleOfARegionIsInTheMiddle() {
    let map = projection(1, CGSize(width: 200, height: 300))
    let point = map.point(zurich)
    #expect(abs(point.x - 100) < 0.01 && abs(point.y - 150) < 1.5)
    let back = map.coordinate(at: map.point(bern))
    #expect(abs(back.latitude - bern.latitude) < 1e-6)
    #expect(abs(back.longitude - bern.longitude) < 1e-6)
  }

  @Test func aRegionIsShownWholly() {
    for size in [CGSize(width: 100, height: 400), CGSize(width: 400, height: 100)] {
      let map = projection(2, size)
      for (x, y) in [(-1.0, -1.0), (1, 1), (-1, 1), (1, -1)] {
        let corner = map.point(
          CLLocationCoordinate2D(
            latitude: zurich.latitude + y, longitude: zurich.longitude + x))
        #expect(corner.x > -0.01 && corner.x < size.width + 0.01)
        #expect(corner.y > -2 && corner.y < size.height + 2)
      }
    }
  }

  @Test func lengthsFollowTheLatitude() {
    let map = projection(1, CGSize(width: 300, height: 300))
    let east = CLLocationCoordinate2D(
      latitude: zurich.latitude, longitude: zurich.longitude + 0.1)
    let metres = CLLocation(latitude: zurich.latitude, longitude: zurich.longitude).distance(
      from: CLLocation(latitude: east.latitude, longitude: east.longitude))
    let points = map.point(east).x - map.point(zurich).x
    #expect(abs(map.length(metres, at: zurich) / points - 1) < 0.001)
  }

  @Test func distancesAreThoseOfTheEarth() {
    let distance = CLLocation(latitude: zurich.latitude, longitude: zurich.longitude)
      .distance(from: CLLocation(latitude: bern.latitude, longitude: bern.longitude))
    #expect(abs(distance - 95_500) < 1000)
    let circle = CLCircularRegion(center: zurich, radius: 96_500, identifier: "around")
    #expect(circle.contains(bern) && circle.contains(zurich))
  }

  @Test func markersStandAtTheirPlaces() throws {
    let map = Map(
      initialPosition: .region(
        MKCoordinateRegion(center: zurich, latitudinalMeters: 1000, longitudinalMeters: 1000))
    ) {
      MapCircle(center: zurich, radius: 100)
      Marker("Middle", coordinate: zurich)
      Annotation("Note", coordinate: zurich, anchor: .topLeading) {
        Color.red.frame(width: 10, height: 10).accessibilityElement()
          .accessibilityLabel("box")
      }
      .annotationTitles(.hidden)
    }
    let layout = try map.layoutTree(in: CGSize(width: 200, height: 200))
    let elements = layout.accessibility.elements
    let box = try #require(elements.first { $0.label == "box" })
    #expect(abs(box.frame.minX - 100) < 0.5 && abs(box.frame.minY - 100) < 0.5)
    let marker = try #require(elements.first { $0.label?.contains("Middle") ?? false })
    #expect(abs(marker.frame.midX - 100) < 0.5 && marker.frame.minY < 70)
    #expect(
      layout.issues.map(\.issue) == [.needsService("the ground of a map needs Apple's map data")])
  }

  private final class Flag: MKAnnotationView {
    override var annotation: (any MKAnnotation)? {
      willSet { isDraggable = newValue != nil }
    }
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      (canShowCallout, centerOffset.y) = (true, -10)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Views of annotations are made by the class that a map knows by the identifier.
  @Test func viewsOfAnnotationsAreOfTheirClass() {
    let map = MKMapView()
    let point = MKPointAnnotation()
    point.coordinate = zurich
    map.register(Flag.self, forAnnotationViewWithReuseIdentifier: "flag")
    let flag = map.dequeueReusableAnnotationView(withIdentifier: "flag", for: point)
    #expect(flag is Flag && flag.canShowCallout && flag.reuseIdentifier == "flag")
    #expect(flag.annotation === point && flag.item(at: zurich) != nil)
    #expect(map.view(for: point) == nil)
    let usual = MKMapViewDefaultAnnotationViewReuseIdentifier
    #expect(
      map.dequeueReusableAnnotationView(withIdentifier: usual, for: point)
        is MKMarkerAnnotationView)
    map.register(Flag.self, forAnnotationViewWithReuseIdentifier: usual)
    #expect(map.view(for: point) is Flag)
  }

  @Test(arguments: [0.0, 90, -90, 91, .nan, .infinity])
  func noPlaceTraps(latitude: Double) throws {
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: latitude * 3)
    let map = Map {
      Marker("a", coordinate: place)
      MapPolygon(coordinates: [place, zurich])
      MapPolyline(coordinates: [])
      MapCircle(center: place, radius: latitude)
    }
    #expect(try map.layoutTree(in: CGSize(width: 100, height: 100)).size.width == 100)
    _ = try map.layoutTree(in: .zero)
  }

  @Test func areasHaveHoles() throws {
    let hole = MKPolygon(coordinates: [bern, zurich], count: 2)
    let area = MKPolygon(coordinates: [zurich, bern, zurich], count: 3, interiorPolygons: [hole])
    #expect(area._item?.others.map(\.count) == [2])
    #expect(MKMultiPolygon([area, hole])._item?.others.map(\.count) == [2, 2])
    let lines = MKMultiPolyline([MKPolyline(coordinates: [bern], count: 1)])
    #expect(lines._item?.places.count == 1 && lines._item?.others.isEmpty == true)
  }

  @Test func geoJSONIsRead() throws {
    let text = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 7, "properties": {"name": "Bern"},
         "geometry": {"type": "Point", "coordinates": [7.4474, 46.948]}},
        {"type": "Feature", "properties": null, "geometry": {"type": "Polygon",
         "coordinates": [[[0, 0], [9, 0], [9, 9], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]}}]}
      """
    let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap {
      $0 as? MKGeoJSONFeature
    }
    #expect(features.map(\.identifier) == ["7", nil])
    #expect(features.first?.geometry.first?.coordinate.latitude == 46.948)
    let area = features.last?.geometry.first as? MKPolygon
    #expect(area?.pointCount == 4 && area?.interiorPolygons?.count == 1)
    #expect(throws: (any Error).self) { try MKGeoJSONDecoder().decode(Data("[]".utf8)) }
  }
}
