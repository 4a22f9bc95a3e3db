public import Foundation
public import KumihanAppleNames

/// What keeps a part in its place.
open class SKConstraint: NSObject {}

/// How a part falls and bounces, which it does not in a picture.
open class SKPhysicsBody: NSObject {
  public internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var usesPreciseCollisionDetection = false
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var angularVelocity: CGFloat = 0
  open var velocity = CGVector.zero
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) { self.init() }
  public convenience init(rectangleOf size: CGSize) { self.init() }
  public convenience init(rectangleOf size: CGSize, center: CGPoint) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  public convenience init(edgeFrom start: CGPoint, to end: CGPoint) { self.init() }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyForce(_ force: CGVector) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// The rules by which parts fall.
open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// Two parts that touch.
open class SKPhysicsContact: NSObject {
  public let bodyA = SKPhysicsBody()
  public let bodyB = SKPhysicsBody()
  open var contactPoint: CGPoint { .zero }
  open var collisionImpulse: CGFloat { 0 }
}

/// Is told of parts that touch.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: AnyObject {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
