import Foundation
import KumihanControls
import KumihanViews

/// What apps set on `appearance()` of a class.
@MainActor
package enum UIAppearanceProxies {
  private static var views: [ObjectIdentifier: UIView] = [:]
  static private(set) var buttons = UIBarButtonItem()
  static private(set) var tabs = UITabBarItem()

  static func proxy<Part: UIView>(of type: Part.Type, _ make: () -> Part) -> Part {
    if let kept = asked(of: type) { return kept }
    let proxy = make()
    views[ObjectIdentifier(type)] = proxy
    BarLook.ofAll = { look(of: nil, nil, tabs: nil) }
    return proxy
  }

  /// The proxy of a class whose looks somebody asked for.
  static func asked<Part: UIView>(of type: Part.Type) -> Part? {
    if case let proxy as Part = views[ObjectIdentifier(type)] { proxy } else { nil }
  }

  /// Forgets everything: a picture does not depend on what was drawn before.
  package static func forget() {
    (views, buttons, tabs, BarLook.ofAll) = ([:], UIBarButtonItem(), UITabBarItem(), nil)
  }

  /// The look of a bar of screens and of a bar of tabs; what was asked of all where they say nothing.
  static func look(
    of bar: UINavigationBar?, _ item: UINavigationItem?, tabs bottom: UITabBar?
  ) -> BarLook {
    var look = BarLook()
    let all = asked(of: UINavigationBar.self)
    let edge =
      item?.scrollEdgeAppearance ?? bar?.scrollEdgeAppearance ?? all?.scrollEdgeAppearance
    let standard = item?.standardAppearance ?? bar?.ownStandard ?? all?.ownStandard
    look.ground = edge?.ground
    let shown = edge ?? standard
    look.title = words(
      shown?.titleTextAttributes ?? bar?.titleTextAttributes ?? all?.titleTextAttributes)
    look.largeTitle = words(
      shown?.largeTitleTextAttributes ?? bar?.largeTitleTextAttributes
        ?? all?.largeTitleTextAttributes)
    let tint =
      bar?.tint ?? words(shown?.buttonAppearance.normal.titleTextAttributes).uiColor
      ?? buttons.tintColor ?? all?.tint
    look.tint = tint.map(Color.init(uiColor:))

    let tabs = asked(of: UITabBar.self)
    let tab =
      bottom?.scrollEdgeAppearance ?? tabs?.scrollEdgeAppearance ?? bottom?.ownStandard
      ?? tabs?.ownStandard
    look.tabGround =
      tab?.ground ?? (bottom?.barTintColor ?? tabs?.barTintColor).map(Color.init(uiColor:))
    let items = tab?.stackedLayoutAppearance
    look.tab =
      (items?.normal.iconColor ?? bottom?.unselectedItemTintColor ?? tabs?.unselectedItemTintColor)
      .map(Color.init(uiColor:))
    look.chosenTab = (items?.selected.iconColor ?? bottom?.tint ?? tabs?.tint).map(
      Color.init(uiColor:))
    look.badge = (items?.normal.badgeBackgroundColor ?? self.tabs.badgeColor).map(
      Color.init(uiColor:))
    return look
  }

  private static func words(
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> (font: UIFont?, uiColor: UIColor?) {
    func value<Value>(_ key: NSAttributedString.Key) -> Value? {
      if case let value as Value = attributes?[key] { value } else { nil }
    }
    return (value(.font), value(.foregroundColor))
  }
  private static func words(_ attributes: [NSAttributedString.Key: Any]?) -> BarLook.Words {
    let found: (font: UIFont?, uiColor: UIColor?) = words(attributes)
    return BarLook.Words(
      font: found.font.map { Font($0) }, color: found.uiColor.map(Color.init(uiColor:)))
  }
}
