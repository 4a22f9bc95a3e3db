import KumihanAppleNames
public import KumihanLocation
public import KumihanViews

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"

/// How much an annotation's place matters where several want it.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// What is chosen on a map: a value of the app's, or a feature of the map.
public struct MapSelection<Value: Hashable>: Hashable {
  public let value: Value?
  public init(_ value: Value) { self.value = value }
  public var feature: MapFeature? { nil }
}

/// A view of a street, which no picture has.
public struct LookAroundPreview: View {
  private let isEmpty = true
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public var body: some View {
    ZStack {
      Color(uiColor: .secondarySystemFill)
      Image(systemName: "binoculars.fill").font(.title).foregroundStyle(.secondary)
    }
  }
}

/// Where the badge of a view of a street stands.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

/// A place that the map itself names; a picture's map names none.
public struct MapFeature: Hashable {
  /// What a place is.
  public enum FeatureKind: Hashable, Sendable { case pointOfInterest, physicalFeature, territory }
  public let title: String?
  public let kind: FeatureKind?
  public let coordinate: CLLocationCoordinate2D
  public static func == (a: MapFeature, b: MapFeature) -> Bool {
    a.title == b.title && a.kind == b.kind
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

extension MKLocalSearch {
  /// What is looked for.
  public struct ResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }
}
