public import KumihanViews

/// What takes events in UIKit; here nothing does.
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

/// A part of a UIKit screen: what apps set on its `appearance()` is kept for nobody, because nothing
/// here is made of UIKit's parts.
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

  /// A part that stands for all of its kind.
  public static func appearance() -> Self { Self() }
  public static func appearance(whenContainedInInstancesOf types: [UIView.Type]) -> Self { Self() }

  @discardableResult public func endEditing(_ force: Bool) -> Bool { false }
}
