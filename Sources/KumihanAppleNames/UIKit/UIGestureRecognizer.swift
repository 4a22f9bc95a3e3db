public import KumihanViews

/// A gesture of UIKit's; a picture recognises none.
@MainActor @preconcurrency
open class UIGestureRecognizer: _UIKeyed {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  public init(target: Any?, action: Selector?) {}
  public override convenience init() { self.init(target: nil, action: nil) }
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var numberOfTouches: Int { 0 }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
  open var name: String?
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var modifierFlags: UIKeyModifierFlags { [] }
  open func reset() {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func ignore(_ press: UIPress, for event: UIPressesEvent) {}
  open var buttonMask: UIEvent.ButtonMask { [] }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func require(toFail other: UIGestureRecognizer) {}
}

/// Is asked about gestures.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}

/// Taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}

/// The wheels and pads that a gesture follows.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A finger that moves.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A finger that rests.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}

/// Two fingers that part.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

/// A finger that moves quickly.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a finger moves.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}
