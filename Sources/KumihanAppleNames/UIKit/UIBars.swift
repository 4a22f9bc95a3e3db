public import KumihanViews

/// A navigation bar's looks; the bars that are drawn follow the views' own modifiers.
public final class UINavigationBar: UIView {
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var shadowImage: UIImage?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A tab bar's looks.
public final class UITabBar: UIView {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// A toolbar's looks.
public final class UIToolbar: UIView {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// How high a bar would be.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// How a bar would look.
@MainActor @preconcurrency
open class UIBarAppearance {
  public required init() {}
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar would look.
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How a tab bar would look.
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a toolbar would look.
public final class UIToolbarAppearance: UIBarAppearance {}

/// How a bar's buttons would look.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  public init() {}
  public var normal = UIBarItemStateAppearance()
  public var highlighted = UIBarItemStateAppearance()
  public var disabled = UIBarItemStateAppearance()
}

/// How a tab bar's items would look.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  public init() {}
  public var normal = UIBarItemStateAppearance()
  public var selected = UIBarItemStateAppearance()
  public var focused = UIBarItemStateAppearance()
  public var disabled = UIBarItemStateAppearance()
}

/// How an item of a bar would look in a state.
@MainActor @preconcurrency
public final class UIBarItemStateAppearance {
  public var iconColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A blur that a bar would have.
public final class UIBlurEffect: Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }
  public init(style: Style) {}
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let font = NSAttributedString.Key("NSFont")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
