// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames
public import KumihanViews

public typealias SKColor = UIColor

/// A part of a game's picture, which nobody draws.
@MainActor @preconcurrency
open class SKNode: NSObject {
  open var name: String?
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var speed: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  open var userData: NSMutableDictionary?
  /// Is kept no longer than others keep it.
  open weak var entity: GKEntity?
  open var constraints: [SKConstraint]?
  public private(set) weak var parent: SKNode?
  public private(set) var children: [SKNode] = []
  public override init() {}
  public required init?(coder: NSCoder) {}
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  open func addChild(_ node: SKNode) {
    node.parent = self
    children.append(node)
  }
  open func insertChild(_ node: SKNode, at index: Int) {
    node.parent = self
    children.insert(node, at: index)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() {
    for child in children { child.parent = nil }
    children = []
  }
  open func removeChildren(in nodes: [SKNode]) { for node in nodes { node.removeFromParent() } }
  open func childNode(withName name: String) -> SKNode? {
    let name = name.hasPrefix("//") ? String(name.dropFirst(2)) : name
    return children.lazy.compactMap { $0.name == name ? $0 : $0.childNode(withName: name) }
      .first { _ in true }
  }
  open func enumerateChildNodes(withName name: String, using block: (SKNode, _StopFlag) -> Void) {
    let stop = _StopFlag()
    for child in children where child.name == name && !stop.pointee { block(child, stop) }
  }
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open func run(_ action: SKAction) {}
  open func run(_ action: SKAction, withKey key: String) {}
  open func run(_ action: SKAction, completion: @escaping () -> Void) {}
  open func run(_ action: SKAction) async {}
  open func action(forKey key: String) -> SKAction? { nil }
  open func hasActions() -> Bool { false }
  open func removeAction(forKey key: String) {}
  open func removeAllActions() {}
  open func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
  open func nodes(at point: CGPoint) -> [SKNode] { children.filter { $0.contains(point) } }
  open func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).last ?? self }
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UITouch {
  public func location(in node: SKNode) -> CGPoint { .zero }
}

/// A picture of a game: as wide and high as it is told.
open class SKSpriteNode: SKNode {
  open var size: CGSize
  open var color: UIColor
  open var colorBlendFactor: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var texture: SKTexture?
  open var blendMode = SKBlendMode.alpha
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .clear, size: size)
  }
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  public required init?(coder: NSCoder) { nil }
  open override var frame: CGRect {
    CGRect(
      x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
      width: size.width, height: size.height)
  }
}

/// How colours are mixed.
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace
}

/// Words of a game.
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(fontNamed name: String?) {
    self.init()
    fontName = name
  }
}

/// Where words stand beside their place.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// Where words stand above or below their place.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A shape of a game.
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) { self.init() }
  public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) { self.init() }
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  public convenience init(ellipseOf size: CGSize) { self.init() }
  public convenience init(path: CGPath, centered: Bool = false) {
    self.init()
    self.path = path
  }
}

/// What a scene is looked at from.
open class SKCameraNode: SKNode {}
/// Parts that are drawn through another.
open class SKCropNode: SKNode {
  open var maskNode: SKNode?
}
/// Parts that are drawn through a filter.
open class SKEffectNode: SKNode {
  open var shouldEnableEffects = true
  open var shouldRasterize = false
}
/// Sparks, smoke and snow.
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var particleLifetime: CGFloat = 0
  open var particleColor = UIColor.white
  open var numParticlesToEmit = 0
  open var particlePositionRange = CGVector.zero
  open var targetNode: SKNode?
  public convenience init?(fileNamed name: String) { nil }
  open func advanceSimulationTime(_ seconds: TimeInterval) {}
  open func resetSimulation() {}
}
/// A sound of a game.
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true
  public convenience init(fileNamed name: String) { self.init() }
}

/// A stored picture of a game.
open class SKTexture: NSObject {
  private let image: UIImage?
  open var filteringMode = SKTextureFilteringMode.linear
  public init(image: UIImage) { self.image = image }
  public init(imageNamed name: String) { image = UIImage(named: name) }
  open func size() -> CGSize { image?.size ?? .zero }
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completion: @escaping () -> Void
  ) { completion() }
}
/// How a stored picture is made larger.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// Stored pictures in one file.
open class SKTextureAtlas: NSObject {
  public init(named name: String) {}
  open var textureNames: [String] { [] }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// A game's picture: its ground.
open class SKScene: SKEffectNode {
  open var size: CGSize
  open var scaleMode = SKSceneScaleMode.fill
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  open var anchorPoint = CGPoint.zero
  open weak var camera: SKCameraNode?
  public let physicsWorld = SKPhysicsWorld()
  public var view: SKView? { nil }
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
  public convenience init?(fileNamed name: String) { nil }
  public required init?(coder: NSCoder) { nil }
  open override var frame: CGRect { CGRect(origin: .zero, size: size) }
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didFinishUpdate() {}
}

/// How one scene follows another.
open class SKTransition: NSObject {
  public class func fade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public class func fade(with color: UIColor, duration: TimeInterval) -> SKTransition {
    SKTransition()
  }
  public class func crossFade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public class func flipHorizontal(withDuration seconds: TimeInterval) -> SKTransition {
    SKTransition()
  }
  public class func reveal(with direction: SKTransitionDirection, duration: TimeInterval)
    -> SKTransition
  { SKTransition() }
  public class func push(with direction: SKTransitionDirection, duration: TimeInterval)
    -> SKTransition
  { SKTransition() }
}
/// Where the next scene comes from.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// A game in a view: its ground.
@MainActor @preconcurrency
open class SKView: UIView {
  public private(set) var scene: SKScene?
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsPhysics = false
  open var showsDrawCount = false
  open var ignoresSiblingOrder = false
  open var allowsTransparency = false
  open var isPaused = false
  open var preferredFramesPerSecond = 60
  open func presentScene(_ scene: SKScene?) {
    self.scene = scene
    backgroundColor = allowsTransparency ? .clear : scene?.backgroundColor
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
}

/// A game, drawn as its ground: its parts need their engine.
public struct SpriteView: _PlacedView {
  /// What a game is drawn with.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowsTransparency = Options(rawValue: 1)
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }
  /// What is told of a game's speed.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsPhysics = DebugOptions(rawValue: 4)
  }
  private let ground: Color
  public let _site: CallSite

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = [], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    ground =
      options.contains(.allowsTransparency) ? .clear : Color(uiColor: scene.backgroundColor)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    StandInView("the parts of a game need its engine", at: _site) { ground }
  }
}
