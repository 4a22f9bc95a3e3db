public import Foundation
public import KumihanLocation
public import KumihanViews

extension Map {
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(initialPosition, [], CallSite(fileID: fileID, line: line, column: column)) }

  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      initialPosition, content()._items, CallSite(fileID: fileID, line: line, column: column))
  }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(position.wrappedValue, [], CallSite(fileID: fileID, line: line, column: column))
  }

  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      position.wrappedValue, content()._items,
      CallSite(fileID: fileID, line: line, column: column))
  }

  public init<Selection: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      initialPosition, content()._items, CallSite(fileID: fileID, line: line, column: column))
  }

  public init<Selection: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      position.wrappedValue, content()._items,
      CallSite(fileID: fileID, line: line, column: column))
  }

  /// As before iOS 17.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      .region(coordinateRegion.wrappedValue), [],
      CallSite(fileID: fileID, line: line, column: column))
  }

  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Items.Element: Identifiable {
    self.init(
      .region(coordinateRegion.wrappedValue),
      annotationItems.flatMap { annotationContent($0)._items },
      CallSite(fileID: fileID, line: line, column: column))
  }

  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      .rect(mapRect.wrappedValue), [], CallSite(fileID: fileID, line: line, column: column))
  }
}

/// Whether a map would follow the user.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }

/// What stands on a map before iOS 17.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  var _items: [MapItem] { get }
}

/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol {
  public let _items: [MapItem]
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    var item = Marker("", coordinate: coordinate)._items[0]
    (item.tint, item.hidesTitle) = (tint.map { AnyShapeStyle($0) }, true)
    _items = [item]
  }
}

/// A pin at a place, drawn as a balloon.
public struct MapPin: MapAnnotationProtocol {
  public let _items: [MapItem]
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _items = MapMarker(coordinate: coordinate, tint: tint)._items
  }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _items: [MapItem]
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    _items = [
      MapItem(
        kind: .annotation(
          AnyView(ZStack { content }), title: AnyView(EmptyView()),
          anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)),
        places: [coordinate], hidesTitle: true)
    ]
  }
}
