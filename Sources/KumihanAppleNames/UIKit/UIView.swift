public import KumihanViews

/// A responder of UIKit, which receives no events here.
@MainActor @preconcurrency
open class UIResponder {
  public init() {}

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
/// here is made of UIKit's parts. That of a `UIHostingController` shows the controller's view.
@MainActor @preconcurrency
open class UIView: UIResponder {
  public required override init() {}

  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var frame = CGRect.zero
  /// The frame's size, from a corner of the view's own.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var clipsToBounds = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?

  /// A proxy for all instances of the class.
  public static func appearance() -> Self { Self() }
  public static func appearance(whenContainedInInstancesOf types: [UIView.Type]) -> Self { Self() }

  @discardableResult public func endEditing(_ force: Bool) -> Bool { false }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open var intrinsicContentSize: CGSize { frame.size }

  /// What the part shows of the view language; nil for a part of UIKit's own, which is not drawn.
  package var shownView: AnyView? { nil }
}
