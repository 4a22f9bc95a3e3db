import Foundation
public import KumihanLayout
public import KumihanViews

/// A map: what stands on it, at its places, on a plain ground with the coordinates of its middle.
///
/// The ground of Apple's maps needs their data; the report says that it is missing.
public struct Map: _PlacedView {
  let position: MapCameraPosition
  let items: [MapItem]
  public let _site: CallSite

  init(_ position: MapCameraPosition, _ items: [MapItem], _ site: CallSite) {
    (self.position, self.items, _site) = (position, items, site)
  }

  public var body: some View {
    StandInView("the ground of a map needs Apple's map data", at: _site) {
      GeometryReader { geometry in
        let ordered = items.filter(\.coversGround) + items.filter { !$0.coversGround }
        let projection = MapProjection(position.shown ?? items.region, in: geometry.size)
        ZStack {
          MapGround(projection: projection)
          // What covers ground is below what stands on it.
          ForEach(ordered.indices, id: \.self) {
            MapItemView(item: ordered[$0], projection: projection)
          }
        }
        .frame(width: geometry.size.width, height: geometry.size.height)
        .clipped()
        .environment(\.layoutDirection, .leftToRight)
      }
      .background(MapGround.color)
      .accessibilityElement(children: .contain)
    }
  }
}

extension [MapItem] {
  /// All places with some room around; central Europe where there are none.
  var region: MKCoordinateRegion {
    let places = flatMap { item -> [CLLocationCoordinate2D] in
      guard case .circle(let radius) = item.kind, let center = item.places.first else {
        return item.places
      }
      let round = MKCoordinateRegion(
        center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
      return [-0.5, 0.5].map { side in
        CLLocationCoordinate2D(
          latitude: center.latitude + side * round.span.latitudeDelta,
          longitude: center.longitude + side * round.span.longitudeDelta)
      }
    }.filter { $0.latitude.isFinite && $0.longitude.isFinite }
    guard let north = places.map(\.latitude).max(), let south = places.map(\.latitude).min(),
      let east = places.map(\.longitude).max(), let west = places.map(\.longitude).min()
    else {
      return MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 47, longitude: 9),
        span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20))
    }
    let center = CLLocationCoordinate2D(
      latitude: (north + south) / 2, longitude: (east + west) / 2)
    return MKCoordinateRegion(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: Swift.max((north - south) * 1.5, 0.01),
        longitudeDelta: Swift.max((east - west) * 1.5, 0.01)))
  }
}

/// A plain ground with a grid of degrees, and where it is.
struct MapGround: View {
  static var color: Color {
    Color(
      light: RGBA(red: 0.95, green: 0.94, blue: 0.91),
      dark: RGBA(red: 0.17, green: 0.17, blue: 0.18))
  }

  let projection: MapProjection
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let isDark = scheme == .dark
    ZStack(alignment: .bottomLeading) {
      Rectangle().fill(Self.color)
      grid.stroke(isDark ? Color(white: 0.24) : Color(red: 0.89, green: 0.88, blue: 0.84))
      Text(verbatim: words).font(.caption2).foregroundStyle(.secondary).padding(6)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Map")
    .accessibilityValue(Text(verbatim: words))
  }

  private var words: String {
    let place = projection.coordinate(
      at: CGPoint(x: projection.size.width / 2, y: projection.size.height / 2))
    func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
      "\(Double((abs(value) * 100).rounded()) / 100)° \(value < 0 ? negative : positive)"
    }
    return "Map  \(degrees(place.latitude, "N", "S")), \(degrees(place.longitude, "E", "W"))"
  }

  /// Lines about every 60 points.
  private var grid: Path {
    var path = Path()
    let size = projection.size
    guard size.width > 0, size.height > 0, size.width < 1e5, size.height < 1e5 else { return path }
    for x in stride(
      from: (size.width / 2).truncatingRemainder(dividingBy: 60), to: size.width, by: 60)
    {
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: size.height))
    }
    for y in stride(
      from: (size.height / 2).truncatingRemainder(dividingBy: 60), to: size.height, by: 60)
    {
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: size.width, y: y))
    }
    return path
  }
}

/// One thing on a map, at its place.
struct MapItemView: View {
  let item: MapItem
  let projection: MapProjection
  /// A marker's balloon and its tip; *estimated*.
  private static let balloon: CGFloat = 30
  private static let tip: CGFloat = 6

  var body: some View {
    switch item.kind {
    case .marker(let title, let glyph):
      if let place = item.places.first { marker(title, glyph, at: projection.point(place)) }
    case .annotation(let view, let title, let anchor):
      if let place = item.places.first {
        let point = projection.point(place)
        AnchoredLayout(anchor: anchor, point: point) { view }
        if !item.hidesTitle {
          AnchoredLayout(anchor: .top, point: CGPoint(x: point.x, y: point.y + 14)) {
            title.font(.caption2.weight(.semibold))
          }
        }
      }
    case .circle(let radius):
      if let place = item.places.first {
        let (point, length) = (projection.point(place), projection.length(radius, at: place))
        area(
          Path(
            ellipseIn: CGRect(
              x: point.x - length, y: point.y - length, width: 2 * length, height: 2 * length)))
      }
    case .line(let isClosed):
      if isClosed {
        area(path(isClosed: true))
      } else {
        path(isClosed: false).stroke(
          item.stroke?.0 ?? AnyShapeStyle(Color.blue),
          style: item.stroke?.1 ?? StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
    case .user: EmptyView()
    }
  }

  private func path(isClosed: Bool) -> Path {
    var path = Path()
    for places in [item.places] + item.others where !places.isEmpty {
      path.addLines(places.map { projection.point($0) })
      if isClosed { path.closeSubpath() }
    }
    return path
  }

  @ViewBuilder
  private func area(_ path: Path) -> some View {
    path.fill(
      item.fill ?? AnyShapeStyle(Color.blue.opacity(0.3)),
      style: FillStyle(eoFill: !item.others.isEmpty))
    if let stroke = item.stroke { path.stroke(stroke.0, style: stroke.1) }
  }

  private func marker(_ title: AnyView, _ glyph: AnyView, at point: CGPoint) -> some View {
    let style = item.tint ?? AnyShapeStyle(Color.red)
    return AnchoredLayout(
      anchor: UnitPoint(x: 0.5, y: 0),
      point: CGPoint(x: point.x, y: point.y - Self.balloon - Self.tip)
    ) {
      VStack(spacing: 2) {
        ZStack(alignment: .top) {
          MarkerShape(tip: Self.tip).fill(style)
            .frame(width: Self.balloon, height: Self.balloon + Self.tip)
          glyph.font(.system(size: 14, weight: .semibold)).foregroundStyle(.white)
            .frame(width: Self.balloon, height: Self.balloon)
        }
        if !item.hidesTitle { title.font(.caption2.weight(.semibold)).fixedSize() }
      }
      .accessibilityElement(children: .combine)
    }
  }
}

/// A circle with a tip below.
struct MarkerShape: Shape {
  let tip: CGFloat

  func path(in rect: CGRect) -> Path {
    let side = rect.width
    var path = Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: side, height: side))
    // The way round that the circle has, so that both are one area.
    path.move(to: CGPoint(x: rect.midX + tip, y: rect.minY + side - tip / 3))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + side + tip))
    path.addLine(to: CGPoint(x: rect.midX - tip, y: rect.minY + side - tip / 3))
    path.closeSubpath()
    return path
  }
}

/// A view with its anchor at a point.
struct AnchoredLayout: Layout {
  let anchor: UnitPoint
  let point: CGPoint

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
        proposal: .unspecified)
    }
  }
}
