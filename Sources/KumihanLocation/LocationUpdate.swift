/// Locations as they come; none here.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public let authorizationDenied = false
  public let stationary = false

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
