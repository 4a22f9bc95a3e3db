public import Foundation
package import KumihanViews

/// Screens beside each other on wide devices: the first of them is drawn.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// Which columns there are.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
  private var columns: [Column: UIViewController] = [:]
  open var viewControllers: [UIViewController] = []
  open var preferredDisplayMode = DisplayMode.automatic
  /// How columns share the width.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// Whether the way to show a column has a button.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior { preferredSplitBehavior }
  open var displayMode: DisplayMode { preferredDisplayMode }
  public let style: Style
  open var isCollapsed: Bool { true }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The ground of the first column.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public static let automaticDimension: CGFloat = -1
  open var preferredPrimaryColumnWidth: CGFloat = -1
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  open var minimumPrimaryColumnWidth: CGFloat = -1
  open var maximumPrimaryColumnWidth: CGFloat = -1
  open var preferredSupplementaryColumnWidth: CGFloat = -1
  open var preferredSupplementaryColumnWidthFraction: CGFloat = -1
  open var minimumSupplementaryColumnWidth: CGFloat = -1
  open var maximumSupplementaryColumnWidth: CGFloat = -1
  open var primaryColumnWidth: CGFloat { 320 }
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    hold(Array(columns.values))
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
  package override var shownView: AnyView? {
    (columns[.primary] ?? viewControllers.first).map {
      AnyView(UIViewControllerPicture(controller: $0))
    }
  }
}

/// Follows screens beside each other.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ split: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
  func splitViewController(
    _ split: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ split: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(
    _ split: UISplitViewController, willHide column: UISplitViewController.Column)
  func splitViewControllerDidCollapse(_ split: UISplitViewController)
  func splitViewControllerDidExpand(_ split: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ split: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column { column }
  public func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ split: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ split: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ split: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  public func splitViewControllerDidCollapse(_ split: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ split: UISplitViewController) {}
}
