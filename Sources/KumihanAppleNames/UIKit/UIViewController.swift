public import KumihanViews

/// A screen of UIKit's.
@MainActor @preconcurrency
open class UIViewController: _UINibResponder, _UIMadeByNib {
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) {
    (nib, self.bundle) = (nibName, bundle)
    super.init(nibName: nibName, bundle: bundle)
  }
  private var nib: String?
  private var bundle: Bundle?
  open var nibName: String? { nib }
  open var nibBundle: Bundle? { bundle }
  public required init?(coder: NSCoder) { super.init(nibName: nil, bundle: nil) }

  /// The screen's topmost part, made when it is first asked for.
  open var view: UIView! {
    get {
      if let made { return made }
      loadView()
      let view = made ?? makeView()
      made = view
      viewDidLoad()
      return view
    }
    set { made = newValue }
  }
  private var made: UIView? { didSet { giveMargins() } }
  /// At the sides 16 points, as a screen's view of an iPhone has them.
  private func giveMargins() {
    guard let made, made.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    else { return }
    made.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }
  private var hasAppeared = false
  /// Tells the controller that its screen is seen, once.
  package func appear() {
    loadViewIfNeeded()
    guard !hasAppeared else { return }
    hasAppeared = true
    viewWillAppear(false)
    viewIsAppearing(false)
    updateProperties()
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    viewDidAppear(false)
  }
  public var isViewLoaded: Bool { made != nil }
  public var viewIfLoaded: UIView? { made }
  open func loadViewIfNeeded() { _ = view }
  open func loadView() { made = makeView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  /// Is called as the screen appears, before its parts are laid out.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() {}
  open func updatePropertiesIfNeeded() {}
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// As large as the screen, as a controller has it before it is put anywhere.
  package func makeView() -> UIView { UIView(frame: UIScreen.main.bounds) }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Traits in the place of those around.
  open var traitOverrides: any UITraitOverrides = _UITraitOverrides()
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var title: String?
  open var navigationItem: UINavigationItem { item }
  private let item = UINavigationItem()
  open var toolbarItems: [UIBarButtonItem]?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var traitCollection: UITraitCollection {
    (parent?.traitCollection ?? .current).with(ownTraits)
  }
  /// Those that the screen itself has in the place of those around.
  package var ownTraits: UITraitCollection {
    .init(overrides: traitOverrides, style: overrideUserInterfaceStyle)
  }

  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  open func addChild(_ controller: UIViewController) {
    controller.willMove(toParent: self)
    children.append(controller)
    controller.parent = self
  }
  /// Takes the place of the controllers that stand in this one.
  func hold(_ controllers: [UIViewController]) {
    for child in children { child.parent = nil }
    children = controllers
    for child in controllers { child.parent = self }
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open var navigationController: UINavigationController? {
    parent?.asStack ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? { parent?.asTabs ?? parent?.tabBarController }
  /// The controller itself, where it is a stack of screens or one of tabs.
  var asStack: UINavigationController? { nil }
  var asTabs: UITabBarController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open var presentationController: UIPresentationController? { nil }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: .edit, target: nil, action: nil)
  open var definesPresentationContext = false
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  open var storyboard: UIStoryboard? { nil }
  open var undoManagerForEditing: UndoManager? { nil }
  open func setNeedsUpdateContentUnavailableConfiguration() {}
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  open var providesPresentationContextTransitionStyle = false
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var restorationIdentifier: String?
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
  /// Gives a controller in this one other traits than those around.
  open func setOverrideTraitCollection(
    _ traits: UITraitCollection?, forChild child: UIViewController
  ) { child.traitOverrides = _UITraitOverrides(_traits: traits ?? UITraitCollection()) }
  open func overrideTraitCollection(
    forChild child: UIViewController
  ) -> UITraitCollection? { child.traitOverrides._traits }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var splitViewController: UISplitViewController? { nil }
  open var modalPresentationCapturesStatusBarAppearance = false
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// Lengths that a screen's safe area has taken the place of.
  open var topLayoutGuide: any UILayoutSupport { UILayoutLength(of: self, at: .top) }
  open var bottomLayoutGuide: any UILayoutSupport { UILayoutLength(of: self, at: .bottom) }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open func preferredContentSizeDidChange(forChildContentContainer child: any UIContentContainer) {}
  open func size(
    forChildContentContainer child: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer child: any UIContentContainer
  ) {}
  open func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from controller: UIViewController, sender: Any?
  ) -> Bool { false }
  private var scrollViews: [UInt: UIScrollView] = [:]
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollViews[edge.rawValue]
  }
  open func setContentScrollView(
    _ view: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]
  ) {
    for side in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing]
    where edge.contains(side) { scrollViews[side.rawValue] = view }
  }
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  open var restorationClass: AnyClass?
  open var interactionActivityTrackingBaseName: String?
  open var preferredTransition: Transition?
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var restoresFocusAfterTransition = true
  open var focusGroupIdentifier: String?
  open var activePresentationController: UIPresentationController? { presentationController }
  open var tab: UITab? {
    parent?.asTabs?.tabs.first { $0.viewController === self }
  }
  open func addKeyCommand(_ command: UIKeyCommand) {}
  open func removeKeyCommand(_ command: UIKeyCommand) {}
  open var extensionContext: NSExtensionContext? { nil }

  /// Whether the screens in this one are drawn as on an iPhone, where it is itself.
  package var holdsDrawn: Bool { true }

  /// What the screen shows of the view language; nil for one of UIKit's own, which is not drawn.
  package var shownView: AnyView? { nil }
}

/// A screen of UIKit's that shows a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let hosted: HostedView<Content>
  open var rootView: Content {
    get { hosted.content }
    set { hosted.content = newValue }
  }
  /// When the controller would tell others its size.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// The edges that the view keeps clear of.
  public var safeAreaRegions = SafeAreaRegions.all

  public init(rootView: Content) {
    hosted = HostedView(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    hosted = HostedView(rootView)
    super.init(coder: coder)
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("a hosting controller has no view before it is given one")
  }

  package override func makeView() -> UIView {
    // Who takes the view alone lets go of the controller; the view shows its content all the same.
    let view = UIHostingView { [weak self, hosted] in AnyView(self?.rootView ?? hosted.content) }
    view.frame = UIScreen.main.bounds
    view.backgroundColor = .systemBackground
    return view
  }

  package override var shownView: AnyView? { AnyView(rootView) }
}

/// What a hosting controller shows, which its view keeps when the controller goes.
@MainActor
private final class HostedView<Content> {
  var content: Content
  init(_ content: Content) { self.content = content }
}

/// The part of UIKit that shows a view.
@MainActor
final class UIHostingView: UIView {
  private let content: @MainActor () -> AnyView?

  init(content: @escaping @MainActor () -> AnyView?) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    content = { nil }
    super.init(coder: coder)
  }

  override var isClear: Bool { true }
  override var isMeasured: Bool { true }
  /// SwiftUI's part takes the tint of the views around.
  override var shownView: AnyView? {
    let around = sequence(first: self as UIView) { $0.superview }.compactMap(\.tint).first
    return content().map { content in
      around.map { AnyView(content.tint(Color(uiColor: $0))) } ?? content
    }
  }
}

/// When a hosting controller would tell others its size.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Distances from a rectangle's sides in points, by their UIKit name.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init() { self = .zero }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
