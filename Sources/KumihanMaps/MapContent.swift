public import Foundation
public import KumihanLocation
public import KumihanViews

/// What stands on a map.
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
  var _items: [MapItem] { get }
}

extension MapContent {
  public var _items: [MapItem] { body._items }
}

extension MapContent where Body == Never {
  public var body: Never { preconditionFailure("an item of a map has no body") }
}

extension Never: MapContent {
  public var _items: [MapItem] { [] }
}

/// One thing on a map.
public struct MapItem {
  enum Kind {
    case marker(AnyView, glyph: AnyView)
    case annotation(AnyView, title: AnyView, anchor: UnitPoint)
    case circle(CLLocationDistance)
    case line(isClosed: Bool)
    case user
  }

  let kind: Kind
  let places: [CLLocationCoordinate2D]
  /// Further lines of the same look; those in an area are holes in it.
  var others: [[CLLocationCoordinate2D]] = []
  var tint: AnyShapeStyle?
  var fill: AnyShapeStyle?
  var stroke: (AnyShapeStyle, StrokeStyle)?
  var hidesTitle = false

  /// Whether it is an area or a line, rather than something that stands at a place.
  var coversGround: Bool {
    switch kind {
    case .circle, .line: true
    case .marker, .annotation, .user: false
    }
  }
}

/// Several things on a map.
public struct MapItems: MapContent {
  public typealias Body = Never
  public let _items: [MapItem]
}

/// What stands on a map where a condition holds.
public struct _OptionalMapContent<Content: MapContent>: MapContent {
  public typealias Body = Never
  public let _items: [MapItem]
}

/// Turns a closure's content of a map into one.
@MainActor @preconcurrency @resultBuilder
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> MapItems { MapItems(_items: []) }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> MapItems {
    var items: [MapItem] = []
    for content in repeat each content { items += content._items }
    return MapItems(_items: items)
  }
  public static func buildIf<Content: MapContent>(
    _ content: Content?
  ) -> _OptionalMapContent<Content> { _OptionalMapContent(_items: content?._items ?? []) }
  public static func buildEither<Content: MapContent>(first: Content) -> MapItems {
    MapItems(_items: first._items)
  }
  public static func buildEither<Content: MapContent>(second: Content) -> MapItems {
    MapItems(_items: second._items)
  }
  public static func buildLimitedAvailability(_ content: some MapContent) -> MapItems {
    MapItems(_items: content._items)
  }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a ForEach has no body") }
  public var _items: [MapItem] { data.flatMap { content($0)._items } }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(collection: data, content: content, id: { $0[keyPath: id] }) }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(collection: data, content: content, id: { $0.id }) }
}

/// A balloon with a title at a place.
public struct Marker: MapContent {
  public typealias Body = Never
  public let _items: [MapItem]

  private init(_ title: some View, _ glyph: some View, _ place: CLLocationCoordinate2D) {
    _items = [MapItem(kind: .marker(AnyView(title), glyph: AnyView(glyph)), places: [place])]
  }

  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), Image(systemName: "mappin"), coordinate)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(verbatim: String(title)), Image(systemName: "mappin"), coordinate)
  }
  public init(
    _ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(title), Image(systemName: systemImage), coordinate) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(verbatim: String(title)), Image(systemName: systemImage), coordinate) }
  public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), Image(image), coordinate)
  }
  public init(_ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), monogram, coordinate)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(verbatim: String(title)), monogram, coordinate) }
  public init(item: MKMapItem) {
    self.init(
      Text(verbatim: item.name ?? ""), Image(systemName: "mappin"), item.placemark.coordinate)
  }
  public init<Label: View>(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      ZStack { label }.labelStyle(.titleOnly), ZStack { label }.labelStyle(.iconOnly), coordinate)
  }
}

/// A view with a title at a place.
public struct Annotation: MapContent {
  public typealias Body = Never
  public let _items: [MapItem]

  private init(
    _ title: AnyView, _ place: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: AnyView
  ) {
    _items = [
      MapItem(kind: .annotation(content, title: title, anchor: anchor), places: [place])
    ]
  }

  public init<Content: View>(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    self.init(AnyView(Text(title)), coordinate, anchor, AnyView(ZStack { content }))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    self.init(
      AnyView(Text(verbatim: String(title))), coordinate, anchor, AnyView(ZStack { content }))
  }
  public init<Content: View, Label: View>(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let content = content()
    self.init(AnyView(label()), coordinate, anchor, AnyView(ZStack { content }))
  }
}

/// A circle around a place, its radius in metres.
public struct MapCircle: MapContent {
  public typealias Body = Never
  public let _items: [MapItem]
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _items = [MapItem(kind: .circle(radius), places: [center])]
  }
  public init(mapRect rect: MKMapRect) { self.init(MKCircle(mapRect: rect)) }
  public init(_ circle: MKCircle) {
    self.init(center: circle.coordinate, radius: circle.radius)
  }
}

/// A line through places.
public struct MapPolyline: MapContent {
  /// The way of a line between two places; on a plain ground it is straight.
  public enum ContourStyle: Hashable, Sendable { case straight, geodesic }
  public typealias Body = Never
  public let _items: [MapItem]
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle) {
    self.init(coordinates: coordinates)
  }
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate))
  }
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline._coordinates) }
  public init(_ route: MKRoute) { self.init(route.polyline) }
  public init(coordinates: [CLLocationCoordinate2D]) {
    _items = [MapItem(kind: .line(isClosed: false), places: coordinates)]
  }
}

/// An area between places.
public struct MapPolygon: MapContent {
  public typealias Body = Never
  public let _items: [MapItem]
  public init(coordinates: [CLLocationCoordinate2D]) {
    _items = [MapItem(kind: .line(isClosed: true), places: coordinates)]
  }
  public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
  public init(_ polygon: MKPolygon) { _items = [polygon._item].compactMap { $0 } }
}

/// Where the user is, which nobody knows here.
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  public init() {}
  public var _items: [MapItem] { [] }
}

extension MapContent {
  private func changed(_ change: (inout MapItem) -> Void) -> MapItems {
    MapItems(
      _items: _items.map { item in
        var item = item
        change(&item)
        return item
      })
  }

  public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    changed { $0.tint = $0.tint ?? AnyShapeStyle(tint) }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.fill = $0.fill ?? AnyShapeStyle(style) }
  }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed { $0.stroke = $0.stroke ?? (AnyShapeStyle(content), style) }
  }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.hidesTitle = visibility == .hidden }
  }
  /// No-op: nothing is selected, and one level is above the other.
  public func tag<V: Hashable>(_ tag: V) -> Self { self }
  public func annotationSubtitles(_ visibility: Visibility) -> Self { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> Self { self }
}

/// The level of what is laid over a map.
public enum MKOverlayLevel: Int, Hashable, Sendable { case aboveRoads, aboveLabels }
