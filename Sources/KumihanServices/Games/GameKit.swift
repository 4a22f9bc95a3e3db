public import Foundation
public import KumihanAppleNames
import KumihanFoundation

/// Who plays: nobody is signed in.
open class GKPlayer: NSObject {
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var guestIdentifier: String? { nil }
  open var isInvitable: Bool { false }
  /// How large a picture is.
  public enum PhotoSize: Int, Sendable { case small, normal }
  open func loadPhoto(
    for size: PhotoSize, withCompletionHandler completion: ((UIImage?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage {
    throw GKError(.notAuthenticated)
  }
}

/// The player of this device, who is not signed in.
open class GKLocalPlayer: GKPlayer {
  open class var local: GKLocalPlayer { SharedObjects.one { GKLocalPlayer() } }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  /// Is kept, and never asked: nobody signs in.
  open var authenticateHandler: (@MainActor (UIViewController?, (any Error)?) -> Void)?
  open func loadFriends() async throws -> [GKPlayer] { [] }
  open func loadFriends(_ completion: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    completion(nil, GKError(.notAuthenticated))
  }
  open var isMultiplayerGamingRestricted: Bool { false }
  open var isPersonalizedCommunicationRestricted: Bool { false }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
  /// - Throws: always, as where nobody is signed in.
  open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
    throw GKError(.notAuthenticated)
  }
  open func fetchItems(
    forIdentityVerificationSignature completion:
      ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
  ) { completion?(nil, nil, nil, 0, GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open func fetchSavedGames() async throws -> [GKSavedGame] { throw GKError(.notAuthenticated) }
  open func fetchSavedGames(completionHandler: (([GKSavedGame]?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  /// - Throws: always, as where nobody is signed in.
  @discardableResult
  open func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
    throw GKError(.notAuthenticated)
  }
  open func saveGameData(
    _ data: Data, withName name: String,
    completionHandler: ((GKSavedGame?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open func deleteSavedGames(withName name: String) async throws {
    throw GKError(.notAuthenticated)
  }
}

/// A game that was kept.
open class GKSavedGame: NSObject {
  open var name: String? { nil }
  open var deviceName: String? { nil }
  open var modificationDate: Date? { nil }
  /// - Throws: always, as where nobody is signed in.
  open func loadData() async throws -> Data { throw GKError(.notAuthenticated) }
}

/// What may be reached.
open class GKAchievementDescription: NSObject {
  open var identifier: String { "" }
  open var title: String { "" }
  open var achievedDescription: String { "" }
  open var unachievedDescription: String { "" }
  open var maximumPoints: Int { 0 }
  open var isHidden: Bool { false }
  open var isReplayable: Bool { false }
  open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] { [] }
  open class func loadAchievementDescriptions(
    completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?([], nil) }
}

/// Something that a player reached.
open class GKAchievement: NSObject {
  open var identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  public init(identifier: String) { self.identifier = identifier }
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(URLError(.notConnectedToInternet)) }
  /// - Throws: always, as offline.
  open class func report(_ achievements: [GKAchievement]) async throws {
    throw URLError(.notConnectedToInternet)
  }
  open var lastReportedDate: Date { .distantPast }
  open class func loadAchievements() async throws -> [GKAchievement] { [] }
  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?([], nil) }
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(URLError(.notConnectedToInternet))
  }
  /// - Throws: always, as offline.
  open class func resetAchievements() async throws { throw URLError(.notConnectedToInternet) }
}

/// The best players: none.
open class GKLeaderboard: NSObject {
  /// Whose results.
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  /// Of which time.
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  /// A result.
  open class Entry: NSObject {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }
  open var baseLeaderboardID: String { "" }
  /// - Throws: always, as where nobody is signed in.
  open func loadEntries(
    for scope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
  open func loadEntries(
    for scope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
  /// - Throws: always, as where nobody is signed in.
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope
  ) async throws -> (Entry?, [Entry]) { throw GKError(.notAuthenticated) }
  /// - Throws: always, as offline.
  open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
    throw URLError(.notConnectedToInternet)
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open class func loadLeaderboards(
    IDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  open var title: String? { nil }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(URLError(.notConnectedToInternet)) }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw URLError(.notConnectedToInternet) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open class func loadLeaderboards(IDs: [String]?) async throws -> [GKLeaderboard] { [] }
}

/// Game Center's screens.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

/// Game Center; drawn as a box with its name.
@MainActor @preconcurrency
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) { self.init(nibName: nil, bundle: nil) }
}

/// Is told when Game Center is left.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: AnyObject {
  func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController)
}

/// The way to Game Center in a corner, which is not drawn.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  /// A corner.
  public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  public static let shared = GKAccessPoint()
  open var isActive = false
  open var showHighlights = false
  open var location = Location.topLeading
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open var frameInScreenCoordinates: CGRect { .zero }
  open weak var parentWindow: UIWindow?
  open func trigger(handler: @escaping () -> Void) {}
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
