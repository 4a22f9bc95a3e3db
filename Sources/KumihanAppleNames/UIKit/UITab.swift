public import KumihanViews

/// A tab that makes its screen.
@MainActor @preconcurrency
open class UITab: _UIKeyed {
  /// Where a tab stands on an iPad.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public let identifier: String
  open var title: String { didSet { tell() } }
  open var subtitle: String?
  open var image: UIImage? { didSet { tell() } }
  open var selectedImage: UIImage? { didSet { tell() } }
  open var badgeValue: String? { didSet { tell() } }
  open var isHidden = false { didSet { tabBarController?.showTabs() } }
  open var isEnabled = true
  open var isHiddenByDefault = false
  open var allowsHiding = false
  open var preferredPlacement = Placement.automatic
  open var userInfo: Any?
  public internal(set) weak var parent: UITabGroup?
  open var hasVisiblePlacement: Bool { !isHidden && preferredPlacement != .sidebarOnly }
  open var managingTabGroup: UITabGroup? { parent }
  /// The screen of which it is one of the outermost tabs.
  weak var holder: UITabBarController?
  open var tabBarController: UITabBarController? { holder ?? parent?.tabBarController }
  private let make: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  private var isMaking = false
  open var viewController: UIViewController? {
    guard made == nil, !isMaking else { return made }
    // Who makes the screen may change the tab.
    isMaking = true
    defer { isMaking = false }
    made = make?(self) ?? screenWithoutMaker
    made?.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: selectedImage)
    made?.tabBarItem.badgeValue = badgeValue
    return made
  }
  var screenWithoutMaker: UIViewController? { nil }
  /// The tab itself; of a group the chosen one in it.
  var chosenLeaf: UITab? { self }

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    make = viewControllerProvider
  }

  private func tell() {
    guard let item = made?.tabBarItem else { return }
    (item.title, item.badgeValue) = (title, badgeValue)
    (item.image, item.selectedImage) = (image, selectedImage)
  }

  /// Another of a group's tabs is chosen: what has no screen of its own shows that one's.
  fileprivate func choose() {
    if make == nil { made = nil }
    if let parent { parent.choose() } else { holder?.showTabs() }
  }

  func tab(forIdentifier identifier: String) -> UITab? {
    self.identifier == identifier ? self : nil
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

/// Tabs that stand together beside the screen on an iPad, and are one tab on an iPhone: with a screen of their own, else with
/// the chosen one's.
@MainActor @preconcurrency
open class UITabGroup: UITab {
  /// How a group looks in the bar beside the screen.
  public enum SidebarAppearance: Int, Sendable { case automatic, `inline`, rootSection }

  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      adopt()
      choose()
    }
  }
  open weak var selectedChild: UITab? { didSet { choose() } }
  open var defaultChildIdentifier: String? { didSet { choose() } }
  open var allowsReordering = false
  open var displayOrderIdentifiers: [String] = []
  open var displayOrder: [UITab] {
    let order = displayOrderIdentifiers
    return children.enumerated().sorted {
      let (first, second) = (
        order.firstIndex(of: $0.element.identifier) ?? order.count,
        order.firstIndex(of: $1.element.identifier) ?? order.count
      )
      return (first, $0.offset) < (second, $1.offset)
    }.map(\.element)
  }
  open var sidebarActions: [UIAction] = []
  open var sidebarAppearance = SidebarAppearance.automatic
  /// Would show the group's screens one on the other; kept, not drawn.
  open var managingNavigationController: UINavigationController?
  open var selectedLeaf: UITab? { chosenLeaf }
  override var chosenLeaf: UITab? { chosen?.chosenLeaf ?? chosen }
  private var chosen: UITab? {
    selectedChild ?? children.first { $0.identifier == defaultChildIdentifier }
  }
  override var screenWithoutMaker: UIViewController? { (chosen ?? children.first)?.viewController }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() { for child in children { child.parent = self } }

  override func tab(forIdentifier identifier: String) -> UITab? {
    super.tab(forIdentifier: identifier)
      ?? children.lazy.compactMap { $0.tab(forIdentifier: identifier) }.first
  }
}

/// What stands above a bar of tabs.
@MainActor @preconcurrency
open class UITabAccessory: _UIKeyed {
  public let contentView: UIView
  public init(contentView: UIView) { self.contentView = contentView }
}

extension UITabBarController {
  /// The list of tabs beside the screen, which an iPhone has not.
  @MainActor @preconcurrency
  public final class Sidebar: _UIKeyed {
    public var isHidden = true
    public var preferredLayout = Layout.automatic
    public var headerContentConfiguration: (any UIContentConfiguration)?
    public var footerContentConfiguration: (any UIContentConfiguration)?
    public var bottomBarView: UIView?
    public var navigationOverflowItems: UIDeferredMenuElement?
    public weak var delegate: (any UITabBarControllerSidebarDelegate)?
    override init() {}
    public func scroll(to tab: UITab, animated: Bool) {}
    public func reconfigureItem(for tab: UITab) {}
    /// How it stands there.
    public enum Layout: Int, Sendable { case automatic, overlap, tile }
  }
}

/// Follows the list of tabs beside a screen.
@MainActor @preconcurrency
public protocol UITabBarControllerSidebarDelegate: AnyObject {}
