public import Foundation

/// A change of a layer over time, which a picture does not show.
@MainActor @preconcurrency
open class CAAnimation: _UIKeyed, CAAction {
  public override init() {}
  open func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open weak var delegate: (any CAAnimationDelegate)?
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  open func copy() -> Any { self }
}

public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"

/// What happens where a layer changes.
@MainActor @preconcurrency
public protocol CAAction: AnyObject {
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// No action: a layer asks nobody else.
extension NSNull: CAAction {
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// Follows an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// An animation as a spring moves.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: TimeInterval { 1 }
  open var allowsOverdamping = false
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    duration = perceptualDuration
  }
  open var perceptualDuration: TimeInterval { duration }
  open var bounce: CGFloat { 0 }
}

/// An animation through values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var path: CGPath?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
}

/// How an animation goes through its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what goes along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// What a number of an animation turns or moves.
@MainActor @preconcurrency
open class CAValueFunction: _UIKeyed {
  public init(name: CAValueFunctionName) {}
}
/// The name of what a number turns or moves.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let translate = CAValueFunctionName(rawValue: "translate")
}

/// Animations at once.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// A change from one picture to the next.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  open var filter: Any?
}

/// How a picture gives way to the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the next picture comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What stays of an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The pace of an animation.
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What has a time of its own.
@MainActor @preconcurrency
public protocol CAMediaTiming: AnyObject {
  var beginTime: TimeInterval { get set }
  var duration: TimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: TimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: TimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}
