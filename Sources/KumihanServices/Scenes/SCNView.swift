// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// A light of a scene.
open class SCNLight: NSObject {
  /// A kind of light.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let IES = LightType(rawValue: "ies")
    public static let probe = LightType(rawValue: "probe")
    public static let area = LightType(rawValue: "area")
  }
  open var type = LightType.omni
  open var color: Any = UIColor.white
  /// In lumens.
  open var intensity: CGFloat = 1000
  /// In kelvins.
  open var temperature: CGFloat = 6500
  open var castsShadow = false
  open var shadowColor: Any = UIColor.black
  open var shadowRadius: CGFloat = 3
  open var shadowMode = SCNShadowMode.forward
  open var shadowMapSize = CGSize.zero
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
  public override init() {}
}
/// How shadows fall.
public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }

/// Where a scene is seen from.
open class SCNCamera: NSObject {
  /// In degrees.
  open var fieldOfView: CGFloat = 60
  open var zNear: Double = 1
  open var zFar: Double = 100
  open var usesOrthographicProjection = false
  open var orthographicScale: Double = 1
  open var automaticallyAdjustsZRange = false
  open var wantsHDR = false
  open var bloomIntensity: CGFloat = 0
  open var wantsDepthOfField = false
  open var focusDistance: CGFloat = 2.5
  open var fStop: CGFloat = 5.6
  public override init() {}
}

/// A scene, which nobody draws.
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  public let physicsWorld = SCNPhysicsWorld()
  open var fogColor: Any = UIColor.white
  open var fogStartDistance: CGFloat = 0
  open var fogEndDistance: CGFloat = 0
  open var isPaused = false
  public override init() {}
  /// Never a scene: models are not read.
  public init?(named name: String) { nil }
  public init?(
    named name: String, inDirectory folder: String?, options: [LoadingOption: Any]? = nil
  ) { nil }
  /// - Throws: always: models are not read.
  public init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    throw CocoaError(.fileReadUnknown)
  }
  /// How a model is read.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let checkConsistency = LoadingOption(rawValue: "checkConsistency")
    public static let convertToYUp = LoadingOption(rawValue: "convertToYUp")
    public static let createNormalsIfAbsent = LoadingOption(rawValue: "createNormalsIfAbsent")
  }
}

/// Follows the drawing of a scene, which never begins.
public protocol SCNSceneRendererDelegate: AnyObject {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
}

/// What draws a scene.
@MainActor @preconcurrency
public protocol SCNSceneRenderer: AnyObject {
  var scene: SCNScene? { get set }
  var pointOfView: SCNNode? { get set }
}

/// Something that a ray meets.
open class SCNHitTestResult: NSObject {
  public var node: SCNNode { SCNNode() }
  public var worldCoordinates: SCNVector3 { SCNVector3() }
  public var localCoordinates: SCNVector3 { SCNVector3() }
}
/// How rays meet.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "boundingBoxOnly")
  public static let searchMode = SCNHitTestOption(rawValue: "searchMode")
}
/// How smooth edges are.
public enum SCNAntialiasingMode: UInt, Sendable {
  case none, multisampling2X, multisampling4X
}

/// A scene on the screen: its ground, for nobody draws the scene.
open class SCNView: UIView, SCNSceneRenderer {
  open var scene: SCNScene?
  open var pointOfView: SCNNode?
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var showsStatistics = false
  open var rendersContinuously = false
  open var isPlaying = false
  open var loops = true
  open var preferredFramesPerSecond = 60
  open var antialiasingMode = SCNAntialiasingMode.none
  open var debugOptions: SCNDebugOptions = []
  open var isJitteringEnabled = false
  public let defaultCameraController = SCNCameraController()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    makePicture = { [unowned self] in
      AnyView(
        SceneGround(
          "\(type(of: self))", on: scene?.background.contents as? UIColor, by: "SceneKit"))
    }
  }
  public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  open func play(_ sender: Any?) {}
  open func pause(_ sender: Any?) {}
  open func stop(_ sender: Any?) {}
  open func snapshot() -> UIImage { UIImage() }
  open func hitTest(
    _ point: CGPoint, options: [SCNHitTestOption: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
}
/// Turns a scene's camera.
open class SCNCameraController: NSObject {
  open var interactionMode = SCNInteractionMode.fly
  open var maximumVerticalAngle: Float = 0
  open var minimumVerticalAngle: Float = 0
  open var inertiaEnabled = false
  public override init() {}
}
/// How a camera is turned.
public enum SCNInteractionMode: Int, Sendable {
  case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
/// What is shown beside a scene.
public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
  public static let showWireframe = SCNDebugOptions(rawValue: 32)
  public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
  public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 31)
}

/// A scene as a view: the ground of the scene, for nobody draws it.
public struct SceneView: _PlacedView {
  /// What a scene is drawn with.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let rendersContinuously = Options(rawValue: 2)
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    public static let jitteringEnabled = Options(rawValue: 8)
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }
  private let ground: UIColor?
  public let _site: CallSite
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X,
    delegate: (any SCNSceneRendererDelegate)? = nil, technique: SCNTechnique? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    ground = scene?.background.contents as? UIColor
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  public var body: some View {
    SceneGround("SceneView", on: ground, by: "SceneKit", at: _site)
  }
}
/// How a scene is drawn in several steps.
open class SCNTechnique: NSObject {}
