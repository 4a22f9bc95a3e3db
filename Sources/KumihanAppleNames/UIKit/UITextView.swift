public import Foundation
import KumihanControls
package import KumihanViews

/// A field for many lines of text.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Of links in the place of their own; in the tint unless something else is said.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { linkAttributes ?? [.foregroundColor: tintColor as Any] }
    set { linkAttributes = newValue }
  }
  private var linkAttributes: [NSAttributedString.Key: Any]?
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  open var passwordRules: UITextInputPasswordRules?
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var borderStyle = BorderStyle.none
  /// The border of a field of many lines.
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  private var (inputPart, accessory): (UIView?, UIView?)
  open override var inputView: UIView? {
    get { inputPart }
    set { inputPart = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open weak var inputDelegate: (any UITextInputDelegate)?
  public let inputAssistantItem = UITextInputAssistantItem()
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open var selectionAffinity = UITextStorageDirection.forward
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var isWritingToolsActive: Bool { false }
  open var findInteraction: UIFindInteraction? {
    isFindInteractionEnabled ? UIFindInteraction() : nil
  }
  open var isFindInteractionEnabled = false
  open var textDragInteraction: UIDragInteraction? { nil }
  public let textContainer: NSTextContainer
  public let layoutManager: NSLayoutManager
  public let textStorage: NSTextStorage
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// A field whose words stand in a container, with what sets its lines and holds them.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    layoutManager = textContainer?.layoutManager ?? NSLayoutManager()
    textStorage = layoutManager.textStorage ?? NSTextStorage(string: "")
    super.init(frame: frame)
    if textStorage.length > 0 { attributedText = textStorage }
  }
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    (textContainer, layoutManager) = (NSTextContainer(), NSLayoutManager())
    textStorage = NSTextStorage(string: "")
    super.init(coder: coder)
  }
  open var selectedTextRange: UITextRange?
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  open var hasText: Bool { !(text ?? "").isEmpty }
  open var selectedRange = NSRange(location: 0, length: 0)
  open weak var delegate: (any UITextViewDelegate)?
  package override var hasContentSize: Bool { !isScrollEnabled }
  package override var isMeasured: Bool { !isScrollEnabled }
  package override var restingPlace: Alignment { .topLeading }
  override var partsAbove: [UIView] { subviews }
  package override var shownView: AnyView? {
    // UIKit's line fragments stand that far from the sides of their container.
    AnyView(
      shown(
        attributedText?.linked(linkTextAttributes), font ?? .systemFont(ofSize: 12), textColor,
        textAlignment, lines: textContainer.maximumNumberOfLines
      )
      .padding(.leading, textContainerInset.left + textContainer.lineFragmentPadding)
      .padding(.trailing, textContainerInset.right + textContainer.lineFragmentPadding)
      .padding(.top, textContainerInset.top)
      // What scrolls goes on below the place.
      .padding(.bottom, isScrollEnabled ? 0 : textContainerInset.bottom)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
  }
}
