public import Foundation

/// Something that moves by its goals; here it stays where it is put.
open class GKAgent: GKComponent {
  open weak var delegate: (any GKAgentDelegate)?
  open var behavior: GKBehavior?
  open var mass: Float = 1
  open var radius: Float = 0.5
  open var speed: Float = 0
  open var maxSpeed: Float = 1
  open var maxAcceleration: Float = 1
  /// Tells the delegate, as each step does.
  open override func update(deltaTime seconds: TimeInterval) {
    delegate?.agentWillUpdate(self)
    delegate?.agentDidUpdate(self)
  }
}

/// Such a thing on a plane.
open class GKAgent2D: GKAgent {
  open var position = SIMD2<Float>()
  open var rotation: Float = 0
  public private(set) var velocity = SIMD2<Float>()
}

/// Such a thing in space.
open class GKAgent3D: GKAgent {
  open var position = SIMD3<Float>()
  public private(set) var velocity = SIMD3<Float>()
}

/// Is told of each step.
public protocol GKAgentDelegate: NSObjectProtocol {
  func agentWillUpdate(_ agent: GKAgent)
  func agentDidUpdate(_ agent: GKAgent)
}

extension GKAgentDelegate {
  public func agentWillUpdate(_ agent: GKAgent) {}
  public func agentDidUpdate(_ agent: GKAgent) {}
}

/// What something that moves is after.
open class GKGoal: NSObject {
  public init(toSeekAgent agent: GKAgent) {}
  public init(toFleeAgent agent: GKAgent) {}
  public init(toInterceptAgent agent: GKAgent, maxPredictionTime: TimeInterval) {}
  public init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {}
  public init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) {}
  public init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) {}
  public init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {}
  public init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {}
  public init(toReachTargetSpeed targetSpeed: Float) {}
  public init(toWander speed: Float) {}
  public init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) {}
  public init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) {}
}

/// Goals, and how much each counts.
open class GKBehavior: NSObject {
  private var weights: [(goal: GKGoal, weight: Float)] = []
  public override init() {}
  public init(goals: [GKGoal]) { weights = goals.map { ($0, 1) } }
  public init(goal: GKGoal, weight: Float) { weights = [(goal, weight)] }
  public init(goals: [GKGoal], andWeights numbers: [NSNumber]) {
    weights = zip(goals, numbers).map { ($0, $1.floatValue) }
  }
  public init(weightedGoals: [GKGoal: NSNumber]) {
    weights = weightedGoals.map { ($0, $1.floatValue) }
  }
  open var goalCount: Int { weights.count }
  open func setWeight(_ weight: Float, for goal: GKGoal) {
    remove(goal)
    weights.append((goal, weight))
  }
  open func weight(for goal: GKGoal) -> Float { weights.first { $0.goal === goal }?.weight ?? 0 }
  open func remove(_ goal: GKGoal) { weights.removeAll { $0.goal === goal } }
  open func removeAllGoals() { weights = [] }
  public subscript(index: Int) -> GKGoal { weights[index].goal }
}

/// A way through points.
open class GKPath: NSObject {
  private let points: [SIMD2<Float>]
  open var radius: Float
  open var isCyclical: Bool
  open var numPoints: Int { points.count }
  public init(points: [SIMD2<Float>], radius: Float, cyclical: Bool) {
    (self.points, self.radius, isCyclical) = (points, radius, cyclical)
  }
  public convenience init(graphNodes: [GKGraphNode2D], radius: Float) {
    self.init(points: graphNodes.map(\.position), radius: radius, cyclical: false)
  }
  open func float2(at index: Int) -> SIMD2<Float> { points[index] }
}
