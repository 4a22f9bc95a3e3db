import Foundation
import KumihanControls
import KumihanFoundation
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
    ControlLook.ofAll = { controls() }
    return proxy
  }

  /// The proxy of a class whose looks somebody asked for.
  static func asked<Part: UIView>(of type: Part.Type) -> Part? {
    if case let proxy as Part = views[ObjectIdentifier(type)] { proxy } else { nil }
  }

  /// The proxies of a view's class and of those that it stands on, the nearest first.
  static func asked(of view: UIView) -> [UIView] {
    guard !views.isEmpty else { return [] }
    var found: [UIView] = []
    var mirror: Mirror? = Mirror(reflecting: view)
    while let level = mirror {
      if let proxy = views[ObjectIdentifier(level.subjectType)], proxy !== view {
        found.append(proxy)
      }
      mirror = level.superclassMirror
    }
    return found
  }

  /// Forgets everything: a picture does not depend on what was drawn before.
  package static func forget() {
    (views, buttons, tabs) = ([:], UIBarButtonItem(), UITabBarItem())
    (BarLook.ofAll, ControlLook.ofAll) = (nil, nil)
    PictureCount.begin()
  }

  /// The look of all controls, and of one: what a class was not asked for is that of the class it stands on.
  static func controls() -> ControlLook {
    var look = ControlLook()
    asked(of: UISegmentedControl.self)?.tell(&look)
    asked(of: UIPageControl.self)?.tell(&look)
    asked(of: UISwitch.self)?.tell(&look)
    asked(of: UISlider.self)?.tell(&look)
    asked(of: UIProgressView.self)?.tell(&look)
    return look
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
  static func words(_ attributes: [NSAttributedString.Key: Any]?) -> BarLook.Words {
    let found: (font: UIFont?, uiColor: UIColor?) = words(attributes)
    return BarLook.Words(
      font: found.font.map { Font($0) }, color: found.uiColor.map(Color.init(uiColor:)))
  }
}

extension UIView {
  /// What all views of the class, or of one that it stands on, were asked to have.
  func asked<Part: UIView, Value>(_ path: KeyPath<Part, Value?>) -> Value? {
    for case let proxy as Part in UIAppearanceProxies.asked(of: self) {
      if let value = proxy[keyPath: path] { return value }
    }
    return nil
  }

  /// A control's picture in the look that it was given.
  func looking(_ picture: some View, _ tell: (inout ControlLook) -> Void) -> AnyView {
    var look = UIAppearanceProxies.controls()
    tell(&look)
    return AnyView(picture.environment(\.controlLook, look))
  }
}

// What code set on a control, beside its value.

extension UISegmentedControl {
  func tell(_ look: inout ControlLook) {
    look.segments = backgroundColor.map(Color.init(uiColor:)) ?? look.segments
    look.chosenSegment = selectedSegmentTintColor.map(Color.init(uiColor:)) ?? look.chosenSegment
    if let words = titleTextAttributes(for: .normal) {
      look.segmentWords = UIAppearanceProxies.words(words)
    }
    if let words = titleTextAttributes(for: .selected) {
      look.chosenSegmentWords = UIAppearanceProxies.words(words)
    }
  }
}
extension UIPageControl {
  func tell(_ look: inout ControlLook) {
    look.dot = pageIndicatorTintColor.map(Color.init(uiColor:)) ?? look.dot
    look.chosenDot = currentPageIndicatorTintColor.map(Color.init(uiColor:)) ?? look.chosenDot
  }
}
extension UISwitch {
  func tell(_ look: inout ControlLook) {
    look.switchOn = onTintColor.map(Color.init(uiColor:)) ?? look.switchOn
    look.switchKnob = thumbTintColor.map(Color.init(uiColor:)) ?? look.switchKnob
  }
}
extension UISlider {
  func tell(_ look: inout ControlLook) {
    look.sliderFill = minimumTrackTintColor.map(Color.init(uiColor:)) ?? look.sliderFill
    look.sliderLine = maximumTrackTintColor.map(Color.init(uiColor:)) ?? look.sliderLine
    look.sliderKnob = thumbTintColor.map(Color.init(uiColor:)) ?? look.sliderKnob
  }
}
extension UIProgressView {
  func tell(_ look: inout ControlLook) {
    look.progressFill = progressTintColor.map(Color.init(uiColor:)) ?? look.progressFill
    look.progressLine = trackTintColor.map(Color.init(uiColor:)) ?? look.progressLine
  }
}
