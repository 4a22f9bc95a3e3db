public import Foundation

/// Locations as they come; none here.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public let authorizationDenied = false
  public let authorizationDeniedGlobally = false
  public let authorizationRestricted = false
  public let authorizationRequestInProgress = false
  public let accuracyLimited = false
  public let insufficientlyInUse = false
  public let locationUnavailable = false
  public let serviceSessionRequired = false
  public let stationary = false
  public var isStationary: Bool { stationary }

  /// What the locations are used for.
  public enum LiveConfiguration: Hashable, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Locations one after the other; ends at once.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    /// None.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}

/// Keeps locations coming in the background; none come.
public final class CLBackgroundActivitySession: NSObject, Sendable {
  public override init() { super.init() }
  public func invalidate() {}
}

/// What an app needs of locations while it holds this.
public final class CLServiceSession: NSObject, Sendable {
  /// How much an app needs.
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
  public init(authorization: AuthorizationRequirement) {}
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
  public func invalidate() {}
}

/// Watches conditions of places, of which nothing is ever heard.
public actor CLMonitor {
  /// Whether a condition holds.
  public struct Event: Sendable {
    /// The answers.
    public enum State: UInt, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
    public let identifier: String
    public let state: State
    public let date: Date
    public var refinement: (any CLCondition)? { nil }
  }
  /// A condition and what was heard last.
  public struct Record: Sendable {
    public let condition: any CLCondition
    public let lastEvent: Event
  }
  /// A circle, its radius in metres.
  public struct CircularGeographicCondition: CLCondition {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }
  /// The surroundings of beacons.
  public struct BeaconIdentityCondition: CLCondition {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?
    public init(
      uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil
    ) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
  }
  /// What is heard; it ends at once.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event
    /// None.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Event? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public let name: String
  private var records: [(name: String, record: Record)] = []
  public init(_ name: String) async { self.name = name }
  public var identifiers: [String] { records.map(\.name) }
  public nonisolated var events: Events { Events() }
  public func add(
    _ condition: some CLCondition, identifier: String, assuming state: Event.State = .unknown
  ) {
    remove(identifier)
    let event = Event(
      identifier: identifier, state: state, date: Date(timeIntervalSinceReferenceDate: 0))
    records.append((identifier, Record(condition: condition, lastEvent: event)))
  }
  public func remove(_ identifier: String) { records.removeAll { $0.name == identifier } }
  public func record(for identifier: String) -> Record? {
    records.first { $0.name == identifier }?.record
  }
}

/// A condition of places.
public protocol CLCondition: Sendable {}
