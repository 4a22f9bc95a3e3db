public import Foundation

/// A kind of places of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = Self(rawValue: "airport")
  public static let amusementPark = Self(rawValue: "amusementPark")
  public static let aquarium = Self(rawValue: "aquarium")
  public static let atm = Self(rawValue: "atm")
  public static let bakery = Self(rawValue: "bakery")
  public static let bank = Self(rawValue: "bank")
  public static let beach = Self(rawValue: "beach")
  public static let brewery = Self(rawValue: "brewery")
  public static let cafe = Self(rawValue: "cafe")
  public static let campground = Self(rawValue: "campground")
  public static let carRental = Self(rawValue: "carRental")
  public static let evCharger = Self(rawValue: "evCharger")
  public static let fireStation = Self(rawValue: "fireStation")
  public static let fitnessCenter = Self(rawValue: "fitnessCenter")
  public static let foodMarket = Self(rawValue: "foodMarket")
  public static let gasStation = Self(rawValue: "gasStation")
  public static let hospital = Self(rawValue: "hospital")
  public static let hotel = Self(rawValue: "hotel")
  public static let laundry = Self(rawValue: "laundry")
  public static let library = Self(rawValue: "library")
  public static let marina = Self(rawValue: "marina")
  public static let movieTheater = Self(rawValue: "movieTheater")
  public static let museum = Self(rawValue: "museum")
  public static let nationalPark = Self(rawValue: "nationalPark")
  public static let nightlife = Self(rawValue: "nightlife")
  public static let park = Self(rawValue: "park")
  public static let parking = Self(rawValue: "parking")
  public static let pharmacy = Self(rawValue: "pharmacy")
  public static let police = Self(rawValue: "police")
  public static let postOffice = Self(rawValue: "postOffice")
  public static let publicTransport = Self(rawValue: "publicTransport")
  public static let restaurant = Self(rawValue: "restaurant")
  public static let restroom = Self(rawValue: "restroom")
  public static let school = Self(rawValue: "school")
  public static let stadium = Self(rawValue: "stadium")
  public static let store = Self(rawValue: "store")
  public static let theater = Self(rawValue: "theater")
  public static let university = Self(rawValue: "university")
  public static let winery = Self(rawValue: "winery")
  public static let zoo = Self(rawValue: "zoo")
  public static let animalService = Self(rawValue: "animalService")
  public static let automotiveRepair = Self(rawValue: "automotiveRepair")
  public static let baseball = Self(rawValue: "baseball")
  public static let basketball = Self(rawValue: "basketball")
  public static let beauty = Self(rawValue: "beauty")
  public static let bowling = Self(rawValue: "bowling")
  public static let castle = Self(rawValue: "castle")
  public static let conventionCenter = Self(rawValue: "conventionCenter")
  public static let distillery = Self(rawValue: "distillery")
  public static let fairground = Self(rawValue: "fairground")
  public static let fishing = Self(rawValue: "fishing")
  public static let fortress = Self(rawValue: "fortress")
  public static let golf = Self(rawValue: "golf")
  public static let goKart = Self(rawValue: "goKart")
  public static let hiking = Self(rawValue: "hiking")
  public static let kayaking = Self(rawValue: "kayaking")
  public static let landmark = Self(rawValue: "landmark")
  public static let mailbox = Self(rawValue: "mailbox")
  public static let miniGolf = Self(rawValue: "miniGolf")
  public static let musicVenue = Self(rawValue: "musicVenue")
  public static let nationalMonument = Self(rawValue: "nationalMonument")
  public static let planetarium = Self(rawValue: "planetarium")
  public static let rockClimbing = Self(rawValue: "rockClimbing")
  public static let rvPark = Self(rawValue: "rvPark")
  public static let skatePark = Self(rawValue: "skatePark")
  public static let skating = Self(rawValue: "skating")
  public static let skiing = Self(rawValue: "skiing")
  public static let soccer = Self(rawValue: "soccer")
  public static let spa = Self(rawValue: "spa")
  public static let surfing = Self(rawValue: "surfing")
  public static let swimming = Self(rawValue: "swimming")
  public static let tennis = Self(rawValue: "tennis")
  public static let volleyball = Self(rawValue: "volleyball")
}

/// Which places of interest are shown; ours shows none.
open class MKPointOfInterestFilter: NSObject {
  public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
  private let named: Set<MKPointOfInterestCategory>
  /// Whether the named kinds are shown, or all others.
  private let showsNamed: Bool
  public init(including categories: [MKPointOfInterestCategory]) {
    (named, showsNamed) = (Set(categories), true)
  }
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (named, showsNamed) = (Set(categories), false)
  }
  public func includes(_ category: MKPointOfInterestCategory) -> Bool {
    named.contains(category) == showsNamed
  }
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// How the ground of a map is drawn; ours is plain.
open class MKMapConfiguration: NSObject {
  /// Whether the ground has heights.
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle = ElevationStyle.flat
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// The ground with streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong the colours are.
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle = EmphasisStyle.default
  public convenience init(
    elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle
  ) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
}
/// The ground from above.
open class MKImageryMapConfiguration: MKMapConfiguration {}
/// The ground from above, with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {}
