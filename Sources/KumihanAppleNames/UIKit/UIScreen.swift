public import KumihanViews

/// The screen: that of the picture while a view's body runs, else that of an iPhone 16.
@MainActor
public final class UIScreen {
  public static let main = UIScreen()

  /// In points.
  public var bounds: CGRect {
    let values = EnvironmentScope.values
    return CGRect(origin: .zero, size: values.picture.size ?? CGSize(width: 393, height: 852))
  }

  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per point.
  public var scale: CGFloat { EnvironmentScope.current?.values.displayScale ?? 3 }
  public var nativeScale: CGFloat { scale }
  public var brightness: CGFloat = 0.5
  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection { UITraitCollection.current }
}

/// Light or dark, by its UIKit name.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The traits of UIKit code's environment.
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
