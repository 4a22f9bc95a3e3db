public import Foundation
public import KumihanSimd

/// What an entity is or can do.
public protocol Component {}
/// What changes the entities of a scene in time.
@MainActor @preconcurrency
public protocol System {
  init(scene: Scene)
  func update(context: SceneUpdateContext)
}
/// A moment of a scene.
public struct SceneUpdateContext {
  public let scene: Scene
  public let deltaTime: TimeInterval
  @MainActor @preconcurrency
  public func entities(
    matching query: EntityQuery, updatingSystemWhen: SystemUpdateCondition
  ) -> [Entity] { [] }
}
/// When a system runs.
public enum SystemUpdateCondition: Sendable { case rendering, simulation }
/// Entities that have something.
public struct EntityQuery {
  public init(where predicate: QueryPredicate? = nil) {}
}
/// What entities are asked for.
public struct QueryPredicate {
  public static func has<C: Component>(_ type: C.Type) -> QueryPredicate { QueryPredicate() }
}
extension Component {
  public static func registerComponent() {}
}
extension System {
  public static func registerSystem() {}
}

/// Something in a scene.
@MainActor @preconcurrency
open class Entity: Identifiable, Hashable {
  public nonisolated var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self))) }
  open var name = ""
  open var isEnabled = true
  open var transform = Transform.identity
  public private(set) weak var parent: Entity?
  public let children = ChildCollection()
  public var components = ComponentSet()

  public required init() { children.owner = self }
  /// - Throws: always: models are not read.
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    throw CocoaError(.fileReadNoSuchFile)
  }
  /// - Throws: always: models are not read.
  public convenience init(contentsOf url: URL) async throws {
    throw CocoaError(.fileReadNoSuchFile)
  }
  /// - Throws: always: models are not read.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
    throw CocoaError(.fileReadNoSuchFile)
  }
  /// - Throws: always: models are not read.
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
    throw CocoaError(.fileReadNoSuchFile)
  }

  public nonisolated static func == (a: Entity, b: Entity) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  open var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  open var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  open var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  open func position(relativeTo other: Entity?) -> SIMD3<Float> { position }
  open func setPosition(_ position: SIMD3<Float>, relativeTo other: Entity?) {
    self.position = position
  }
  open func setScale(_ scale: SIMD3<Float>, relativeTo other: Entity?) { self.scale = scale }
  open func setOrientation(_ orientation: simd_quatf, relativeTo other: Entity?) {
    self.orientation = orientation
  }
  open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    entity.removeFromParent()
    entity.parent = self
    children.list.append(entity)
  }
  open func setParent(_ entity: Entity?, preservingWorldTransform: Bool = false) {
    guard let entity else { return removeFromParent() }
    entity.addChild(self)
  }
  open func removeFromParent(preservingWorldTransform: Bool = false) {
    parent?.children.list.removeAll { $0 === self }
    parent = nil
  }
  open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    if entity.parent === self { entity.removeFromParent() }
  }
  open func findEntity(named name: String) -> Entity? {
    if self.name == name { return self }
    return children.lazy.compactMap { $0.findEntity(named: name) }.first { _ in true }
  }
  open func clone(recursive: Bool) -> Self { Self() }
  open func look(
    at target: SIMD3<Float>, from place: SIMD3<Float>, upVector: SIMD3<Float> = [0, 1, 0],
    relativeTo other: Entity?
  ) {}
  open func move(
    to transform: Transform, relativeTo other: Entity?, duration: TimeInterval,
    timingFunction: AnimationTimingFunction = .default
  ) {}
  open var availableAnimations: [AnimationResource] { [] }
  @discardableResult open func playAnimation(
    _ animation: AnimationResource, transitionDuration: TimeInterval = 0,
    startsPaused: Bool = false
  ) -> AnimationPlaybackController { AnimationPlaybackController() }
  open func stopAllAnimations(recursive: Bool = true) {}
  open func generateCollisionShapes(recursive: Bool) {}
  open func visualBounds(relativeTo other: Entity?) -> BoundingBox { BoundingBox() }

  /// The entities in an entity.
  @MainActor @preconcurrency
  public final class ChildCollection: @MainActor Sequence {
    weak var owner: Entity?
    var list: [Entity] = []
    nonisolated init() {}
    public var count: Int { list.count }
    public var isEmpty: Bool { list.isEmpty }
    public var first: Entity? { list.first }
    public subscript(index: Int) -> Entity { list[index] }
    public func append(_ entity: Entity) { owner?.addChild(entity) }
    public func remove(_ entity: Entity) { owner?.removeChild(entity) }
    public func removeAll() {
      for entity in list { entity.removeFromParent() }
    }
    public func makeIterator() -> IndexingIterator<[Entity]> { list.makeIterator() }
  }

  /// What an entity is and can do, one of a kind each.
  public struct ComponentSet {
    var all: [ObjectIdentifier: any Component] = [:]
    public subscript<C: Component>(kind: C.Type) -> C? {
      get { all[ObjectIdentifier(kind)] as? C }
      set { all[ObjectIdentifier(kind)] = newValue }
    }
    public mutating func set<C: Component>(_ component: C) { self[C.self] = component }
    public mutating func set(_ components: [any Component]) {
      for component in components { all[ObjectIdentifier(type(of: component))] = component }
    }
    public func has<C: Component>(_ kind: C.Type) -> Bool { self[kind] != nil }
    public mutating func remove<C: Component>(_ kind: C.Type) { self[kind] = nil }
    public mutating func removeAll() { all = [:] }
  }
}

/// An entity with a body.
open class ModelEntity: Entity {
  open var model: ModelComponent? {
    get { components[ModelComponent.self] }
    set { components[ModelComponent.self] = newValue }
  }
  open var collision: CollisionComponent? {
    get { components[CollisionComponent.self] }
    set { components[CollisionComponent.self] = newValue }
  }
  open var physicsBody: PhysicsBodyComponent? {
    get { components[PhysicsBodyComponent.self] }
    set { components[PhysicsBodyComponent.self] = newValue }
  }
  public required init() { super.init() }
  public convenience init(mesh: MeshResource, materials: [any Material] = []) {
    self.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
  public convenience init(
    mesh: MeshResource, materials: [any Material], collisionShape: ShapeResource, mass: Float
  ) { self.init(mesh: mesh, materials: materials) }
}
/// A light over all.
open class DirectionalLight: Entity {
  public var light = DirectionalLightComponent()
}
/// A light at a place.
open class PointLight: Entity {
  public var light = PointLightComponent()
}
/// Where a scene is seen from.
open class PerspectiveCamera: Entity {
  public var camera = PerspectiveCameraComponent()
}

/// A size, a turn and a place; lengths in metres.
public struct Transform: Hashable, Component {
  public var scale: SIMD3<Float>
  public var rotation: simd_quatf
  public var translation: SIMD3<Float>
  public init(
    scale: SIMD3<Float> = [1, 1, 1], rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
    translation: SIMD3<Float> = [0, 0, 0]
  ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
  public init(matrix: simd_float4x4) {
    self.init(translation: [matrix.columns.3.x, matrix.columns.3.y, matrix.columns.3.z])
  }
  public init(pitch: Float = 0, yaw: Float = 0, roll: Float = 0) { self.init(scale: [1, 1, 1]) }
  public static var identity: Transform { Transform(scale: [1, 1, 1]) }
  public var matrix: simd_float4x4 {
    var matrix = simd_float4x4(1)
    matrix.columns.3 = SIMD4(translation, 1)
    return matrix
  }
}
/// A box around a body.
public struct BoundingBox: Hashable, Sendable {
  public var min: SIMD3<Float> = .zero
  public var max: SIMD3<Float> = .zero
  public var center: SIMD3<Float> { (min + max) / 2 }
  public var extents: SIMD3<Float> { max - min }
  public init() {}
}
/// How an animation runs in its time.
public enum AnimationTimingFunction: Sendable { case `default`, linear, easeIn, easeOut, easeInOut }
/// A movement of a model.
public final class AnimationResource: Sendable {
  public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
}
/// A movement that runs.
public final class AnimationPlaybackController: Sendable {
  public func pause() {}
  public func resume() {}
  public func stop() {}
}
