import Foundation
import KumihanServices
import Testing

/// GameplayKit reckons: what comes of chance, states and ways is seen.
struct GameplayTests {
  @Test func chanceIsThatOfTheRulesAndTheSameEachTime() {
    // RFC 6229 has no key of this length; the example of the cipher's description: the key "Key" begins EB9F7781.
    #expect(
      UInt32(bitPattern: Int32(GKARC4RandomSource(seed: Data("Key".utf8)).nextInt()))
        == 0xEB9F_7781)
    // Matsumoto and Nishimura: the first of the twister's numbers for its usual seed.
    #expect(
      UInt32(bitPattern: Int32(GKMersenneTwisterRandomSource(seed: 5489).nextInt()))
        == 3_499_211_612)
    let sources: [() -> GKRandomSource] = [
      { GKRandomSource() }, { GKARC4RandomSource() }, { GKLinearCongruentialRandomSource() },
      { GKMersenneTwisterRandomSource() },
    ]
    for make in sources {
      let (first, second) = (make(), make())
      #expect((0..<50).map { _ in first.nextInt() } == (0..<50).map { _ in second.nextInt() })
      for bound in [1, 2, 7, 1000] {
        #expect(
          (0..<200).allSatisfy { _ in (0..<bound).contains(first.nextInt(upperBound: bound)) })
      }
      #expect((0..<200).allSatisfy { _ in (0...1).contains(first.nextUniform()) })
      let heads = (0..<400).count { _ in first.nextBool() }
      #expect((140...260).contains(heads))
    }
  }

  @Test func distributionsKeepTheirBounds() {
    let die = GKRandomDistribution.d6()
    #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6))
    #expect(die.numberOfPossibleOutcomes == 6)
    let bell = GKGaussianDistribution(randomSource: GKRandomSource(), mean: 50, deviation: 10)
    #expect(bell.lowestValue == 20 && bell.highestValue == 80)
    let values = (0..<500).map { _ in bell.nextInt() }
    #expect(values.allSatisfy { (20...80).contains($0) })
    #expect(values.count { (40...60).contains($0) } > 300)
    let cards = GKShuffledDistribution(lowestValue: 1, highestValue: 10)
    for _ in 0..<3 { #expect(Set((0..<10).map { _ in cards.nextInt() }) == Set(1...10)) }
    let shuffled = GKRandomSource().arrayByShufflingObjects(in: Array(0..<20)) as? [Int]
    #expect(shuffled?.sorted() == Array(0..<20) && shuffled != Array(0..<20))
    #expect(type(of: GKShuffledDistribution.d20()) == GKShuffledDistribution.self)
  }

  /// Asked anew each time, the shared source goes on.
  @Test func theSharedSourceGoesOn() {
    var seen: Set<Int> = []
    for _ in 0..<100 {
      seen.insert(GKRandomSource.sharedRandom().nextInt(upperBound: 6))
      seen.insert(GKRandomDistribution.d20().nextInt())
    }
    #expect(seen.count > 2)
    let widest = GKRandomDistribution(
      randomSource: GKRandomSource(), lowestValue: 0, highestValue: .max)
    #expect(widest.numberOfPossibleOutcomes == .max && widest.nextInt() >= 0)
  }

  @Test func aMachineEntersWhatItsStateAllows() {
    class Named: GKState {
      var log: [String] = []
      override func didEnter(from previousState: GKState?) {
        log.append("in from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
      }
      override func willExit(to nextState: GKState) { log.append("out to \(type(of: nextState))") }
    }
    final class Idle: Named {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Walk.self }
    }
    final class Walk: Named {
      var seconds = 0.0
      override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }
    }
    final class Gone: Named {}
    let (idle, walk) = (Idle(), Walk())
    let machine = GKStateMachine(states: [idle, walk])
    #expect(machine.enter(Idle.self) && machine.currentState === idle)
    #expect(idle.stateMachine === machine)
    #expect(!machine.canEnterState(Gone.self) && !machine.enter(Gone.self))
    #expect(machine.enter(Walk.self))
    machine.update(deltaTime: 0.5)
    #expect(walk.seconds == 0.5 && machine.state(forClass: Walk.self) === walk)
    #expect(idle.log == ["in from nothing", "out to Walk"] && walk.log == ["in from Idle"])
  }

  @Test func entitiesHaveOneComponentOfAKind() {
    final class Health: GKComponent {
      var left = 3
      override func update(deltaTime seconds: TimeInterval) { left -= 1 }
    }
    let (hero, monster) = (GKEntity(), GKEntity())
    let health = Health()
    hero.addComponent(Health())
    hero.addComponent(health)
    #expect(hero.components.count == 1 && hero.component(ofType: Health.self) === health)
    monster.addComponent(Health())
    let system = GKComponentSystem(componentClass: Health.self)
    system.addComponent(foundIn: hero)
    system.addComponent(foundIn: monster)
    system.update(deltaTime: 1)
    #expect(system.components.count == 2 && health.left == 2)
    hero.removeComponent(ofType: Health.self)
    #expect(hero.components.isEmpty && health.entity == nil)
  }

  @Test func waysGoAroundWalls() {
    let grid = GKGridGraph(
      fromGridStartingAt: [0, 0], width: 3, height: 3, diagonalsAllowed: false)
    let (start, end) = (grid.node(atGridPosition: [0, 0]), grid.node(atGridPosition: [2, 0]))
    guard let start, let end else {
      Issue.record("no corners")
      return
    }
    #expect(grid.nodes?.count == 9 && grid.findPath(from: start, to: end).count == 3)
    grid.remove([[1, 0], [1, 1]].compactMap { grid.node(atGridPosition: $0) })
    let way = grid.findPath(from: start, to: end).compactMap {
      ($0 as? GKGridGraphNode)?.gridPosition
    }
    #expect(way == [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [2, 0]])
    grid.remove([[1, 2]].compactMap { grid.node(atGridPosition: $0) })
    #expect(grid.findPath(from: start, to: end).isEmpty)
  }

  @Test func waysGoAroundObstacles() {
    let wall = GKPolygonObstacle(points: [[0, 0], [10, 0], [10, 10], [0, 10]])
    let graph = GKObstacleGraph(obstacles: [wall], bufferRadius: 1)
    let (start, end) = (GKGraphNode2D(point: [-5, 4]), GKGraphNode2D(point: [20, 4]))
    graph.connectUsingObstacles(node: start)
    graph.connectUsingObstacles(node: end)
    let way = graph.findPath(from: start, to: end).compactMap { ($0 as? GKGraphNode2D)?.position }
    #expect(way.count == 4 && way.allSatisfy { $0.y < 5 }, "\(way)")
    let free = GKGraphNode2D(point: [-5, 20])
    graph.connectUsingObstacles(node: free)
    #expect(graph.findPath(from: start, to: free).count == 2)
    // The straight way goes through two corners.
    let (low, high) = (GKGraphNode2D(point: [-5, -5]), GKGraphNode2D(point: [40, 40]))
    graph.connectUsingObstacles(node: low)
    graph.connectUsingObstacles(node: high)
    #expect(graph.findPath(from: low, to: high).count == 3)
  }

  @Test func rulesMakeFacts() {
    let system = GKRuleSystem()
    system.state["health"] = 10
    system.add([
      GKRule(blockPredicate: { $0.grade(forFact: "weak" as NSString) > 0.5 }) {
        $0.assertFact("flees" as NSString)
      },
      GKRule(blockPredicate: { ($0.state["health"] as? Int ?? 0) < 50 }) {
        $0.assertFact("weak" as NSString, grade: 0.7)
      },
    ])
    system.evaluate()
    #expect(system.grade(forFact: "weak" as NSString) == 0.7)
    #expect(system.grade(forFact: "flees" as NSString) == 1 && system.executed.count == 2)
    system.retractFact("weak" as NSString)
    #expect(system.facts.count == 1 && system.agenda.isEmpty)
    let names = (0..<8).map { "fact \($0)" }
    system.reset()
    for name in names { system.assertFact(NSString(string: name)) }
    #expect(system.facts.map { "\($0)" } == names)
  }

  @Test func theBestMoveIsChosen() {
    /// Takes one or two of a heap; who takes the last one wins.
    final class Player: NSObject, GKGameModelPlayer {
      let playerId: Int
      init(_ id: Int) { playerId = id }
    }
    final class Take: NSObject, GKGameModelUpdate {
      var value = 0
      let count: Int
      init(_ count: Int) { self.count = count }
    }
    final class Heap: NSObject, GKGameModel {
      let both: [Player]
      var (left, turn): (Int, Int)
      init(_ both: [Player], left: Int, turn: Int) {
        (self.both, self.left, self.turn) = (both, left, turn)
      }
      var players: [any GKGameModelPlayer]? { both }
      var activePlayer: (any GKGameModelPlayer)? { both[turn] }
      func copy(with zone: NSZone? = nil) -> Any { Heap(both, left: left, turn: turn) }
      func setGameModel(_ gameModel: any GKGameModel) {
        if let other = gameModel as? Heap { (left, turn) = (other.left, other.turn) }
      }
      func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        (1...2).filter { $0 <= left }.map { Take($0) }
      }
      func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        if let take = gameModelUpdate as? Take { (left, turn) = (left - take.count, 1 - turn) }
      }
      func isWin(for player: any GKGameModelPlayer) -> Bool {
        left == 0 && player.playerId != turn
      }
      func isLoss(for player: any GKGameModelPlayer) -> Bool {
        left == 0 && player.playerId == turn
      }
      func score(for player: any GKGameModelPlayer) -> Int {
        isWin(for: player) ? 10 : isLoss(for: player) ? -10 : 0
      }
    }
    let players = [Player(0), Player(1)]
    let strategist = GKMinmaxStrategist()
    strategist.maxLookAheadDepth = 8
    for (left, take) in [(4, 1), (5, 2), (7, 1)] {
      strategist.gameModel = Heap(players, left: left, turn: 0)
      #expect((strategist.bestMove(for: players[0]) as? Take)?.count == take, "\(left)")
    }
  }

  @Test func noiseIsSmoothAndTheSameEachTime() {
    func map() -> GKNoiseMap {
      GKNoiseMap(
        GKNoise(GKPerlinNoiseSource(frequency: 2, octaveCount: 3, seed: 7)), size: [2, 2],
        origin: .zero, sampleCount: [40, 40], seamless: false)
    }
    let (first, second) = (map(), map())
    var values: Set<Float> = []
    for row in Int32(0)..<40 {
      for column in Int32(1)..<40 {
        let value = first.value(at: [column, row])
        #expect(value == second.value(at: [column, row]) && (-1...1).contains(value))
        #expect(abs(value - first.value(at: [column - 1, row])) < 0.6)
        values.insert(value)
      }
    }
    #expect(values.count > 500)
    let source = GKPerlinNoiseSource()
    let far = GKNoise(source)
    let outside: [SIMD2<Float>] = [[.infinity, 0], [.nan, 1], [1e30, 1e30]]
    for position in outside {
      #expect(far.value(atPosition: position) == 0)
    }
    let rough = GKNoise(source).value(atPosition: [0.3, 0.7])
    source.persistence = 0.1
    #expect(source.persistence == 0.1 && far.value(atPosition: [0.3, 0.7]) != rough)
  }
}
