public import KumihanViews

extension UIScene {
  /// What a scene was opened with.
  public final class ConnectionOptions {
    init() {}
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: Set<NSUserActivity> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    public var sourceApplication: String? { nil }
    public var handoffUserActivityType: String? { nil }
  }
  /// What the system may be told of a scene.
  public struct OpenURLOptions: Sendable {
    public var sourceApplication: String? { nil }
    public var openInPlace: Bool { true }
    public var annotation: String? { nil }
  }
  /// How an address is opened from a scene.
  public final class OpenExternalURLOptions {
    public var universalLinksOnly = false
    public init() {}
  }
  /// How a scene is asked to come.
  public final class ActivationRequestOptions {
    public weak var requestingScene: UIScene?
    public init() {}
  }
}

/// An address that a scene was opened with.
public struct UIOpenURLContext: Hashable, Sendable {
  public let url: URL
  public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

/// A scene that may come back.
@MainActor @preconcurrency
public final class UISceneSession: _UIKeyed {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let carTemplateApplication = Role(
      rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }
  public var role: Role { .windowApplication }
  public var scene: UIScene? { nil }
  public var persistentIdentifier: String { "" }
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  public var stateRestorationActivity: NSUserActivity?
  public var userInfo: [String: Any]?
}
/// How a scene is made.
@MainActor @preconcurrency
public final class UISceneConfiguration: _UIKeyed {
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?
  public var storyboard: UIStoryboard?
  public let name: String?
  public let role: UISceneSession.Role
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// The sizes that a scene may have.
@MainActor @preconcurrency
public final class UISceneSizeRestrictions: _UIKeyed {
  public var minimumSize = CGSize.zero
  public var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  public var allowsFullScreen = true
}

extension UIWindowScene {
  /// How a scene would like to stand on the device.
  public class GeometryPreferences {
    /// On an iPhone and an iPad.
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
  /// How a scene stands on the device.
  @MainActor @preconcurrency
  public final class Geometry: _UIKeyed {
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    public var isInteractivelyResizing: Bool { false }
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  }
  public var effectiveGeometry: Geometry { Geometry() }
  /// No-op: a picture is as large as it was asked for.
  public func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
