import KumihanControls
public import KumihanViews

/// Screens beside each other: the chosen one is drawn, above the bar of tabs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
  open var viewControllers: [UIViewController]? {
    didSet { hold(viewControllers ?? []) }
  }
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? {
    get {
      viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }
    set {
      selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex
    }
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open var customizableViewControllers: [UIViewController]?
  public private(set) lazy var moreNavigationController = UINavigationController()
  open var isTabBarHidden = false
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// Where tabs stand on wide devices.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  open var mode = Mode.automatic
  /// When the bar of tabs becomes small.
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// The tabs, each of which makes its screen.
  open var tabs: [UITab] = [] {
    didSet { viewControllers = tabs.compactMap(\.viewController) }
  }
  open var selectedTab: UITab? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }
  override var asTabs: UITabBarController? { self }
  package override var holdsDrawn: Bool { selectedViewController?.wholeView != nil }
  package override var shownView: AnyView? {
    guard let viewControllers, selectedViewController != nil else { return nil }
    return AnyView(
      UITabsPicture(controllers: viewControllers, index: selectedIndex, bar: tabBar))
  }
}

/// A tab that makes its screen.
@MainActor @preconcurrency
open class UITab: _UIKeyed {
  public let identifier: String
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var badgeValue: String? { didSet { viewController?.tabBarItem.badgeValue = badgeValue } }
  open var isHidden = false
  open var isEnabled = true
  private let make: ((UITab) -> UIViewController)?
  open private(set) lazy var viewController: UIViewController? = {
    let made = make?(self)
    made?.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    return made
  }()
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    make = viewControllerProvider
  }
}

/// A tab for a search.
@MainActor @preconcurrency
open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// The chosen screen above the bar of tabs.
private struct UITabsPicture: View {
  let controllers: [UIViewController]
  let index: Int
  let bar: UITabBar

  var body: some View {
    TabView(selection: .constant(index)) {
      ForEach(controllers.indices, id: \.self) { place in
        let controller = controllers[place]
        let tab = item(of: controller)
        UIViewControllerPicture(controller: controller)
          .tabItem {
            let image = (place == index ? tab.selectedImage : nil) ?? tab.image
            if let image { Image(uiImage: image) }
            Text(verbatim: tab.title ?? controller.title ?? "")
          }
          .badge(tab.badgeValue.map { Text(verbatim: $0) })
          .tag(place)
      }
    }
    .environment(\.barLook, UIAppearanceProxies.look(of: nil, nil, tabs: bar))
    .tint(bar.tint.map(Color.init(uiColor:)))
  }

  /// That of the screen, or of the first one in it where it has none of its own.
  private func item(of controller: UIViewController) -> UITabBarItem {
    let own: UITabBarItem = controller.tabBarItem ?? UITabBarItem()
    guard own.isEmpty, let first = controller.shownChildren.first else { return own }
    return first.tabBarItem ?? own
  }
}

/// Follows a screen of tabs.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ controller: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ controller: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ controller: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ controller: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
