public import Foundation

/// A way of being connected.
public final class NWInterface: Sendable {
  /// A kind of connection.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  public let name: String
  public let index: Int
  init(type: InterfaceType, name: String, index: Int) {
    (self.type, self.name, self.index) = (type, name, index)
  }
}

/// How a device is connected: not at all, as all requests are answered offline.
public struct NWPath: Hashable, Sendable {
  /// Whether there is a connection.
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  /// Why there is none.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  public var status: Status { .unsatisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var supportsDNS: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var isUltraConstrained: Bool { false }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var availableInterfaces: [NWInterface] { [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Follows the connections of a device, which do not change.
public final class NWPathMonitor: @unchecked Sendable {
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  /// Never called: an app shows what it shows before it knows.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

extension NWPathMonitor: AsyncSequence {
  /// Paths over time; a still picture is told of none, and waits for none.
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> NWPath? { nil }
  }
  public func makeAsyncIterator() -> Iterator { Iterator() }
}
