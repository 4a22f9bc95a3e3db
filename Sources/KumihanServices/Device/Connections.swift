public import Foundation

/// A connection, which waits for a network that is not there.
public final class NWConnection {
  /// How far it is.
  public enum State: Hashable, Sendable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  /// How data ends.
  public enum SendCompletion {
    case contentProcessed((_ error: NWError?) -> Void)
    case idempotent
  }
  /// What belongs to a message.
  public final class ContentContext: Sendable {
    public static let defaultMessage = ContentContext(identifier: "default")
    public static let finalMessage = ContentContext(identifier: "final")
    public static let defaultStream = ContentContext(identifier: "stream")
    public let identifier: String
    public init(identifier: String, metadata: [NWProtocol]? = nil, isFinal: Bool = false) {
      self.identifier = identifier
    }
  }

  public let endpoint: NWEndpoint
  public private(set) var state = State.setup
  /// Never called: an app shows what it shows before it knows.
  public var stateUpdateHandler: ((State) -> Void)?
  public var pathUpdateHandler: ((NWPath) -> Void)?
  public var viabilityUpdateHandler: ((Bool) -> Void)?
  public var betterPathUpdateHandler: ((Bool) -> Void)?
  public var currentPath: NWPath? { nil }

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) { self.endpoint = endpoint }
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) { self.init(to: .hostPort(host: host, port: port), using: parameters) }

  public func start(queue: DispatchQueue) { state = .preparing }
  public func cancel() { state = .cancelled }
  public func forceCancel() { cancel() }
  public func restart() {}
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {}
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
  public func receiveMessage(
    completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
  public func batch(_ body: () -> Void) { body() }
}

/// Looks for services, of which there are none.
public final class NWBrowser {
  /// How far it is.
  public enum State: Hashable, Sendable {
    case setup, ready, cancelled
    case failed(NWError)
    case waiting(NWError)
  }
  /// What is looked for.
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
    case applicationService(name: String)
  }
  /// A service.
  public struct Result: Hashable, Sendable {
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
    /// What a service says of itself.
    public enum Metadata: Hashable, Sendable {
      case none
      case bonjour(NWTXTRecord)
    }
    /// How the services changed.
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
    }
  }
  public let descriptor: Descriptor
  public private(set) var state = State.setup
  public private(set) var browseResults: Set<Result> = []
  public var stateUpdateHandler: ((State) -> Void)?
  public var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)?
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
  }
  public func start(queue: DispatchQueue) {}
  public func cancel() { state = .cancelled }
}

/// Words of a service, by name.
public struct NWTXTRecord: Hashable, Sendable {
  public var dictionary: [String: String]
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
}

/// Waits for connections, which nobody makes.
public final class NWListener {
  /// How far it is.
  public enum State: Hashable, Sendable {
    case setup, ready, cancelled
    case failed(NWError)
    case waiting(NWError)
  }
  /// A service that is offered.
  public struct Service: Hashable, Sendable {
    public let name: String?
    public let type: String
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord? = nil
    ) { (self.name, self.type) = (name, type) }
  }
  public private(set) var state = State.setup
  public let port: NWEndpoint.Port?
  public var service: Service?
  public var stateUpdateHandler: ((State) -> Void)?
  public var newConnectionHandler: ((NWConnection) -> Void)?
  public var serviceRegistrationUpdateHandler: ((ServiceRegistrationChange) -> Void)?
  /// How the offered services changed.
  public enum ServiceRegistrationChange: Hashable, Sendable {
    case add(NWEndpoint)
    case remove(NWEndpoint)
  }
  /// - Throws: never.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.port = port
  }
  public func start(queue: DispatchQueue) {}
  public func cancel() { state = .cancelled }
}
