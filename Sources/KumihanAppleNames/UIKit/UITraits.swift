public import KumihanFoundation

/// A trait by its type. Nothing changes in a picture after it is drawn.
public protocol UITraitDefinition {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}
public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections of traits know by name.
protocol SystemTrait: UITraitDefinition {
  static var path: WritableKeyPath<UITraitCollection, Value> { get }
}
extension SystemTrait {
  static func read(_ traits: UITraitCollection) -> Any { traits[keyPath: path] }
  static func write(_ value: Any, to traits: inout UITraitCollection) {
    if case let value as Value = value { traits[keyPath: path] = value }
  }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
/// The size of text.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}
/// How much room there is across.
public enum UITraitHorizontalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}
/// How much room there is along.
public enum UITraitVerticalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}
/// The contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}
/// Which way lines run.
public enum UITraitLayoutDirection: SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}
/// The pixels of a point.
public enum UITraitDisplayScale: SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<UITraitCollection, CGFloat> { \.displayScale }
}
/// The colours of a screen.
public enum UITraitDisplayGamut: SystemTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UIDisplayGamut> { \.displayGamut }
}
/// Whether text is bold.
public enum UITraitLegibilityWeight: SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UILegibilityWeight> { \.legibilityWeight }
}
/// The kind of a device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
/// Whether a screen lies over another.
public enum UITraitUserInterfaceLevel: SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
/// Whether a window has attention.
public enum UITraitActiveAppearance: SystemTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static var path: WritableKeyPath<UITraitCollection, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
/// Whether a screen feels pressure.
public enum UITraitForceTouchCapability: SystemTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var path: WritableKeyPath<UITraitCollection, UIForceTouchCapability> {
    \.forceTouchCapability
  }
}

/// What follows changes of traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitChangeRegistration: UITraitChangeRegistration {}

/// What stands somewhere with traits.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previous: UITraitCollection?)
}

/// What can follow changes of its traits.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// The handler is never called: traits do not change while a picture is drawn.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  /// Of a class whose name is `Self` where it is written.
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  /// The action is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  /// The action is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
