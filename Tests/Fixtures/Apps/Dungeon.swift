import Combine
import GameController
import GameplayKit
import SpriteKit
import SwiftUI

/// A small game: a hero walks through a dungeon of tiles, which chance fills.
final class DungeonMap {
  enum Tile: Character {
    case floor = "."
    case wall = "#"
    case hero = "@"
    case goal = "x"
  }

  static let side: Int32 = 7
  let graph = GKGridGraph<GKGridGraphNode>(
    fromGridStartingAt: vector_int2(0, 0), width: side, height: side, diagonalsAllowed: false)
  private(set) var walls: [vector_int2] = []
  private let random: GKRandomSource

  init(seed: UInt64) {
    random = GKMersenneTwisterRandomSource(seed: seed)
    let places = GKRandomDistribution(
      randomSource: random, lowestValue: 1, highestValue: Int(Self.side) - 2)
    for _ in 0..<9 {
      let wall = vector_int2(Int32(places.nextInt()), Int32(places.nextInt()))
      if let node = graph.node(atGridPosition: wall) { graph.remove([node]) }
      walls.append(wall)
    }
  }

  var path: [vector_int2] {
    guard let start = graph.node(atGridPosition: vector_int2(0, 0)),
      let goal = graph.node(atGridPosition: vector_int2(Self.side - 1, Self.side - 1))
    else { return [] }
    let nodes = graph.findPath(from: start, to: goal) as! [GKGridGraphNode]
    return nodes.map(\.gridPosition)
  }

  func tile(at place: vector_int2) -> Tile {
    if place == vector_int2(0, 0) { return .hero }
    if place == vector_int2(Self.side - 1, Self.side - 1) { return .goal }
    return walls.contains(place) ? .wall : .floor
  }
}

class DungeonState: GKState {
  unowned let model: DungeonModel
  var title: String { "" }
  init(model: DungeonModel) {
    self.model = model
    super.init()
  }
  override func didEnter(from previousState: GKState?) { model.status = title }
}

final class ExploringState: DungeonState {
  override var title: String { "Exploring" }
  override func isValidNextState(_ stateClass: AnyClass) -> Bool {
    stateClass is FightingState.Type
  }
}

final class FightingState: DungeonState {
  override var title: String { "Fighting" }
  override func update(deltaTime seconds: TimeInterval) { model.rounds += 1 }
}

final class HealthComponent: GKComponent {
  private(set) var points: Int
  init(points: Int) {
    self.points = points
    super.init()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func update(deltaTime seconds: TimeInterval) { points -= Int(seconds) }
}

final class DungeonModel: ObservableObject {
  @Published var status = ""
  @Published var rounds = 0
  @Published var controller: String?
  let map = DungeonMap(seed: 11)
  let hero = GKEntity()
  private(set) lazy var machine = GKStateMachine(states: [
    ExploringState(model: self), FightingState(model: self),
  ])
  private var observer: AnyCancellable?

  init() {
    hero.addComponent(HealthComponent(points: 12))
    machine.enter(ExploringState.self)
    observer = NotificationCenter.default.publisher(for: .GCControllerDidConnect)
      .sink { [weak self] note in
        guard let pad = note.object as? GCController else { return }
        self?.controller = pad.vendorName
        pad.extendedGamepad?.buttonA.pressedChangedHandler = { [weak self] _, _, pressed in
          if pressed { self?.fight() }
        }
        pad.extendedGamepad?.dpad.valueChangedHandler = { _, x, y in print(x, y) }
      }
    if let pad = GCController.controllers().first { controller = pad.vendorName }
  }

  func fight() {
    guard machine.enter(FightingState.self) else { return }
    machine.update(deltaTime: 1)
    hero.update(deltaTime: 2)
  }

  var health: Int { hero.component(ofType: HealthComponent.self)?.points ?? 0 }
}

struct DungeonScreen: View {
  @StateObject private var model = DungeonModel()
  private let dice = GKRandomDistribution.d20()

  var body: some View {
    VStack(spacing: 12) {
      Text(model.status).font(.title2.bold())
      Text("Way of \(model.map.path.count) steps")
      VStack(spacing: 2) {
        ForEach(0..<Int(DungeonMap.side), id: \.self) { row in
          HStack(spacing: 2) {
            ForEach(0..<Int(DungeonMap.side), id: \.self) { column in
              tile(vector_int2(Int32(column), Int32(row)))
            }
          }
        }
      }
      Label("\(model.health) points", systemImage: "heart.fill")
      Text(model.controller ?? "No controller").foregroundStyle(.secondary)
      Button("Roll \(dice.highestValue)") { model.fight() }
    }
    .padding()
  }

  private func tile(_ place: vector_int2) -> some View {
    let tile = model.map.tile(at: place)
    return Rectangle()
      .fill(tile == .wall ? Color.brown : tile == .floor ? .gray.opacity(0.2) : .green)
      .frame(width: 28, height: 28)
  }
}

/// As Xcode's template of a game begins.
class DungeonViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let scene = GKScene(fileNamed: "DungeonScene") {
      if let sceneNode = scene.rootNode as? SKScene {
        sceneNode.scaleMode = .aspectFill
        if let view = self.view as! SKView? {
          view.presentScene(sceneNode)
          view.ignoresSiblingOrder = true
        }
      }
    }
  }
}

#Preview("Dungeon") {
  DungeonScreen()
}
