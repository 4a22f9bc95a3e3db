public import KumihanViews

/// A control's looks.
open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
}

/// A segmented picker's looks.
public final class UISegmentedControl: UIControl {
  public var selectedSegmentTintColor: UIColor?
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// The looks of a page view's dots.
public final class UIPageControl: UIControl {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

/// A toggle's looks.
public final class UISwitch: UIControl {
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// A slider's looks.
public final class UISlider: UIControl {
  public var thumbTintColor: UIColor?
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A stepper's looks.
public final class UIStepper: UIControl {}

/// A date picker's looks.
public final class UIDatePicker: UIControl {}

/// A text field's looks.
public final class UITextField: UIControl {
  /// When a button to empty the field would show.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public var clearButtonMode = ViewMode.never
  public var keyboardAppearance = 0
}

/// A progress bar's looks.
public final class UIProgressView: UIView {
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
}

/// A search field's looks.
public final class UISearchBar: UIView {
  public var barTintColor: UIColor?
}

/// A scroll view's looks.
open class UIScrollView: UIView {
  open var bounces = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
}

/// A list's looks, in code for older systems.
public final class UITableView: UIScrollView {
  public var separatorColor: UIColor?
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public var separatorStyle = SeparatorStyle.singleLine
  public var sectionHeaderTopPadding: CGFloat = 0
  public var tableFooterView: UIView?
}

/// A row's looks, in code for older systems.
public final class UITableViewCell: UIView {
  /// The appearance of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
}

/// A header's looks, in code for older systems.
public final class UITableViewHeaderFooterView: UIView {}

/// A grid's looks.
public final class UICollectionView: UIScrollView {}

/// A text editor's looks.
public final class UITextView: UIScrollView {}
