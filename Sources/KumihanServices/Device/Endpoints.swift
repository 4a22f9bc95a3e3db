public import Foundation

/// Where something on the network is.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  /// A device, by its name or number.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    public init(_ text: String) { self = .name(text, nil) }
    public init(stringLiteral text: String) { self.init(text) }
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      }
    }
  }

  /// A door of a device.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
    CustomDebugStringConvertible
  {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral number: UInt16) { rawValue = number }
    public init?(_ text: String) {
      guard let number = UInt16(text) else { return nil }
      rawValue = number
    }
    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let http: Port = 80
    public static let https: Port = 443
    public var debugDescription: String { "\(rawValue)" }
  }

  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

extension NWInterface: Hashable {
  public static func == (a: NWInterface, b: NWInterface) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

/// Why something on the network is not reached.
public enum NWError: Error, Hashable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}

/// How a connection is made.
public final class NWParameters: Sendable {
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public static var dtls: NWParameters { NWParameters() }
  public static var applicationService: NWParameters { NWParameters() }
  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {}
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {}
  public var includePeerToPeer: Bool {
    get { false }
    set {}
  }
  public var allowLocalEndpointReuse: Bool {
    get { false }
    set {}
  }
  public var prohibitExpensivePaths: Bool {
    get { false }
    set {}
  }
  public var requiredInterfaceType: NWInterface.InterfaceType {
    get { .other }
    set {}
  }
  public var defaultProtocolStack: ProtocolStack { ProtocolStack() }

  /// The protocols of a connection, the lowest last.
  public final class ProtocolStack: Sendable {
    public var applicationProtocols: [NWProtocolOptions] {
      get { [] }
      set {}
    }
  }
}

/// What a protocol is told.
open class NWProtocolOptions {
  init() {}
}
/// A protocol of a connection.
open class NWProtocol {
  init() {}
}
/// The transmission control protocol.
public class NWProtocolTCP: NWProtocol {
  /// What it is told.
  public final class Options: NWProtocolOptions {
    public override init() {}
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveCount = 0
    public var keepaliveInterval = 0
    public var connectionTimeout = 0
    public var noDelay = false
  }
}
/// The user datagram protocol.
public class NWProtocolUDP: NWProtocol {
  /// What it is told.
  public final class Options: NWProtocolOptions {
    public override init() {}
    public var preferNoChecksum = false
  }
}
/// Transport layer security.
public class NWProtocolTLS: NWProtocol {
  /// What it is told.
  public final class Options: NWProtocolOptions { public override init() {} }
}
/// Web sockets.
public class NWProtocolWebSocket: NWProtocol {
  /// What it is told.
  public final class Options: NWProtocolOptions {
    public override init() {}
    public var autoReplyPing = false
    public var maximumMessageSize = 0
  }
  /// The kind of a message.
  public enum Opcode: Int, Sendable { case cont, text, binary, close = 8, ping, pong }
  /// What is said of a message.
  public final class Metadata: NWProtocol {
    public let opcode: Opcode
    public init(opcode: Opcode) { self.opcode = opcode }
  }
}
