public import Foundation

/// A way of being connected.
public final class NWInterface: Sendable {
  /// A kind of connection.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  init(type: InterfaceType) { self.type = type }
}

/// How a device is connected: not at all, as all requests are answered offline.
public struct NWPath: Hashable, Sendable {
  /// Whether there is a connection.
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { .unsatisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var availableInterfaces: [NWInterface] { [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Follows the connections of a device, which do not change.
public final class NWPathMonitor {
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Never called: an app shows what it shows before it knows.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
