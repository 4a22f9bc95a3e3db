import KumihanControls
public import KumihanViews

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
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var hidesBarsWhenVerticallyCompact = false
  public private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
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
    guard let below, !item.hidesBackButton, item.leading.isEmpty else { return nil }
    return below.navigationItem.backButtonTitle ?? below.navigationItem.title ?? below.title
      ?? "Back"
  }

  var body: some View {
    NavigationStack {
      titled
        .goesBack(to: back)
        .toolbar {
          ToolbarItemGroup(placement: .topBarLeading) {
            ForEach(item.leading.indices, id: \.self) {
              UIBarButtonPicture(item: item.leading[$0])
            }
          }
          // The first of them stands at the edge.
          ToolbarItemGroup(placement: .topBarTrailing) {
            ForEach(item.trailing.indices.reversed(), id: \.self) {
              UIBarButtonPicture(item: item.trailing[$0])
            }
          }
          if let view = item.titleView {
            ToolbarItem(placement: .principal) {
              // A search field has no width of its own: it takes all that the buttons leave.
              if view is UISearchBar {
                UIViewPicture(view: view).frame(idealWidth: 2000, maxWidth: .infinity)
              } else {
                UIViewPicture(view: view)
              }
            }
          }
          if !stack.isToolbarHidden, let items = top.toolbarItems, !items.isEmpty {
            ToolbarItem(placement: .bottomBar) { UIToolbarPicture(items: items) }
          }
        }
    }
    .environment(\.barLook, look)
    .tint(tint)
  }

  private var look: BarLook {
    UIAppearanceProxies.look(of: stack.navigationBar, item, tabs: stack.tabBarController?.tabBar)
  }

  private var tint: Color {
    look.tint ?? stack.view.tint.map(Color.init(uiColor:)) ?? .accentColor
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
struct UIToolbarPicture: View {
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

extension UINavigationItem {
  fileprivate var leading: [UIBarButtonItem] {
    leftBarButtonItems ?? leftBarButtonItem.map { [$0] } ?? []
  }
  fileprivate var trailing: [UIBarButtonItem] {
    rightBarButtonItems ?? rightBarButtonItem.map { [$0] } ?? []
  }
}

/// A bar that an app placed itself, with its topmost item.
struct UINavigationBarPicture: View {
  let item: UINavigationItem
  let titleColor: UIColor?

  var body: some View {
    ZStack {
      if let view = item.titleView {
        UIViewPicture(view: view)
      } else if let title = item.title {
        Text(verbatim: title).font(.headline).lineLimit(1)
          .foregroundStyle(Color(uiColor: titleColor ?? .label))
      }
      HStack(spacing: 16) {
        ForEach(item.leading.indices, id: \.self) { UIBarButtonPicture(item: item.leading[$0]) }
        Spacer(minLength: 0)
        // The first of them stands at the edge.
        ForEach(item.trailing.indices.reversed(), id: \.self) {
          UIBarButtonPicture(item: item.trailing[$0])
        }
      }
    }
  }
}

extension View {
  /// What stands in a bar that an app placed itself, on the bar's ground.
  func inOwnBar(_ ground: UIColor?) -> some View {
    padding(.horizontal, 16).frame(maxWidth: .infinity).frame(height: 44)
      .background(Color(uiColor: ground ?? .systemBackground))
  }
}

/// A button of a bar.
private struct UIBarButtonPicture: View {
  let item: UIBarButtonItem

  var body: some View {
    if item.isHidden {
      EmptyView()
    } else if let view = item.customView {
      UIViewPicture(view: view)
    } else if let image = item.image {
      button { Image(uiImage: image).badgeOfButton(item.badge) }
    } else if let title = item.title {
      button {
        Text(verbatim: title).fontWeight(item.style == .done ? .semibold : .regular)
          .badgeOfButton(item.badge)
      }
    } else if let name = item.system?.symbol {
      button { Image(systemName: name).badgeOfButton(item.badge) }
    } else if let word = item.system?.word {
      button { Text(word).fontWeight(item.system == .done ? .semibold : .regular) }
    }
  }

  private func button(@ViewBuilder _ label: () -> some View) -> some View {
    Button(action: {}, label: label).disabled(!item.isEnabled)
      .modifier(OwnTint(color: item.tintColor.map(Color.init(uiColor:))))
  }
}

/// The colour of a button that has one of its own; others keep that of their bar.
private struct OwnTint: ViewModifier {
  let color: Color?
  func body(content: Content) -> some View {
    if let color { content.tint(color) } else { content }
  }
}

extension View {
  /// The mark on a button of a bar, at its upper corner.
  fileprivate func badgeOfButton(_ badge: UIBarButtonItem.Badge?) -> some View {
    overlay(alignment: .topTrailing) {
      if let badge {
        let words = Text(verbatim: badge.stringValue ?? "")
          .font(badge.font.map { Font($0) } ?? .system(size: 11, weight: .medium))
          .foregroundStyle(badge.foregroundColor.map(Color.init(uiColor:)) ?? .white)
          .lineLimit(1).fixedSize()
        let size: CGFloat = badge.stringValue == nil ? 8 : 16
        words.padding(.horizontal, badge.stringValue == nil ? 0 : 4)
          .frame(minWidth: size, minHeight: size, maxHeight: size)
          .background(badge.backgroundColor.map(Color.init(uiColor:)) ?? .red, in: Capsule())
          .alignmentGuide(HorizontalAlignment.trailing) { $0[.leading] + 8 }
          .alignmentGuide(.top) { $0[VerticalAlignment.center] - 2 }
      }
    }
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
