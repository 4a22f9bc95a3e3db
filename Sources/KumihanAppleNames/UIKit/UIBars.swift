public import Foundation
public import KumihanViews

/// A navigation bar, and the appearance that its stack draws.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  public var items: [UINavigationItem]?
  public var topItem: UINavigationItem? { items?.last }
  public var barStyle = UIBarStyle.default
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var shadowImage: UIImage?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public var standardAppearance: UINavigationBarAppearance {
    get {
      let standard = ownStandard ?? UINavigationBarAppearance()
      ownStandard = standard
      return standard
    }
    set { ownStandard = newValue }
  }
  private(set) var ownStandard: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var ownGround: UIImage?
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { ownGround = image }
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { ownGround = image }
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { ownGround }
  package override var isMeasured: Bool { true }
  /// Of a bar that an app placed itself: those of screens are drawn with them. An image of its own, which most often is empty,
  /// leaves the ground to the view.
  package override var shownView: AnyView? {
    topItem.map { item in
      var color: UIColor?
      if case let own as UIColor = titleTextAttributes?[.foregroundColor] { color = own }
      return AnyView(
        UINavigationBarPicture(item: item, titleColor: color)
          .inOwnBar(ownGround == nil ? barTintColor ?? ownStandard?.backgroundColor : .clear))
    }
  }
  open func setTitleVerticalPositionAdjustment(_ offset: CGFloat, for metrics: UIBarMetrics) {}
  open func titleVerticalPositionAdjustment(for metrics: UIBarMetrics) -> CGFloat { 0 }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open weak var delegate: (any UINavigationBarDelegate)?
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
}

/// The button of a screen in a bar of tabs.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The buttons of the system.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var word: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
      }
    }
  }
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: item.word, image: UIImage(systemName: item.symbol), tag: tag)
  }
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state.rawValue] = attributes }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
  open var titlePositionAdjustment = UIOffset.zero
  /// The tabs of all bars.
  public static func appearance() -> UITabBarItem { UIAppearanceProxies.tabs }

  var isEmpty: Bool { title == nil && image == nil }
}

/// The appearance of tab bars.
@MainActor @preconcurrency
open class UITabBar: UIView {
  public var barStyle = UIBarStyle.default
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  private var ownItems: [UITabBarItem]?
  /// The screens whose tabs stand in the bar.
  weak var screens: UITabBarController?
  /// In a screen of tabs those of its screens.
  public var items: [UITabBarItem]? {
    get { screens.map { $0.viewControllers?.map(\.shownTabBarItem) } ?? ownItems }
    set { ownItems = newValue }
  }
  private var ownSelected: UITabBarItem?
  public var selectedItem: UITabBarItem? {
    get { screens.map { $0.selectedViewController?.shownTabBarItem } ?? ownSelected }
    set { ownSelected = newValue }
  }
  public var isTranslucent = true
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var selectionIndicatorImage: UIImage?
  public var itemPositioning = ItemPositioning.automatic
  public var itemWidth: CGFloat = 0
  public var itemSpacing: CGFloat = 0
  /// Where the tabs of a bar stand.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open weak var delegate: (any UITabBarDelegate)?
  public var standardAppearance: UITabBarAppearance {
    get {
      let standard = ownStandard ?? UITabBarAppearance()
      ownStandard = standard
      return standard
    }
    set { ownStandard = newValue }
  }
  private(set) var ownStandard: UITabBarAppearance?
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The appearance of toolbars.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  public var items: [UIBarButtonItem]?
  public var barStyle = UIBarStyle.default
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
  open weak var delegate: (any UIToolbarDelegate)?
  public var compactAppearance: UIToolbarAppearance?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
  package override var isMeasured: Bool { true }
  /// Of a bar that an app placed itself: those of screens are drawn with them.
  package override var shownView: AnyView? {
    items.map { AnyView(UIToolbarPicture(items: $0).inOwnBar(barTintColor)) }
  }
}

/// The shade of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// An effect on what stands behind.
@MainActor @preconcurrency
public class UIVisualEffect: _UIKeyed {
  public override init() {}
  /// What stands behind; nil for what only changes how something stands on it.
  var material: Material? { .regular }
  /// The scheme that it keeps in every appearance.
  var scheme: ColorScheme? { nil }
  /// The effect below the content of a view with a layer.
  func behind(_ content: AnyView, _ layer: CALayer) -> AnyView {
    guard let material else { return content }
    return AnyView(
      content.background(
        Rectangle().fill(material).transformEnvironment(\.colorScheme) { [scheme] in
          $0 = scheme ?? $0
        }))
  }
}

/// The vibrancy of what stands on a blur: it has the shade that is read on it.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }
  override func behind(_ content: AnyView, _ layer: CALayer) -> AnyView {
    AnyView(
      content.opacity(style.share).transformEnvironment(\.colorScheme) { [scheme = blur.scheme] in
        $0 = scheme ?? $0
      })
  }
}

/// How strongly something stands on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator

  /// How much of it is seen.
  fileprivate var share: Double {
    switch self {
    case .label: 1
    case .secondaryLabel, .fill: 0.6
    case .tertiaryLabel, .secondaryFill, .separator: 0.3
    case .quaternaryLabel, .tertiaryFill: 0.18
    }
  }
}

/// The blur of a bar.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  private let style: Style
  override var material: Material? {
    switch style {
    case .extraLight, .systemThickMaterial, .prominent, .systemThickMaterialLight,
      .systemThickMaterialDark:
      .thick
    case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    }
  }
  override var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
