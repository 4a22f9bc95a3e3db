// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames
import KumihanFoundation

/// Whom a player wants to play with.
open class GKMatchRequest: NSObject {
  open var minPlayers = 2
  open var maxPlayers = 2
  open var defaultNumberOfPlayers = 2
  open var playerGroup = 0
  open var playerAttributes: UInt32 = 0xFFFF_FFFF
  open var inviteMessage: String?
  open var recipients: [GKPlayer]?
  open var restrictToAutomatch = false
  open var queueName: String?
  open var properties: [String: Any]?
  open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
  open class func maxPlayersAllowedForMatch(of type: GKMatchType) -> Int {
    type == .peerToPeer ? 4 : 16
  }
}
/// How players play with each other.
public enum GKMatchType: UInt, Sendable { case peerToPeer, hosted, turnBased }
/// What a player says to an invitation.
public enum GKInviteRecipientResponse: Int, Sendable {
  case accepted, declined, failed, incompatible, unableToConnect, noAnswer
}
public typealias GKInviteeResponse = GKInviteRecipientResponse
/// Whether a player is there.
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

/// Players who play with each other at once: nobody else is there.
open class GKMatch: NSObject {
  /// Whether data may be lost.
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }
  open weak var delegate: (any GKMatchDelegate)?
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  open var properties: [String: Any]? { nil }
  /// - Throws: always, as where nobody is signed in.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
    throw GKError(.notAuthenticated)
  }
  /// - Throws: always, as where nobody is signed in.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
    throw GKError(.notAuthenticated)
  }
  open func disconnect() {}
  open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) {
    completionHandler(nil)
  }
  open func chooseBestHostingPlayer() async -> GKPlayer? { nil }
  /// - Throws: always, as where nobody is signed in.
  open func rematch() async throws -> GKMatch { throw GKError(.notAuthenticated) }
}
/// Follows players who play with each other.
public protocol GKMatchDelegate: AnyObject {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer)
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}
extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer
  ) {}
  public func match(
    _ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState
  ) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
  public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool {
    false
  }
}

/// An invitation to play.
open class GKInvite: NSObject {
  public let sender = GKPlayer()
  open var isHosted: Bool { false }
  open var playerGroup: Int { 0 }
  open var playerAttributes: UInt32 { 0 }
}

/// Finds players: nobody is signed in.
open class GKMatchmaker: NSObject {
  open class func shared() -> GKMatchmaker { SharedObjects.one { GKMatchmaker() } }
  open func findMatch(
    for request: GKMatchRequest,
    withCompletionHandler completion: ((GKMatch?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open func findMatch(for request: GKMatchRequest) async throws -> GKMatch {
    throw GKError(.notAuthenticated)
  }
  open func match(
    for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open func match(for invite: GKInvite) async throws -> GKMatch {
    throw GKError(.notAuthenticated)
  }
  open func addPlayers(
    to match: GKMatch, matchRequest: GKMatchRequest,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
  open func queryActivity(
    completionHandler: ((Int, (any Error)?) -> Void)? = nil
  ) { completionHandler?(0, GKError(.notAuthenticated)) }
  open func startBrowsingForNearbyPlayers(handler: ((GKPlayer, Bool) -> Void)? = nil) {}
  open func stopBrowsingForNearbyPlayers() {}
  open func finishMatchmaking(for match: GKMatch) {}
  open func cancel() {}
  open func cancelPendingInvite(to player: GKPlayer) {}
}

/// How players are looked for on a screen.
public enum GKMatchmakingMode: Int, Sendable {
  case `default`, nearbyOnly, automatchOnly, inviteOnly
}
/// Looks for players on a screen; drawn as a box with its name.
@MainActor @preconcurrency
open class GKMatchmakerViewController: UINavigationController {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  public private(set) var matchRequest = GKMatchRequest()
  open var isHosted = false
  open var matchmakingMode = GKMatchmakingMode.default
  open var canStartWithMinimumPlayers = false
  public convenience init?(matchRequest request: GKMatchRequest) {
    self.init(nibName: nil, bundle: nil)
    matchRequest = request
  }
  public convenience init?(invite: GKInvite) { self.init(nibName: nil, bundle: nil) }
  open func addPlayers(to match: GKMatch) {}
}
/// Follows how players are looked for.
@MainActor @preconcurrency
public protocol GKMatchmakerViewControllerDelegate: AnyObject {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch
  ) {}
}

public let GKTurnTimeoutDefault: TimeInterval = 604_800
public let GKTurnTimeoutNone: TimeInterval = 0

/// Players who play in turn: nobody is signed in.
open class GKTurnBasedMatch: NSObject {
  /// How far a match is.
  public enum Status: Int, Sendable { case unknown, open, ended, matching }
  /// How it ended for a player.
  public enum Outcome: Int, Sendable {
    case none, quit, won, lost, tied, timeExpired, first, second, third, fourth
  }
  open var matchID: String { "" }
  open var creationDate: Date { .distantPast }
  open var participants: [GKTurnBasedParticipant] { [] }
  open var currentParticipant: GKTurnBasedParticipant? { nil }
  open var status: Status { .unknown }
  open var matchData: Data? { nil }
  open var message: String?
  open var matchDataMaximumSize: Int { 65_536 }
  open class func loadMatches(
    completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open class func loadMatches() async throws -> [GKTurnBasedMatch] {
    throw GKError(.notAuthenticated)
  }
  open class func find(
    for request: GKMatchRequest,
    withCompletionHandler completion: @escaping (GKTurnBasedMatch?, (any Error)?) -> Void
  ) { completion(nil, GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch {
    throw GKError(.notAuthenticated)
  }
  /// - Throws: always, as where nobody is signed in.
  open class func load(withID id: String) async throws -> GKTurnBasedMatch {
    throw GKError(.notAuthenticated)
  }
  /// - Throws: always, as where nobody is signed in.
  open func loadMatchData() async throws -> Data? { throw GKError(.notAuthenticated) }
  open func loadMatchData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open func endTurn(
    withNextParticipants next: [GKTurnBasedParticipant], turnTimeout: TimeInterval, match: Data,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open func endTurn(
    withNextParticipants next: [GKTurnBasedParticipant], turnTimeout: TimeInterval, match: Data
  ) async throws { throw GKError(.notAuthenticated) }
  open func endMatchInTurn(
    withMatch data: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open func endMatchInTurn(withMatch data: Data) async throws { throw GKError(.notAuthenticated) }
  open func saveCurrentTurn(
    withMatch data: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open func remove() async throws { throw GKError(.notAuthenticated) }
  open func remove(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func participantQuitInTurn(
    with outcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout: TimeInterval,
    match: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
}
/// Someone who plays in turn.
open class GKTurnBasedParticipant: NSObject {
  /// Whether someone plays.
  public enum Status: Int, Sendable {
    case unknown, invited, declined, matching, active, done
  }
  open var player: GKPlayer? { nil }
  open var status: Status { .unknown }
  open var lastTurnDate: Date? { nil }
  open var timeoutDate: Date? { nil }
  open var matchOutcome = GKTurnBasedMatch.Outcome.none
}
/// Follows turns.
public protocol GKTurnBasedEventListener: AnyObject {
  func player(
    _ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
  func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}
/// Follows invitations.
public protocol GKInviteEventListener: AnyObject {
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  func player(_ player: GKPlayer, didRequestMatchWithRecipients players: [GKPlayer])
}
extension GKTurnBasedEventListener {
  public func player(
    _ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool
  ) {}
  public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
  public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
extension GKInviteEventListener {
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  public func player(_ player: GKPlayer, didRequestMatchWithRecipients players: [GKPlayer]) {}
}
/// Follows what comes for the player of this device.
public protocol GKLocalPlayerListener: GKTurnBasedEventListener, GKInviteEventListener {}

/// Shows turns on a screen; drawn as a box with its name.
@MainActor @preconcurrency
open class GKTurnBasedMatchmakerViewController: UINavigationController {
  open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
  open var showExistingMatches = true
  open var matchmakingMode = GKMatchmakingMode.default
  public convenience init(matchRequest request: GKMatchRequest) {
    self.init(nibName: nil, bundle: nil)
  }
}
/// Follows how players in turn are looked for.
@MainActor @preconcurrency
public protocol GKTurnBasedMatchmakerViewControllerDelegate: AnyObject {
  func turnBasedMatchmakerViewControllerWasCancelled(
    _ viewController: GKTurnBasedMatchmakerViewController)
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}
