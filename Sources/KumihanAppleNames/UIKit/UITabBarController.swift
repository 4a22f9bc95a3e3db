import KumihanControls
package import KumihanViews

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
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.screens = self
    return bar
  }()
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
    didSet {
      for tab in oldValue where tab.holder === self { tab.holder = nil }
      for tab in tabs { tab.holder = self }
      showTabs()
    }
  }
  /// The screens of the tabs take their places; the chosen one stays so.
  func showTabs() {
    let chosen = selectedViewController
    viewControllers = shownTabs.compactMap(\.viewController)
    if let chosen { selectedViewController = chosen }
  }
  private var shownTabs: [UITab] { tabs.filter { !$0.isHidden && $0.viewController != nil } }
  /// Of a group the tab in it.
  open var selectedTab: UITab? {
    get {
      guard shownTabs.indices.contains(selectedIndex) else { return nil }
      let tab = shownTabs[selectedIndex]
      return tab.chosenLeaf ?? tab
    }
    set {
      guard var tab = newValue else { return }
      while let group = tab.parent {
        group.selectedChild = tab
        tab = group
      }
      selectedIndex = shownTabs.firstIndex { $0 === tab } ?? selectedIndex
    }
  }
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.compactMap { $0.tab(forIdentifier: identifier) }.first
  }
  public convenience init(tabs: [UITab]) {
    self.init()
    setTabs(tabs, animated: false)
  }
  /// What stands beside the tabs on an iPad.
  public let sidebar = Sidebar()
  open var customizationIdentifier: String?
  open var compactTabIdentifiers: [String]?
  /// What stands above the bar of tabs; not drawn.
  open var bottomAccessory: UITabAccessory?
  open func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
    bottomAccessory = accessory
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

/// The chosen screen above the bar of tabs.
private struct UITabsPicture: View {
  let controllers: [UIViewController]
  let index: Int
  let bar: UITabBar

  var body: some View {
    TabView(selection: .constant(index)) {
      ForEach(controllers.indices, id: \.self) { place in
        let controller = controllers[place]
        let tab = controller.shownTabBarItem
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
}

extension UIViewController {
  /// That of the screen, or of the first one in it where it has none of its own.
  var shownTabBarItem: UITabBarItem {
    let own: UITabBarItem = tabBarItem ?? UITabBarItem()
    guard own.isEmpty, let first = shownChildren.first else { return own }
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
