// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames

/// A change of a node in time, which never begins.
open class SCNAction: NSObject {
  open var duration: TimeInterval
  open var speed: CGFloat = 1
  open var timingMode = SCNActionTimingMode.linear
  open var timingFunction: ((Float) -> Float)?
  init(_ duration: TimeInterval) { self.duration = duration }
  open func reversed() -> SCNAction { self }

  public class func moveBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  public class func move(by way: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  public class func move(to place: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  public class func rotateBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  public class func rotateTo(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  public class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  public class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  public class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  public class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  public class func wait(duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  public class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.reduce(0) { $0 + $1.duration })
  }
  public class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.map(\.duration).max() ?? 0)
  }
  public class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(action.duration * Double(count))
  }
  public class func repeatForever(_ action: SCNAction) -> SCNAction { action }
  public class func removeFromParentNode() -> SCNAction { SCNAction(0) }
  public class func hide() -> SCNAction { SCNAction(0) }
  public class func unhide() -> SCNAction { SCNAction(0) }
  public class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
  public class func customAction(
    duration: TimeInterval, action: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction { SCNAction(duration) }
}
/// How a change runs in its time.
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// Changes that are made together.
open class SCNTransaction: NSObject {
  public class func begin() {}
  public class func commit() {}
  public class func flush() {}
  public class func lock() {}
  public class func unlock() {}
  public class var animationDuration: CFTimeInterval {
    get { 0.25 }
    set {}
  }
  public class var disableActions: Bool {
    get { false }
    set {}
  }
  public class var completionBlock: (() -> Void)? {
    get { nil }
    set {}
  }
  public class var animationTimingFunction: CAMediaTimingFunction? {
    get { nil }
    set {}
  }
}

/// A body that falls and is met, if somebody reckoned.
open class SCNPhysicsBody: NSObject {
  public let type: SCNPhysicsBodyType
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.5
  open var restitution: CGFloat = 0.5
  open var damping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var isAffectedByGravity = true
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0
  open var velocity = SCNVector3()
  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { self.type = type }
  public class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  public class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  public class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
  open func applyForce(_ force: SCNVector3, asImpulse: Bool) {}
  open func applyForce(_ force: SCNVector3, at place: SCNVector3, asImpulse: Bool) {}
  open func applyTorque(_ torque: SCNVector4, asImpulse: Bool) {}
  open func clearAllForces() {}
}
/// Whether a body moves.
public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
/// The shape of a body.
open class SCNPhysicsShape: NSObject {
  public init(geometry: SCNGeometry, options: [String: Any]? = nil) {}
  public init(node: SCNNode, options: [String: Any]? = nil) {}
}
/// What bodies do to each other.
open class SCNPhysicsWorld: NSObject {
  open var gravity = SCNVector3(0, -9.8, 0)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
  public override init() {}
}
/// Two bodies that meet.
open class SCNPhysicsContact: NSObject {
  public var nodeA: SCNNode { SCNNode() }
  public var nodeB: SCNNode { SCNNode() }
  public var contactPoint: SCNVector3 { SCNVector3() }
}
/// Follows bodies that meet.
public protocol SCNPhysicsContactDelegate: AnyObject {
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
