public import KumihanViews

/// A screen of UIKit's.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  public override init() {}
  public init(nibName: String?, bundle: Bundle?) {}

  /// The screen's topmost part, made when it is first asked for.
  open var view: UIView! {
    get {
      if let made { return made }
      let view = makeView()
      made = view
      viewDidLoad()
      return view
    }
    set { made = newValue }
  }
  private var made: UIView?
  public var isViewLoaded: Bool { made != nil }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}

  /// As large as the screen, as a controller has it before it is put anywhere.
  package func makeView() -> UIView {
    let view = UIView()
    view.frame = UIScreen.main.bounds
    return view
  }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var title: String?
  open var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      .current, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  open var presentedViewController: UIViewController? { nil }
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}

  /// What the screen shows of the view language; nil for one of UIKit's own, which is not drawn.
  package var shownView: AnyView? { nil }
}

/// A screen of UIKit's that shows a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  /// When the controller would tell others its size.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// The edges that the view keeps clear of.
  public var safeAreaRegions = SafeAreaRegions.all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  package override func makeView() -> UIView {
    let view = UIHostingView { [unowned self] in AnyView(rootView) }
    view.frame = UIScreen.main.bounds
    view.backgroundColor = .systemBackground
    return view
  }

  package override var shownView: AnyView? { AnyView(rootView) }
}

/// The part of UIKit that shows a view.
@MainActor
final class UIHostingView: UIView {
  private let content: @MainActor () -> AnyView?

  init(content: @escaping @MainActor () -> AnyView?) {
    self.content = content
    super.init()
  }

  required init() { content = { nil } }

  override var shownView: AnyView? { content() }
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
