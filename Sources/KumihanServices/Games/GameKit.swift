public import Foundation
public import KumihanAppleNames

/// Who plays: nobody is signed in.
open class GKPlayer: NSObject {
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
}

/// The player of this device, who is not signed in.
open class GKLocalPlayer: GKPlayer {
  open class var local: GKLocalPlayer { GKLocalPlayer() }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  /// Is kept, and never asked: nobody signs in.
  open var authenticateHandler: (@MainActor (UIViewController?, (any Error)?) -> Void)?
  open func loadFriends() async throws -> [GKPlayer] { [] }
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
  open class func loadAchievements() async throws -> [GKAchievement] { [] }
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
  }
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
}
