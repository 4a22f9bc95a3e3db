public import Foundation

/// Something that text is written into; positions in it are all alike, because nobody writes.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  func caretRect(for position: UITextPosition) -> CGRect
  func firstRect(for range: UITextRange) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public var markedTextRange: UITextRange? { nil }
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  public func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition() }
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    range.start
  }
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { position }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { position }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    .orderedSame
  }
  public func offset(from position: UITextPosition, to other: UITextPosition) -> Int { 0 }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange()
  }
  public func text(in range: UITextRange) -> String? { "" }
  public func replace(_ range: UITextRange, withText text: String) {}
  public func setMarkedText(_ text: String?, selectedRange: NSRange) {}
  public func unmarkText() {}
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer() }
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  public func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {}
}

extension UITextField: UITextInput {
  /// Why writing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
extension UITextView: UITextInput {}

/// What a new password must have, as a rule in words.
@MainActor @preconcurrency
open class UITextInputPasswordRules: _UIKeyed {
  public let passwordRulesDescriptor: String
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// Whether words are foretold in a line.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
/// Whether spaces come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// What tools that write may do in a text.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

/// Where a stretch of chosen text stands.
@MainActor @preconcurrency
open class UITextSelectionRect: _UIKeyed {
  open var rect: CGRect { .zero }
}

/// What was done with a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// A link or a picture in a text.
@MainActor @preconcurrency
public final class UITextItem: _UIKeyed {
  /// What it is.
  public enum Content { case link(URL), textAttachment(NSTextAttachment), tag(String) }
  public let content: Content
  public let range: NSRange
  init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }

  /// What a link's menu shows.
  public struct MenuConfiguration {
    public init(menu: UIMenu) {}
  }
}

extension UITextField {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

extension UITextView {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
