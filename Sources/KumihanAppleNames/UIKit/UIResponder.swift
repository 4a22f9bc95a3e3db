public import KumihanFoundation
public import KumihanControls

/// A responder of UIKit, which receives no events here.
@MainActor @preconcurrency
open class UIResponder: _UIAccessible {
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var next: UIResponder? { nil }
  open var undoManager: UndoManager? { .ofApp }
  open var keyCommands: [UIKeyCommand]? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func validate(_ command: UICommand) {}
  /// Is told of no menu: the system has none in a picture.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  /// Is never called: properties have no names while a program runs on Linux.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// What comes in the keyboard's place, and what stands above it: no keyboard comes.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open func reloadInputViews() {}
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open var pasteConfiguration: UIPasteConfiguration?
  open func canPaste(_ providers: [NSItemProvider]) -> Bool { false }
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Where focus goes first: nothing has it in a picture.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}

/// A part of a screen that a look can be meant for.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// Where focus could go.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: AnyObject {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}
/// What could have focus.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}
extension UIResponder: UIFocusEnvironment {}
extension UIView: UIFocusItem {}

/// How focus goes from one part to another.
@MainActor @preconcurrency
open class UIFocusUpdateContext: _UIKeyed {
  open weak var previouslyFocusedView: UIView? { nil }
  open weak var nextFocusedView: UIView? { nil }
  open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open weak var nextFocusedItem: (any UIFocusItem)? { nil }
}

/// Moves what belongs to a change of focus, at once.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: _UIKeyed {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// A view in a keyboard's place.
@MainActor @preconcurrency
open class UIInputView: UIView {
  /// The ground of a view in a keyboard's place.
  public enum Style: Int, Sendable { case `default`, keyboard }
  public let inputViewStyle: Style
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A screen in a keyboard's place.
@MainActor @preconcurrency
open class UIInputViewController: UIViewController {
  open var primaryLanguage: String?
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
}

/// The language in which a person writes.
@MainActor @preconcurrency
open class UITextInputMode: _UIKeyed {
  public override init() {}
  open var primaryLanguage: String? { "en-US" }
  public static var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}

/// What may be pasted.
@MainActor @preconcurrency
open class UIPasteConfiguration: _UIKeyed {
  open var acceptableTypeIdentifiers: [String]
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }
}

/// What a responder may be asked to do by a menu of the system.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: AnyObject {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
}
extension UIResponder: UIResponderStandardEditActions {}
