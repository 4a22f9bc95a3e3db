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

  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

extension UIView {
  /// A text as the view language draws it; runs with attributes of their own have these.
  func shown(
    _ text: NSAttributedString?, _ font: UIFont?, _ color: UIColor?,
    _ alignment: NSTextAlignment, lines: Int
  ) -> some View {
    (text ?? NSAttributedString(string: ""))
      .lines(font ?? .preferredFont(forTextStyle: .body), alignment)
      .font(font.map(Font.init) ?? .body).foregroundColor(Color(uiColor: color ?? .label))
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
    get { chosenFont ?? asked(\UILabel.chosenFont) ?? .systemFont(ofSize: 17) }
    set { chosenFont = newValue }
  }
  var chosenFont: UIFont?
  open var textColor: UIColor! {
    get { chosenColor ?? asked(\UILabel.chosenColor) ?? .label }
    set { chosenColor = newValue }
  }
  private(set) var chosenColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var sizingRule = UILetterformAwareSizingRule.typographic
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
  @ViewBuilder private var words: some View {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let words = shown(attributedText, font, color, textAlignment, lines: numberOfLines)
      .truncationMode(lineBreakMode.truncation)
      .minimumScaleFactor(smallestScale)
    if let shadowColor {
      words.shadow(
        color: Color(uiColor: shadowColor), radius: 0, x: shadowOffset.width, y: shadowOffset.height
      )
    } else {
      words
    }
  }
  /// A share of the font's size; without a word of an app's a text may become as small as it must.
  private var smallestScale: CGFloat {
    guard adjustsFontSizeToFitWidth else { return 1 }
    return minimumScaleFactor > 0 ? minimumScaleFactor : 0.1
  }
  /// What a class of one's own adds to the size of its words, on both sides together.
  private var room: CGSize {
    guard isOfOwnClass else { return .zero }
    let (own, words) = (intrinsicContentSize, UILabel.size(of: words, in: .unspecified) ?? .zero)
    return CGSize(
      width: max(own.width - words.width, 0), height: max(own.height - words.height, 0))
  }
  override var partsAbove: [UIView] { subviews }
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
  override var partsAbove: [UIView] { image == nil ? [] : subviews }
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
