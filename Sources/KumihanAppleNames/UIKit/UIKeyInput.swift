public import Foundation

/// What a keyboard and its corrections are told of a field.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {}

/// Something that keys write into.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Is told of changes in what text is written into.
@MainActor @preconcurrency
public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ input: (any UITextInput)?)
  func selectionDidChange(_ input: (any UITextInput)?)
  func textWillChange(_ input: (any UITextInput)?)
  func textDidChange(_ input: (any UITextInput)?)
}

/// The buttons above a keyboard.
@MainActor @preconcurrency
open class UITextInputAssistantItem: _UIKeyed {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// A keyboard that clicks.
@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: AnyObject {
  var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback { public var enableInputClicksWhenVisible: Bool { false } }

/// What grows with the reader's size of text.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

/// What has a name for tests.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: AnyObject {
  var accessibilityIdentifier: String? { get set }
}
extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

/// What changes a found text, and looks for one.
@MainActor @preconcurrency
open class UIFindInteraction: _UIKeyed, UIInteraction {
  open var isFindNavigatorVisible: Bool { false }
  open var searchText: String?
  open var replacementText: String?
  open func presentFindNavigator(showingReplace: Bool) {}
  open func dismissFindNavigator() {}
  open func findNext() {}
  open func findPrevious() {}
  open func updateResultCount() {}
}

/// A menu of what can be done with a text or another part, at a point.
@MainActor @preconcurrency
open class UIEditMenuInteraction: _UIKeyed, UIInteraction {
  open weak var delegate: (any UIEditMenuInteractionDelegate)?
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  /// Shows nothing: a menu is not shown in a picture before it is opened.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
}

/// Where a menu of a text is to be shown.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: _UIKeyed {
  public let identifier: AnyHashable?
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
  }
}
/// The side of a menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// Gives what stands in a menu of a text.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: AnyObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
