public import Foundation

/// Whether a change is under way.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// What changes over time, and can be stopped.
@MainActor @preconcurrency
public protocol UIViewAnimating: AnyObject {
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
}

/// What changes over time, and takes more changes.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}

/// A change of screens that follows a finger.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
}

/// A change of screens that follows a finger by how far it came.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  public init() {}
  public private(set) var percentComplete: CGFloat = 0
  open var duration: CGFloat { 0.35 }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
  open func update(_ percent: CGFloat) { percentComplete = min(max(percent, 0), 1) }
  open func pause() {}
  open func cancel() {}
  open func finish() {}
}

/// A finger that comes in from an edge of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// A pointer that rests on a view.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
}

extension UIView {
  /// How the steps of a change follow each other.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1)
    public static let allowUserInteraction = Self(rawValue: 2)
    public static let beginFromCurrentState = Self(rawValue: 4)
    public static let `repeat` = Self(rawValue: 8)
    public static let autoreverse = Self(rawValue: 16)
    public static let calculationModeLinear: Self = []
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }

  /// Makes the changes at once: a picture does not move.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) { animations() }
  /// Makes the changes at once, with the motion of the system's own ones.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// A motion of the system's.
  public enum SystemAnimation: UInt, Sendable { case delete }
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}
