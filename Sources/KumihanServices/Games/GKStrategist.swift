public import Foundation

/// A move in a game.
public protocol GKGameModelUpdate: NSObjectProtocol {
  var value: Int { get set }
}

/// Somebody who plays.
public protocol GKGameModelPlayer: NSObjectProtocol {
  var playerId: Int { get }
}

/// A game as it stands.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Chooses moves.
public protocol GKStrategist: NSObjectProtocol {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Chooses the move after which the worst that can come is best.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  open var maxLookAheadDepth = 0
  open var randomSource: (any GKRandom)?

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    rated(for: player).max { $0.value < $1.value }
  }
  /// One of the best moves by chance.
  open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves count: Int)
    -> (any GKGameModelUpdate)?
  {
    let moves = rated(for: player).sorted { $0.value > $1.value }.prefix(max(count, 1))
    guard let randomSource, moves.count > 1 else { return moves.first }
    return moves[randomSource.nextInt(upperBound: moves.count)]
  }

  private func rated(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0 else { return [] }
    let moves = gameModel.gameModelUpdates(for: player) ?? []
    for move in moves {
      guard let next = after(move, gameModel) else { continue }
      move.value = value(of: next, for: player, depth: maxLookAheadDepth - 1, atLeast: .min, .max)
    }
    return moves
  }
  private func after(_ move: any GKGameModelUpdate, _ model: any GKGameModel) -> (any GKGameModel)?
  {
    let copy = model.copy(with: nil) as? any GKGameModel
    copy?.apply(move)
    return copy
  }
  /// By alpha and beta: what lies outside of the two bounds is not looked at further.
  private func value(
    of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, atLeast low: Int,
    _ high: Int
  ) -> Int {
    var (low, high) = (low, high)
    guard depth > 0, !model.isWin(for: player), !model.isLoss(for: player),
      let active = model.activePlayer, let moves = model.gameModelUpdates(for: active),
      !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var best = isOwn ? Int.min : .max
    for move in moves {
      guard let next = after(move, model) else { continue }
      let found = value(of: next, for: player, depth: depth - 1, atLeast: low, high)
      best = isOwn ? max(best, found) : min(best, found)
      if isOwn { low = max(low, best) } else { high = min(high, best) }
      if low >= high { break }
    }
    return best
  }
}
