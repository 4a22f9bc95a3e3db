public import Foundation
public import KumihanAppleNames
public import KumihanCombine
public import KumihanCoreGraphics
public import KumihanServices

/// Something that people do together in a call; there is none.
public protocol GroupActivity: Codable {
  static var activityIdentifier: String { get }
  var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
  public static var activityIdentifier: String { "\(Self.self)" }
  /// Never any: nobody calls.
  public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
  @discardableResult public nonisolated(nonsending) func activate() async throws -> Bool { false }
  public nonisolated(nonsending) func prepareForActivation() async -> GroupActivityActivationResult
  { .activationDisabled }
}

/// What becomes of something that people would do together.
public enum GroupActivityActivationResult: Hashable, Sendable {
  case activationDisabled, activationPreferred, cancelled
}

/// What an activity says of itself.
public struct GroupActivityMetadata: Sendable {
  /// A kind of activity.
  public struct ActivityType: Hashable, Sendable {
    let name: String
    public static let generic = Self(name: "generic")
    public static let watchTogether = Self(name: "watchTogether")
    public static let listenTogether = Self(name: "listenTogether")
    public static let createTogether = Self(name: "createTogether")
    public static let workoutTogether = Self(name: "workoutTogether")
    public static let shopTogether = Self(name: "shopTogether")
    public static let learnTogether = Self(name: "learnTogether")
    public static let exploreTogether = Self(name: "exploreTogether")
    public static let readTogether = Self(name: "readTogether")
  }
  public var type = ActivityType.generic
  public var title: String?
  public var subtitle: String?
  public var previewImage: CGImage?
  public var fallbackURL: URL?
  public var supportsContinuationOnTV = false
  public init() {}
}

/// Somebody who takes part.
public struct Participant: Hashable, Identifiable, Sendable {
  public let id: UUID
}

/// Who is sent something.
public struct Participants: Sendable {
  public static let all = Self()
  public static func only(_ participant: Participant) -> Self { Self() }
  public static func only(_ participants: Set<Participant>) -> Self { Self() }
  public static func except(_ participant: Participant) -> Self { Self() }
}

/// People who do something together.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject {
  /// Whether one takes part.
  public enum State: CustomStringConvertible {
    case waiting, joined
    case invalidated(reason: any Error)
    public var description: String {
      switch self {
      case .waiting: "waiting"
      case .joined: "joined"
      case .invalidated: "invalidated"
      }
    }
  }
  /// Sessions as they begin: none.
  public struct Sessions: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public typealias Element = GroupSession<ActivityType>
    public func makeAsyncIterator() -> Self { self }
    public mutating func next() async -> Element? { nil }
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? { nil }
  }
  @Published public var activity: ActivityType
  @Published public private(set) var state = State.waiting
  @Published public private(set) var activeParticipants: Set<Participant> = []
  public let id = UUID.zero
  public let localParticipant = Participant(id: UUID.zero)
  public var isLocallyInitiated: Bool { true }
  init(_ activity: ActivityType) { self.activity = activity }
  public func join() { state = .joined }
  public func leave() { state = .invalidated(reason: CancellationError()) }
  public func end() { leave() }
  public nonisolated(nonsending) func requestForegroundPresentation() async {}
}

/// Sends what others who take part are to know, to nobody.
public final class GroupSessionMessenger: Sendable {
  /// Whether messages are sent again.
  public enum DeliveryMode: Hashable, Sendable { case reliable, unreliable }
  /// Who sent a message.
  public struct MessageContext: Sendable {
    public let source: Participant
  }
  /// Messages as they come: none.
  public struct Messages<Message>: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public typealias Element = (Message, MessageContext)
    public func makeAsyncIterator() -> Self { self }
    public mutating func next() async -> Element? { nil }
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? { nil }
  }
  public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}
  public init<Activity: GroupActivity>(
    session: GroupSession<Activity>, deliveryMode: DeliveryMode
  ) {}
  public nonisolated(nonsending) func send<Message: Codable>(
    _ value: Message, to participants: Participants = .all
  ) async throws {}
  public func send<Message: Codable>(
    _ value: Message, to participants: Participants = .all,
    completion: @escaping ((any Error)?) -> Void
  ) { completion(nil) }
  public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { .init() }
}

/// Keeps what late comers are to know: nothing.
public final class GroupSessionJournal: Sendable {
  public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}
}

/// Knows whether a call is going on: no.
public final class GroupStateObserver: ObservableObject {
  public init() {}
  public var isEligibleForGroupSession: Bool { false }
}

/// Begins something to do together; drawn as a box with its name.
@MainActor @preconcurrency
open class GroupActivitySharingController: UIViewController {
  public convenience init<Activity: GroupActivity>(_ activity: Activity) throws {
    self.init(nibName: nil, bundle: nil)
  }
  open var result: GroupActivityActivationResult { get async { .cancelled } }
}

extension AVPlaybackCoordinator {
  public func coordinateWithSession<Activity: GroupActivity>(_ session: GroupSession<Activity>) {}
}
