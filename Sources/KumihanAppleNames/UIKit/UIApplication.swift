public import KumihanViews

/// The app: it opens nothing, and has no scene on a screen.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// The state of the app.
  public enum State: Int, Sendable { case active, inactive, background }
  /// A key for options of opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }

  public func canOpenURL(_ url: URL) -> Bool { true }
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Any?
  ) -> Bool { false }
  public func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  public func registerForRemoteNotifications() {}

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// The name of a method, which is never called here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

/// A scene of the app.
@MainActor @preconcurrency
open class UIScene: UIResponder, @MainActor Hashable {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  open var activationState: ActivationState { .foregroundActive }

  public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
}

/// A window.
@MainActor @preconcurrency
public final class UIWindow: UIView {
  public var isKeyWindow: Bool { false }
  public var rootViewController: UIViewController?
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
