public import Foundation
import KumihanControls
public import KumihanViews

/// A field for a line of text.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The visibility of what stands beside the text.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The border of a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var spellCheckingType = UITextSpellCheckingType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  open var selectedTextRange: UITextRange?
  open var isEditing: Bool { false }
  open var hasText: Bool { !(text ?? "").isEmpty }
  open var passwordRules: UITextInputPasswordRules?
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var disabledBackground: UIImage?
  private var (inputPart, accessory): (UIView?, UIView?)
  open override var inputView: UIView? {
    get { inputPart }
    set { inputPart = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  open var autocorrectionType = UITextAutocorrectionType.default
  open var adjustsFontSizeToFitWidth = false
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var background: UIImage?
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open weak var inputDelegate: (any UITextInputDelegate)?
  public let inputAssistantItem = UITextInputAssistantItem()
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var allowsNumberPadPopover = true
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open weak var delegate: (any UITextFieldDelegate)?
  package override var shownView: AnyView? {
    AnyView(
      HStack(spacing: 0) {
        if let leftView, shows(leftViewMode) { UIViewPicture(view: leftView).own(leftView) }
        field.padding(words)
        if let rightView, shows(rightViewMode) { UIViewPicture(view: rightView).own(rightView) }
      }
      .frame(minHeight: borderStyle == .roundedRect ? 34 : nil))
  }

  /// How far the words stand from the sides: as a class of one's own says of a field of some size, or as the border does.
  private var words: EdgeInsets {
    let all =
      bounds.width > 100 && bounds.height > 20 ? bounds : CGRect(x: 0, y: 0, width: 200, height: 44)
    let rect = hasText ? textRect(forBounds: all) : placeholderRect(forBounds: all)
    let side: CGFloat = borderStyle == .none || borderStyle == .line ? 0 : 7
    guard rect != all, rect.width > 0, rect.height > 0 else {
      return EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    return EdgeInsets(
      top: max(rect.minY - all.minY, 0), leading: max(rect.minX - all.minX, 0),
      bottom: max(all.maxY - rect.maxY, 0), trailing: max(all.maxX - rect.maxX, 0))
  }

  /// Nobody edits in a picture.
  private func shows(_ mode: ViewMode) -> Bool { mode == .always || mode == .unlessEditing }

  @ViewBuilder private var field: some View {
    let prompt = attributedPlaceholder?.viewText ?? AttributedString(placeholder ?? "")
    Group {
      if isSecureTextEntry {
        SecureField(text: .constant(text ?? ""), prompt: Text(prompt)) { Text(prompt) }
      } else {
        TextField(text: .constant(text ?? ""), prompt: Text(prompt)) { Text(prompt) }
      }
    }
    .font(font.map(Font.init) ?? .body).multilineTextAlignment(textAlignment.alignment)
    .foregroundColor(Color(uiColor: textColor ?? .label))
  }

  package override var restingGround: AnyView? {
    let edge = Color(uiColor: .separator)
    return switch borderStyle {
    case .none: nil
    case .roundedRect:
      AnyView(
        RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
          .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(edge, lineWidth: 0.5) })
    case .line, .bezel: AnyView(Rectangle().strokeBorder(edge, lineWidth: 1))
    }
  }
}

/// What the key that ends a line says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

extension View {
  /// As large as the view's frame, or as its content where it has none.
  fileprivate func own(_ view: UIView) -> some View {
    let size = view.frame.size == .zero ? view.intrinsicContentSize : view.frame.size
    let (width, height) = (size.width > 0 ? size.width : nil, size.height > 0 ? size.height : nil)
    return fixedSize(horizontal: width == nil, vertical: height == nil)
      .frame(width: width, height: height)
  }
}
