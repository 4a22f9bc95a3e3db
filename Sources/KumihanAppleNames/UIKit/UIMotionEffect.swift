public import KumihanViews

/// Moves a view along with the device, which lies still in a picture.
@MainActor @preconcurrency
open class UIMotionEffect: _UIKeyed {
  public override init() {}
  open func keyPathsAndRelativeValues(forViewerOffset offset: UIOffset) -> [String: Any]? { nil }
}

/// Moves a property of a view between two values.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way a device leans.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several motions together.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  public var motionEffects: [UIMotionEffect] { [] }
  /// No-op: the device lies still.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  public func removeMotionEffect(_ effect: UIMotionEffect) {}

  /// Changes between these two are made at once, as all are.
  public static func beginAnimations(_ name: String?, context: UnsafeMutableRawPointer?) {}
  public static func commitAnimations() {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  public static func setAnimationDelegate(_ delegate: Any?) {}
  public static func setAnimationRepeatCount(_ count: Float) {}
  public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {}
}

/// The menu of a text, in code for older systems; it is not shown in a picture.
@MainActor @preconcurrency
open class UIMenuController: _UIKeyed {
  public static let shared = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible: Bool { false }
  open var menuFrame: CGRect { .zero }
  open var arrowDirection = UIEditMenuArrowDirection.automatic
  open func setMenuVisible(_ visible: Bool, animated: Bool) {}
  open func setTargetRect(_ rect: CGRect, in view: UIView) {}
  open func showMenu(from view: UIView, rect: CGRect) {}
  open func hideMenu(from view: UIView) {}
  open func hideMenu() {}
  open func update() {}
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
}

/// An item of the menu of a text.
@MainActor @preconcurrency
open class UIMenuItem: _UIKeyed {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// A step of a screen, told before each is drawn; a picture has one.
@MainActor @preconcurrency
open class UIUpdateLink: _UIKeyed {
  open var isEnabled = false
  open var requiresContinuousUpdates = false
  open var wantsLowLatencyEventDispatch = false
  open var preferredFrameRateRange = CAFrameRateRange.default
  public init(view: UIView) {}
  public init(windowScene: UIWindowScene) {}
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {}
  open func addAction(target: Any, selector: Selector) {}
}
/// When a step is drawn.
@MainActor @preconcurrency
open class UIUpdateInfo: _UIKeyed {
  open var modelTime: TimeInterval { 0 }
  open var completionDeadlineTime: TimeInterval { 0 }
  open var estimatedPresentationTime: TimeInterval { 0 }
}
