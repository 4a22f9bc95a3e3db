public import KumihanViews

/// The app: it opens nothing, and has no scene on a screen.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// Names of what an app was started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }
  /// Names of what an address was opened with.
  public struct OpenURLOptionsKey: Hashable, Sendable {
    public static let sourceApplication = OpenURLOptionsKey()
    public static let annotation = OpenURLOptionsKey()
  }
  open weak var delegate: (any UIApplicationDelegate)?
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var openSessions: Set<UISceneSession> { [] }
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}

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
  ) { completionHandler?(false) }
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }
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
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// A scene of the app.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  open var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public var traitCollection: UITraitCollection { .current }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var coordinateSpace: any UICoordinateSpace { screen }
}

/// The bar with the time above a screen.
@MainActor @preconcurrency
open class UIStatusBarManager {
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 54)
  }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
}

/// A window.
@MainActor @preconcurrency
open class UIWindow: UIView {
  public var isKeyWindow: Bool { false }
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var windowLevel: CGFloat = 0
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
}
