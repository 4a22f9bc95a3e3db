public import Foundation
import KumihanControls
package import KumihanViews

/// Screens on top of each other: the last of them is drawn, below a bar with its title and items.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet { hold(viewControllers) }
  }
  public let navigationBar = UINavigationBar()
  public let toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  /// What is done with the screens.
  public enum Operation: Int, Sendable { case none, push, pop }
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  public private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  public convenience init(
    navigationBarClass: AnyClass?, toolbarClass: AnyClass?
  ) { self.init(nibName: nil, bundle: nil) }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    let left = Array(viewControllers[(index + 1)...])
    viewControllers.removeSubrange((index + 1)...)
    return left
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let left = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return left
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  override var asStack: UINavigationController? { self }
  package override var holdsDrawn: Bool { viewControllers.last?.wholeView != nil }
  package override var shownView: AnyView? {
    guard let top = viewControllers.last else { return nil }
    top.loadViewIfNeeded()
    guard !isNavigationBarHidden else {
      return AnyView(UIViewControllerPicture(controller: top))
    }
    return AnyView(UINavigationPicture(stack: self, top: top))
  }
}

/// A stack's topmost screen below its bar.
private struct UINavigationPicture: View {
  let stack: UINavigationController
  let top: UIViewController

  private var item: UINavigationItem { top.navigationItem }

  private var isLarge: Bool {
    guard stack.navigationBar.prefersLargeTitles else { return false }
    switch item.largeTitleDisplayMode {
    case .never, .inline: return false
    case .always: return true
    case .automatic: return stack.viewControllers.count == 1
    }
  }

  /// What the way back says; nil on the first screen.
  private var back: String? {
    let below = stack.viewControllers.dropLast().last
    guard let below, !item.hidesBackButton, leading.isEmpty else { return nil }
    return below.navigationItem.backButtonTitle ?? below.navigationItem.title ?? below.title
      ?? "Back"
  }

  private var leading: [UIBarButtonItem] {
    item.leftBarButtonItems ?? item.leftBarButtonItem.map { [$0] } ?? []
  }

  private var trailing: [UIBarButtonItem] {
    item.rightBarButtonItems ?? item.rightBarButtonItem.map { [$0] } ?? []
  }

  var body: some View {
    NavigationStack {
      titled
        .toolbar {
          ToolbarItemGroup(placement: .topBarLeading) {
            if let back { Label(back, systemImage: "chevron.backward").foregroundStyle(tint) }
            ForEach(leading.indices, id: \.self) { UIBarButtonPicture(item: leading[$0]) }
          }
          // The first of them stands at the edge.
          ToolbarItemGroup(placement: .topBarTrailing) {
            ForEach(trailing.indices, id: \.self) {
              UIBarButtonPicture(item: trailing[trailing.count - 1 - $0])
            }
          }
          if let view = item.titleView {
            ToolbarItem(placement: .principal) { UIViewPicture(view: view) }
          }
          if !stack.isToolbarHidden, let items = top.toolbarItems, !items.isEmpty {
            ToolbarItem(placement: .bottomBar) { UIToolbarPicture(items: items) }
          }
        }
    }
    .tint(tint)
  }

  private var tint: Color {
    (stack.navigationBar.tint ?? stack.view.tint).map(Color.init(uiColor:))
      ?? .accentColor
  }

  @ViewBuilder private var titled: some View {
    if let search = item.searchController {
      named.searchable(
        text: .constant(search.searchBar.text ?? ""),
        placement: .navigationBarDrawer(
          displayMode: item.hidesSearchBarWhenScrolling ? .automatic : .always),
        prompt: Text(verbatim: search.searchBar.placeholder ?? "Search"))
    } else {
      named
    }
  }

  @ViewBuilder private var named: some View {
    let picture = UIViewControllerPicture(controller: top)
    if let title = item.title ?? top.title {
      picture.navigationTitle(title)
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
    } else {
      // A view of the view language has a title of its own.
      picture.navigationBarTitleDisplayMode(isLarge ? .large : .inline)
    }
  }
}

/// The items of a bar from its start; those that give room take it in equal parts.
private struct UIToolbarPicture: View {
  let items: [UIBarButtonItem]

  var body: some View {
    HStack(spacing: 16) {
      ForEach(items.indices, id: \.self) { index in
        switch items[index].system {
        case .flexibleSpace: Spacer(minLength: 0)
        case .fixedSpace: Color.clear.frame(width: max(items[index].width, 0), height: 0)
        default: UIBarButtonPicture(item: items[index])
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A button of a bar.
private struct UIBarButtonPicture: View {
  let item: UIBarButtonItem

  var body: some View {
    if let view = item.customView {
      UIViewPicture(view: view)
    } else if let image = item.image {
      button { Image(uiImage: image) }
    } else if let title = item.title {
      button { Text(verbatim: title).fontWeight(item.style == .done ? .semibold : .regular) }
    } else if let name = item.system?.symbol {
      button { Image(systemName: name) }
    } else if let word = item.system?.word {
      button { Text(word).fontWeight(item.system == .done ? .semibold : .regular) }
    }
  }

  private func button(@ViewBuilder _ label: () -> some View) -> some View {
    Button(action: {}, label: label).disabled(!item.isEnabled)
      .tint(item.tintColor.map(Color.init(uiColor:)))
  }
}

/// Follows a stack of screens.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ controller: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ controller: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ controller: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ controller: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Screens beside each other: the chosen one is drawn, above the bar of tabs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
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

/// A list as a screen.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  open var tableView: UITableView!
  open var refreshControl: UIRefreshControl?
  open var clearsSelectionOnViewWillAppear = true
  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
    (tableView.dataSource, tableView.delegate) = (self, self)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(nibName: nibName, bundle: bundle)
    (tableView.dataSource, tableView.delegate) = (self, self)
  }
  public required init?(coder: NSCoder) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(coder: coder)
    (tableView.dataSource, tableView.delegate) = (self, self)
  }
  package override func makeView() -> UIView {
    tableView.frame = UIScreen.main.bounds
    return tableView
  }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  package override var holdsDrawn: Bool { tableView.isDrawn }
  package override var shownView: AnyView? { AnyView(UIViewPicture(view: tableView)) }
}
