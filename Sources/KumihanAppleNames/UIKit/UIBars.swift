public import KumihanViews

/// A navigation bar's appearance; drawn bars follow the views' modifiers instead.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
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

/// The appearance of tab bars.
@MainActor @preconcurrency
open class UITabBar: UIView {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The appearance of toolbars.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// The appearance of a bar.
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

/// The appearance of a navigation bar.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a tab bar.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a toolbar.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of a bar's buttons.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  public init() {}
  public var normal = UIBarItemStateAppearance()
  public var highlighted = UIBarItemStateAppearance()
  public var disabled = UIBarItemStateAppearance()
}

/// The appearance of a tab bar's items.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  public init() {}
  public var normal = UIBarItemStateAppearance()
  public var selected = UIBarItemStateAppearance()
  public var focused = UIBarItemStateAppearance()
  public var disabled = UIBarItemStateAppearance()
}

/// The appearance of a bar's item in a state.
@MainActor @preconcurrency
public final class UIBarItemStateAppearance {
  public var iconColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// An effect on what stands behind.
@MainActor @preconcurrency
public class UIVisualEffect {
  var material: Material { .regular }
}

/// The vibrancy of what stands on a blur.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}

/// The blur of a bar.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  private let style: Style
  override var material: Material {
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
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  public init(style: Style) { self.style = style }
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let font = NSAttributedString.Key("NSFont")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
