public import KumihanViews

/// A responder of UIKit, which receives no events here.
@MainActor
open class UIResponder {
  public required init() {}

  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }

  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

/// A UIKit view; settings on its `appearance()` have no effect, because UIKit views are not drawn.
@MainActor
open class UIView: UIResponder {
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true

  /// A proxy for all instances of the class.
  public static func appearance() -> Self { Self() }
  public static func appearance(whenContainedInInstancesOf types: [UIView.Type]) -> Self { Self() }

  @discardableResult public func endEditing(_ force: Bool) -> Bool { false }
}
