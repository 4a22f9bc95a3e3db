public import Foundation
public import KumihanViews

/// The appearance of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: _UIKeyed {
  /// How much of a bar's ground is there.
  private enum Ground { case usual, opaque, transparent }
  private var base = Ground.usual
  public required override init() {}
  public required init(idiom: UIUserInterfaceIdiom) {}
  public init(barAppearance: UIBarAppearance) {
    (base, backgroundColor) = (barAppearance.base, barAppearance.backgroundColor)
    (backgroundImage, backgroundEffect) = (
      barAppearance.backgroundImage, barAppearance.backgroundEffect
    )
    (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
  }
  open func copy() -> Any { Self.init() }
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open func configureWithDefaultBackground() { reset(.usual) }
  open func configureWithOpaqueBackground() { reset(.opaque) }
  open func configureWithTransparentBackground() { reset(.transparent) }
  private func reset(_ ground: Ground) {
    (base, backgroundColor, backgroundEffect, backgroundImage) = (ground, nil, nil, nil)
  }

  /// The colour behind a bar, as it is drawn.
  var ground: Color {
    if let backgroundColor { return Color(uiColor: backgroundColor) }
    return base == .transparent ? .clear : Color(uiColor: .systemBackground)
  }
}

/// The appearance of a navigation bar.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public var prominentButtonAppearance = UIBarButtonItemAppearance()
  public var titlePositionAdjustment = UIOffset.zero
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public private(set) var backIndicatorImage: UIImage?
  public private(set) var backIndicatorTransitionMaskImage: UIImage?
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a tab bar.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  public var selectionIndicatorTintColor: UIColor?
  public var selectionIndicatorImage: UIImage?
  public var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  public var stackedItemWidth: CGFloat = 0
  public var stackedItemSpacing: CGFloat = 0
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a toolbar.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a bar's buttons.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: _UIKeyed {
  public override init() {}
  public init(style: UIBarButtonItem.Style) {}
  public var focused = UIBarItemStateAppearance()
  public func configureWithDefault(for style: UIBarButtonItem.Style) {}
  public var normal = UIBarItemStateAppearance()
  public var highlighted = UIBarItemStateAppearance()
  public var disabled = UIBarItemStateAppearance()
}

/// The appearance of a tab bar's items.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: _UIKeyed {
  /// How a tab's symbol and word stand.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public override init() {}
  public init(style: Style) {}
  public func configureWithDefault(for style: Style) {}
  public var normal = UIBarItemStateAppearance()
  public var selected = UIBarItemStateAppearance()
  public var focused = UIBarItemStateAppearance()
  public var disabled = UIBarItemStateAppearance()
}

/// The appearance of a bar's item in a state.
@MainActor @preconcurrency
public final class UIBarItemStateAppearance: _UIKeyed {
  public var iconColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var backgroundImage: UIImage?
  public var badgePositionAdjustment = UIOffset.zero
  public var badgeTitlePositionAdjustment = UIOffset.zero
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
