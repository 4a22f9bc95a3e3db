public import Foundation
public import KumihanAppleNames
public import KumihanCombine
public import KumihanSimd
import KumihanServices
import KumihanViews

/// A part of a scene that stands somewhere in the room.
open class AnchorEntity: Entity {
  public required init() { super.init() }
  public convenience init(_ target: AnchoringComponent.Target) { self.init() }
  public convenience init(
    plane alignment: AnchoringComponent.Target.Alignment,
    classification: AnchoringComponent.Target.Classification = .any,
    minimumBounds: SIMD2<Float> = [0, 0]
  ) { self.init() }
  public convenience init(world transform: simd_float4x4) {
    self.init()
    self.transform = Transform(matrix: transform)
  }
  public convenience init(world position: SIMD3<Float>) {
    self.init()
    self.position = position
  }
  public convenience init(anchor: ARAnchor) { self.init() }
  public convenience init(raycastResult: ARRaycastResult) { self.init() }
}
/// Where an entity stands.
public struct AnchoringComponent: Component {
  /// What it stands on.
  public enum Target: Hashable {
    case camera, face, head
    case world(transform: simd_float4x4)
    case image(group: String, name: String)
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    /// Which way a plane lies.
    public struct Alignment: OptionSet, Hashable, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      public static let horizontal = Alignment(rawValue: 1)
      public static let vertical = Alignment(rawValue: 2)
      public static let any: Alignment = [.horizontal, .vertical]
    }
    /// What a plane is.
    public struct Classification: OptionSet, Hashable, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public static let wall = Classification(rawValue: 1)
      public static let floor = Classification(rawValue: 2)
      public static let ceiling = Classification(rawValue: 4)
      public static let table = Classification(rawValue: 8)
      public static let seat = Classification(rawValue: 16)
      public static let any = Classification(rawValue: .max)
    }
  }
  public init(_ target: Target) {}
}

/// What stands in a view.
@MainActor @preconcurrency
public final class Scene {
  public let anchors = Entity.ChildCollection()
  private let root = Entity()
  init() {}
  public func addAnchor(_ anchor: AnchorEntity) { anchors.list.append(anchor) }
  public func removeAnchor(_ anchor: AnchorEntity) { anchors.list.removeAll { $0 === anchor } }
  public func findEntity(named name: String) -> Entity? {
    anchors.list.lazy.compactMap { $0.findEntity(named: name) }.first { _ in true }
  }
  /// Nothing happens in a scene that is not drawn.
  public func subscribe<E: Event>(
    to event: E.Type, on source: Entity? = nil, _ handler: @escaping (E) -> Void
  ) -> any Cancellable { AnyCancellable {} }
  public func performQuery(_ query: EntityQuery) -> [Entity] { [] }
}
/// Something that happens in a scene.
public protocol Event {}
/// What happens to a scene.
public enum SceneEvents {
  /// A step in time.
  public struct Update: Event { public let deltaTime: TimeInterval }
  /// An anchor that is new.
  public struct AnchoredStateChanged: Event { public let isAnchored: Bool }
}
/// What happens between bodies.
public enum CollisionEvents {
  /// Two bodies that meet.
  public struct Began: Event {
    public let entityA: Entity
    public let entityB: Entity
  }
  /// Two bodies that part.
  public struct Ended: Event {
    public let entityA: Entity
    public let entityB: Entity
  }
}

/// Gestures that move an entity.
public struct EntityGestures: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let translation = EntityGestures(rawValue: 1)
  public static let rotation = EntityGestures(rawValue: 2)
  public static let scale = EntityGestures(rawValue: 4)
  public static let all: EntityGestures = [.translation, .rotation, .scale]
}

/// The room around the phone and what stands in it: its ground, for nobody draws it.
open class ARView: UIView {
  public let scene = Scene()
  open var session = ARSession()
  open var environment = Environment()
  open var debugOptions: DebugOptions = []
  open var renderOptions: RenderOptions = []
  open var automaticallyConfigureSession = true
  open var cameraMode = CameraMode.ar
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    makePicture = { [unowned self] in
      AnyView(SceneGround("\(type(of: self))", on: .black, by: "RealityKit"))
    }
  }
  public convenience init(
    frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool
  ) {
    self.init(frame: frame)
    self.cameraMode = cameraMode
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the camera's picture is the ground.
  public enum CameraMode: Hashable, Sendable { case ar, nonAR }
  /// The ground and the light.
  public struct Environment {
    public var background = Background.cameraFeed()
    public var sceneUnderstanding = SceneUnderstanding()
    public init() {}
    /// The ground.
    public struct Background {
      public static func cameraFeed(exposureCompensation: Float = 0) -> Background { Background() }
      public static func color(_ color: UIColor) -> Background { Background() }
    }
    /// What is known of the room.
    public struct SceneUnderstanding {
      public var options: Options = []
      /// What the room does to bodies.
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let occlusion = Options(rawValue: 1)
        public static let physics = Options(rawValue: 2)
        public static let collision = Options(rawValue: 4)
        public static let receivesLighting = Options(rawValue: 8)
      }
    }
  }
  /// What is shown beside a scene.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let showPhysics = DebugOptions(rawValue: 1)
    public static let showStatistics = DebugOptions(rawValue: 2)
    public static let showAnchorOrigins = DebugOptions(rawValue: 4)
    public static let showAnchorGeometry = DebugOptions(rawValue: 8)
    public static let showWorldOrigin = DebugOptions(rawValue: 16)
    public static let showFeaturePoints = DebugOptions(rawValue: 32)
    public static let showSceneUnderstanding = DebugOptions(rawValue: 64)
  }
  /// What is left out of a scene.
  public struct RenderOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let disableMotionBlur = RenderOptions(rawValue: 1)
    public static let disableDepthOfField = RenderOptions(rawValue: 2)
    public static let disableCameraGrain = RenderOptions(rawValue: 4)
    public static let disableHDR = RenderOptions(rawValue: 8)
    public static let disablePersonOcclusion = RenderOptions(rawValue: 16)
    public static let disableGroundingShadows = RenderOptions(rawValue: 32)
  }

  @discardableResult open func installGestures(
    _ gestures: EntityGestures = .all, for entity: ModelEntity
  ) -> [UIGestureRecognizer] { [] }
  open func raycast(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> [ARRaycastResult] { [] }
  open func entity(at point: CGPoint) -> Entity? { nil }
  open func entities(at point: CGPoint) -> [Entity] { [] }
  open func hitTest(_ point: CGPoint) -> [CollisionCastHit] { [] }
  open func project(_ place: SIMD3<Float>) -> CGPoint? { nil }
  open func unproject(_ point: CGPoint, viewport: CGRect) -> SIMD3<Float>? { nil }
  open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) {}
}
/// A body that a ray meets.
public struct CollisionCastHit {
  public let entity: Entity
  public let position: SIMD3<Float>
  public let distance: Float
}
