public import KumihanControls
public import KumihanViews

/// Where the lines of a UIKit text stand.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// How a UIKit text is cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

extension UIView {
  /// A text as the view language draws it.
  func shown(
    _ text: String, _ font: UIFont?, _ color: UIColor?, _ alignment: NSTextAlignment, lines: Int
  ) -> some View {
    Text(verbatim: text).font(font.map(Font.init) ?? .body)
      .foregroundColor(Color(uiColor: color ?? .label))
      .multilineTextAlignment(alignment.alignment).lineLimit(lines == 0 ? nil : lines)
  }
}

/// A text.
@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
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
  package override var shownView: AnyView? {
    AnyView(shown(text ?? "", font, textColor, textAlignment, lines: numberOfLines))
  }
}

/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  package override var shownView: AnyView? {
    guard let image else { return nil }
    let picture = Image(uiImage: image)
    return switch contentMode {
    case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
    case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
    case .scaleToFill, .redraw: AnyView(picture.resizable())
    default: AnyView(picture)
    }
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
  open var keyboardAppearance = 0
  open var autocorrectionType = UITextAutocorrectionType.default
  open var adjustsFontSizeToFitWidth = false
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open weak var delegate: (any UITextFieldDelegate)?
  package override var shownView: AnyView? {
    let field = TextField(placeholder ?? "", text: .constant(text ?? ""))
      .font(font.map(Font.init) ?? .body).multilineTextAlignment(textAlignment.alignment)
    return borderStyle == .roundedRect
      ? AnyView(field.textFieldStyle(RoundedBorderTextFieldStyle())) : AnyView(field)
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

/// A part that scrolls.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var contentInset = UIEdgeInsets.zero
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var delaysContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var refreshControl: UIRefreshControl?
  /// When scrolling would hide the keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  /// Whether the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

/// Follows a part that scrolls.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ view: UIScrollView)
  func viewForZooming(in view: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ view: UIScrollView) {}
  public func viewForZooming(in view: UIScrollView) -> UIView? { nil }
}

/// The spinner above a list that is loaded anew.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { false }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}

/// A field for many lines of text.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  open var text: String! = ""
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var selectedRange = NSRange(location: 0, length: 0)
  open weak var delegate: (any UITextViewDelegate)?
  package override var shownView: AnyView? {
    // The text stands 5 pt from the sides of its container, as UIKit's line fragments do.
    AnyView(
      shown(text ?? "", font ?? .systemFont(ofSize: 12), textColor, textAlignment, lines: 0)
        .padding(.horizontal, 5).padding(.top, textContainerInset.top)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
  }
}

/// Follows a field for many lines.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ view: UITextView)
  func textViewDidBeginEditing(_ view: UITextView)
  func textViewDidEndEditing(_ view: UITextView)
  func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ view: UITextView) {}
  public func textViewDidBeginEditing(_ view: UITextView) {}
  public func textViewDidEndEditing(_ view: UITextView) {}
  public func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A search field.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The look of a search field.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isTranslucent = true
  open var showsBookmarkButton = false
  open var scopeButtonTitles: [String]?
  open var backgroundImage: UIImage?
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UITextField()
}

/// Follows a search field.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ bar: UISearchBar, textDidChange text: String)
  func searchBarSearchButtonClicked(_ bar: UISearchBar)
  func searchBarCancelButtonClicked(_ bar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ bar: UISearchBar, textDidChange text: String) {}
  public func searchBarSearchButtonClicked(_ bar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ bar: UISearchBar) {}
}

/// A list, in code for older systems.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The look of a list.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  open var separatorColor: UIColor?
  open var separatorStyle = SeparatorStyle.singleLine
  open var sectionHeaderTopPadding: CGFloat = 0
  open var rowHeight: CGFloat = -1
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var allowsSelection = true
  open func reloadData() {}
}

/// A row, in code for older systems.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The places of a row's texts.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public convenience init(style: CellStyle, reuseIdentifier: String?) { self.init(frame: .zero) }
  /// The look of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
}

/// A header, in code for older systems.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {}

/// A grid.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  open func reloadData() {}
}

/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views share a stack's length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where views stand across a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  public private(set) var arrangedSubviews: [UIView] = []
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
  package override var shownView: AnyView? {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let content = ForEach(views.indices, id: \.self) { UIViewPicture(view: views[$0]) }
    return axis == .horizontal
      ? AnyView(HStack(spacing: spacing) { content })
      : AnyView(VStack(spacing: spacing) { content })
  }
}
