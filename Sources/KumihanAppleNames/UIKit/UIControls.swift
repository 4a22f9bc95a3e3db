public import KumihanViews

/// The appearance of controls.
@MainActor @preconcurrency
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

/// The appearance of segmented pickers.
@MainActor @preconcurrency
public final class UISegmentedControl: UIControl {
  public var selectedSegmentTintColor: UIColor?
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// The appearance of a page view's dots.
@MainActor @preconcurrency
public final class UIPageControl: UIControl {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

/// The appearance of toggles.
@MainActor @preconcurrency
public final class UISwitch: UIControl {
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// The appearance of sliders.
@MainActor @preconcurrency
public final class UISlider: UIControl {
  public var thumbTintColor: UIColor?
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// The appearance of steppers.
@MainActor @preconcurrency
public final class UIStepper: UIControl {}

/// The appearance of date pickers.
@MainActor @preconcurrency
public final class UIDatePicker: UIControl {}

/// The appearance of text fields.
@MainActor @preconcurrency
public final class UITextField: UIControl {
  /// The visibility of a button that clears the field.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public var clearButtonMode = ViewMode.never
  public var keyboardAppearance = 0
}

/// The appearance of progress bars.
@MainActor @preconcurrency
public final class UIProgressView: UIView {
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
}

/// The appearance of search fields.
@MainActor @preconcurrency
public final class UISearchBar: UIView {
  public var barTintColor: UIColor?
}

/// The appearance of scroll views.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  open var bounces = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
}

/// The appearance of lists, in code for older systems.
@MainActor @preconcurrency
public final class UITableView: UIScrollView {
  public var separatorColor: UIColor?
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public var separatorStyle = SeparatorStyle.singleLine
  public var sectionHeaderTopPadding: CGFloat = 0
  public var tableFooterView: UIView?
}

/// The appearance of rows, in code for older systems.
@MainActor @preconcurrency
public final class UITableViewCell: UIView {
  /// The appearance of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
}

/// The appearance of headers, in code for older systems.
@MainActor @preconcurrency
public final class UITableViewHeaderFooterView: UIView {}

/// The appearance of grids.
@MainActor @preconcurrency
public final class UICollectionView: UIScrollView {}

/// The appearance of text editors.
@MainActor @preconcurrency
public final class UITextView: UIScrollView {}
