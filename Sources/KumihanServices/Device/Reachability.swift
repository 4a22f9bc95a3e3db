// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How something on the network is reached: not at all.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32 = 0) { self.rawValue = rawValue }
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 0x10000)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 0x20000)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 0x40000)
}

/// Something on the network, which is not reached.
public final class SCNetworkReachability: Sendable {}
public func SCNetworkReachabilityCreateWithName(_ allocator: NilPointer, _ name: String)
  -> SCNetworkReachability?
{ SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddress<Address>(
  _ allocator: NilPointer, _ address: UnsafePointer<Address>
) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: inout SCNetworkReachabilityFlags
) -> Bool {
  flags = []
  return true
}
