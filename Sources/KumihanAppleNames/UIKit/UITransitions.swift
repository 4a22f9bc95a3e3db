public import KumihanViews

/// Presents a screen of UIKit's over others; nothing is presented in a picture.
@MainActor @preconcurrency
open class UIPresentationController {
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting ?? presentedViewController
  }
  /// Of a screen that is not known.
  init() {
    presentedViewController = UIViewController()
    presentingViewController = presentedViewController
  }
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// Is asked how a screen is presented.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// Is asked about a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Is told of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Gives what moves a screen in and out.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Moves a screen in or out.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using context: any UIViewControllerContextTransitioning)
}

/// The screens of a change from one to another.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var transitionWasCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func finalFrame(for controller: UIViewController) -> CGRect
  func completeTransition(_ completed: Bool)
}

/// Which screen of a change.
public enum UITransitionContextViewControllerKey: Sendable { case from, to }
/// Which view of a change.
public enum UITransitionContextViewKey: Sendable { case from, to }

/// Moves things along with a change of screens.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinator) -> Void)
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

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

/// Screens from a file of Interface Builder's, which is not read: they come empty.
@MainActor @preconcurrency
open class UIStoryboard {
  public init(name: String, bundle: Bundle?) {}
  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// Views from a file of Interface Builder's, which is not read: there are none.
@MainActor @preconcurrency
open class UINib {
  public init(nibName name: String, bundle: Bundle?) {}
  public init(data: Data, bundle: Bundle?) {}
  open func instantiate(
    withOwner owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any] { [] }
}

extension UITableView {
  /// No-op: a cell of a file of Interface Builder's is a plain one.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  /// No-op: a cell of a file of Interface Builder's is a plain one.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}
}

extension Bundle {
  /// None: files of Interface Builder's are not read.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { nil }
}

/// A way from one screen of a file of Interface Builder's to another.
@MainActor @preconcurrency
open class UIStoryboardSegue {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) { (self.identifier, self.source, self.destination) = (identifier, source, destination) }
}

/// The curve of a change.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {}

/// A curve between two points.
@MainActor @preconcurrency
open class UICubicTimingParameters: UITimingCurveProvider {
  public init(animationCurve curve: UIView.AnimationCurve) {}
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}

/// A curve of a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: UITimingCurveProvider {
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)) {}
  public init(duration: TimeInterval, bounce: CGFloat) {}
}

extension UIView {
  /// The curve of a change, by its name.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}

/// Changes of views that would take time; they are made at once.
@MainActor @preconcurrency
open class UIViewPropertyAnimator {
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []
  /// Where changes end.
  public enum Position: Int, Sendable { case end, start, current }
  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {}
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }
  /// Makes changes at once: a picture does not move.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Position) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open var isRunning: Bool { false }
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  open func addCompletion(_ completion: @escaping (Position) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() {
    for animation in animations { animation() }
    animations = []
    for completion in completions { completion(.end) }
    completions = []
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at position: Position) {}
}
