// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames

/// A place or a direction in a scene.
public struct SCNVector3: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ vector: SIMD3<Float>) { self.init(vector.x, vector.y, vector.z) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public let SCNVector3Zero = SCNVector3()
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// Four numbers: an axis and an angle, or a quaternion.
public struct SCNVector4: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  public init(x: Float, y: Float, z: Float, w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
}
public typealias SCNQuaternion = SCNVector4
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x, y, z, w)
}

/// A place, size and turn in a scene, as a matrix in rows.
public struct SCNMatrix4: Hashable, Sendable {
  public var m41: Float = 0
  public var m42: Float = 0
  public var m43: Float = 0
  var scale = SCNVector3(1, 1, 1)
  public init() {}
}
public let SCNMatrix4Identity = SCNMatrix4()
public func SCNMatrix4MakeTranslation(_ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4()
  (matrix.m41, matrix.m42, matrix.m43) = (x, y, z)
  return matrix
}
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4
{ SCNMatrix4() }
public func SCNMatrix4MakeScale(_ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4()
  matrix.scale = SCNVector3(x, y, z)
  return matrix
}
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { a }

/// A part of a scene, which nobody draws.
open class SCNNode: NSObject {
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var position = SCNVector3()
  open var worldPosition: SCNVector3 {
    get { position }
    set { position = newValue }
  }
  open var eulerAngles = SCNVector3()
  open var rotation = SCNVector4()
  open var orientation = SCNQuaternion(0, 0, 0, 1)
  open var scale = SCNVector3(1, 1, 1)
  open var pivot = SCNMatrix4()
  open var transform = SCNMatrix4()
  open var simdPosition: SIMD3<Float> {
    get { [position.x, position.y, position.z] }
    set { position = SCNVector3(newValue) }
  }
  open var simdScale: SIMD3<Float> {
    get { [scale.x, scale.y, scale.z] }
    set { scale = SCNVector3(newValue) }
  }
  open var simdEulerAngles: SIMD3<Float> {
    get { [eulerAngles.x, eulerAngles.y, eulerAngles.z] }
    set { eulerAngles = SCNVector3(newValue) }
  }
  open var opacity: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var castsShadow = true
  open var renderingOrder = 0
  open var categoryBitMask = 1
  open var physicsBody: SCNPhysicsBody?
  open var constraints: [SCNConstraint]?
  public private(set) weak var parent: SCNNode?
  public private(set) var childNodes: [SCNNode] = []

  public override init() {}
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  public required init?(coder: NSCoder) {}
  open func addChildNode(_ node: SCNNode) {
    node.removeFromParentNode()
    node.parent = self
    childNodes.append(node)
  }
  open func insertChildNode(_ node: SCNNode, at index: Int) {
    node.removeFromParentNode()
    node.parent = self
    childNodes.insert(node, at: index)
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func replaceChildNode(_ old: SCNNode, with new: SCNNode) {
    guard let index = childNodes.firstIndex(where: { $0 === old }) else { return }
    (old.parent, new.parent) = (nil, self)
    childNodes[index] = new
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }
  open func childNodes(passingTest test: (SCNNode, _StopFlag) -> Bool) -> [SCNNode] {
    var found: [SCNNode] = []
    enumerateChildNodes { if test($0, $1) { found.append($0) } }
    return found
  }
  open func enumerateChildNodes(_ block: (SCNNode, _StopFlag) -> Void) {
    visit(_StopFlag(), block)
  }
  private func visit(_ stop: _StopFlag, _ block: (SCNNode, _StopFlag) -> Void) {
    for child in childNodes where !stop.pointee {
      block(child, stop)
      if !stop.pointee { child.visit(stop, block) }
    }
  }
  open func clone() -> Self { self }
  open func flattenedClone() -> Self { self }
  open func look(at place: SCNVector3) {}
  open func look(at place: SCNVector3, up: SCNVector3, localFront: SCNVector3) {}
  open func convertPosition(_ place: SCNVector3, to node: SCNNode?) -> SCNVector3 { place }
  open func convertPosition(_ place: SCNVector3, from node: SCNNode?) -> SCNVector3 { place }
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { geometry?.boundingBox ?? (SCNVector3(), SCNVector3()) }
    set {}
  }
  open var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3(), 0) }

  open func runAction(_ action: SCNAction) {}
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  open func runAction(_ action: SCNAction, completionHandler: (() -> Void)?) {}
  open func action(forKey key: String) -> SCNAction? { nil }
  open func removeAction(forKey key: String) {}
  open func removeAllActions() {}
  open var hasActions: Bool { false }
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func addParticleSystem(_ system: SCNParticleSystem) {}
  open func removeAllParticleSystems() {}
}

/// Particles of a scene.
open class SCNParticleSystem: NSObject {
  public override init() {}
  public init?(named name: String, inDirectory folder: String?) { nil }
  open var birthRate: CGFloat = 1
  open var particleLifeSpan: CGFloat = 1
  open var particleSize: CGFloat = 1
  open var particleColor = UIColor.white
  open var particleImage: Any?
  open var emitterShape: SCNGeometry?
  open var loops = true
}

/// What a node keeps to.
open class SCNConstraint: NSObject {
  open var isEnabled = true
  open var influenceFactor: CGFloat = 1
}
/// Looks at a node.
open class SCNLookAtConstraint: SCNConstraint {
  public init(target: SCNNode?) {}
  open var isGimbalLockEnabled = false
}
/// Faces the camera.
open class SCNBillboardConstraint: SCNConstraint {
  public override init() {}
  open var freeAxes = SCNBillboardAxis.all
}
/// Axes of a scene.
public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let X = SCNBillboardAxis(rawValue: 1)
  public static let Y = SCNBillboardAxis(rawValue: 2)
  public static let Z = SCNBillboardAxis(rawValue: 4)
  public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}
