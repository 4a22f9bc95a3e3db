public import KumihanControls
public import KumihanViews

/// Where the lines of a UIKit text stand.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  package var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  /// Where a text stands in a wider frame.
  var side: HorizontalAlignment { alignment.side }
}

/// How a UIKit text is cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

extension UIView {
  /// A text as the view language draws it; runs with attributes of their own have these.
  func shown(
    _ text: NSAttributedString?, _ font: UIFont?, _ color: UIColor?,
    _ alignment: NSTextAlignment, lines: Int
  ) -> some View {
    let paragraph = text?.firstParagraph
    return Text(text?.viewText ?? AttributedString()).font(font.map(Font.init) ?? .body)
      .foregroundColor(Color(uiColor: color ?? .label))
      .multilineTextAlignment((paragraph?.alignment ?? alignment).alignment)
      .lineSpacing(paragraph?.lineSpacing ?? 0)
      .lineLimit(lines == 0 ? nil : lines)
  }
}

/// A text.
@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map(NSAttributedString.init(string:)) }
  }
  open var attributedText: NSAttributedString?
  open var font: UIFont! {
    get { chosenFont ?? .systemFont(ofSize: 17) }
    set { chosenFont = newValue }
  }
  var chosenFont: UIFont?
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var lineBreakStrategy = 0
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    bounds
  }
  open func drawText(in rect: CGRect) {}
  package override func ownHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(251)
  }
  package override var restingPlace: Alignment {
    let own = attributedText?.firstParagraph?.alignment ?? textAlignment
    return Alignment(horizontal: own.side, vertical: .center)
  }
  package override var isMeasured: Bool { true }
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return wordsSize(in: width)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wordsSize(in: size.room) }
  private func wordsSize(in width: CGFloat?) -> CGSize {
    Self.size(of: words, in: ProposedViewSize(width: width, height: nil)) ?? .zero
  }
  private var words: some View {
    shown(attributedText, font, textColor, textAlignment, lines: numberOfLines)
  }
  /// What a class of one's own adds to the size of its words, on both sides together.
  private var room: CGSize {
    guard isOfOwnClass else { return .zero }
    let (own, words) = (intrinsicContentSize, UILabel.size(of: words, in: .unspecified) ?? .zero)
    return CGSize(
      width: max(own.width - words.width, 0), height: max(own.height - words.height, 0))
  }
  package override var shownView: AnyView? {
    let room = room
    guard room != .zero else { return AnyView(words) }
    return AnyView(
      words.padding(.horizontal, room.width / 2).padding(.vertical, room.height / 2))
  }
}

/// Where a text stays that is drawn smaller.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open func startAnimating() {}
  open func stopAnimating() {}
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(image: UIImage?, highlightedImage: UIImage? = nil) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }
  open var highlightedAnimationImages: [UIImage]?
  open var animationRepeatCount = 0
  open var isAnimating: Bool { false }
  package override var shownView: AnyView? {
    guard let image else { return nil }
    let tint = tintColor.map(Color.init(uiColor:))
    return AnyView(
      image.shown(preferredSymbolConfiguration, tint: tint) { picture in
        switch contentMode {
        case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
        // The picture stands out of its place, which is what a ground, corners and clipping follow.
        case .scaleAspectFill:
          AnyView(
            picture.resizable().scaledToFill()
              .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity))
        case .scaleToFill, .redraw: AnyView(picture.resizable())
        default: AnyView(picture)
        }
      })
  }
  package override var isMeasured: Bool { true }
  open override var intrinsicContentSize: CGSize { image?.size ?? Self.noContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? frame.size }
  package override var restingPlace: Alignment {
    switch contentMode {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    }
  }
  package override func ownHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(251)
  }
}

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
  open func caretRect(for position: AnyObject) -> CGRect { .zero }
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
    .foregroundColor(textColor.map(Color.init(uiColor:)))
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

/// Is asked about what is written in a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ field: UITextField)
  func textFieldDidEndEditing(_ field: UITextField)
  func textFieldShouldReturn(_ field: UITextField) -> Bool
  func textFieldDidChangeSelection(_ field: UITextField)
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ field: UITextField) {}
  public func textFieldDidEndEditing(_ field: UITextField) {}
  public func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ field: UITextField) {}
  public func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

extension View {
  /// As large as the view's frame, where it has one.
  fileprivate func own(_ view: UIView) -> some View {
    let size = view.frame.size
    return frame(
      width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
  }
}
