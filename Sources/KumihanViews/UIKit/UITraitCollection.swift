/// Light or dark, by its UIKit name.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// What UIKit code knows of its place.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public init() {}
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Those of the view whose body runs.
  @MainActor public static var current: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: EnvironmentScope.values.colorScheme == .dark ? .dark : .light)
  }
}
