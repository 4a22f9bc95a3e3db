public import KumihanFoundation
public import KumihanViews

// Bodies that fall, push and collide: nothing moves in a picture, and everything stays where it stands.

/// What can move by the laws of bodies.
@MainActor @preconcurrency
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// A law by which bodies would move.
@MainActor @preconcurrency
open class UIDynamicBehavior: _UIKeyed {
  public override init() {}
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  open var dynamicAnimator: UIDynamicAnimator? { nil }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  open func willMove(to animator: UIDynamicAnimator?) {}
}

/// Keeps laws, and lets nothing move.
@MainActor @preconcurrency
open class UIDynamicAnimator: _UIKeyed {
  public override init() {}
  public private(set) var referenceView: UIView?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }
  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

/// Follows bodies.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A law for some bodies.
@MainActor @preconcurrency
open class UIItemsBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem] = []
  public convenience init(items: [any UIDynamicItem]) {
    self.init()
    self.items = items
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Bodies fall.
@MainActor @preconcurrency
open class UIGravityBehavior: UIItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

/// Bodies stop each other.
@MainActor @preconcurrency
open class UICollisionBehavior: UIItemsBehavior {
  /// What stops bodies.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  open func addBoundary(withIdentifier name: any NSCopying, for path: UIBezierPath) {}
  open func addBoundary(withIdentifier name: any NSCopying, from start: CGPoint, to end: CGPoint) {}
  open func removeBoundary(withIdentifier name: any NSCopying) {}
  open func removeAllBoundaries() {}
}

/// Is told of collisions, of which there are none.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: AnyObject {}

/// A body goes to a place.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

/// Something pushes bodies.
@MainActor @preconcurrency
open class UIPushBehavior: UIItemsBehavior {
  /// How long something pushes.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  public private(set) var mode = Mode.continuous
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero
  public convenience init(items: [any UIDynamicItem], mode: Mode) {
    self.init(items: items)
    self.mode = mode
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
}

/// A body hangs on another, or on a point.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
  open var anchorPoint = CGPoint.zero
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point }
  public init(item: any UIDynamicItem, offsetFromCenter: UIOffset, attachedToAnchor point: CGPoint)
  {
    anchorPoint = point
  }
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {}
}

/// What bodies are like.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: UIItemsBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
}
