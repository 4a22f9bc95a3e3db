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
    public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    public static let annotation = LaunchOptionsKey(rawValue: "annotation")
    public static let location = LaunchOptionsKey(rawValue: "location")
    public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "bluetoothCentrals")
    public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "bluetoothPeripherals")
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
    public static let userActivityType = LaunchOptionsKey(rawValue: "userActivityType")
    public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "cloudKitShareMetadata")
    public static let localNotification = LaunchOptionsKey(rawValue: "localNotification")
  }
  /// Names of what an address was opened with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
    public static let eventAttribution = OpenURLOptionsKey(rawValue: "eventAttribution")
  }
  open weak var delegate: (any UIApplicationDelegate)?
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var openSessions: Set<UISceneSession> { [] }
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var applicationSupportsShakeToEdit = true
  open var isNetworkActivityIndicatorVisible = false
  open var isStatusBarHidden: Bool { false }
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  /// Kept, not drawn: each screen says how its bar looks.
  open var statusBarStyle = UIStatusBarStyle.default
  open func sendEvent(_ event: UIEvent) {}
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}

  /// The state of the app.
  public enum State: Int, Sendable { case active, inactive, background }
  /// A key for options of opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  /// Kept as it was set: no home screen shows it.
  public private(set) var alternateIconName: String?
  public var supportsAlternateIcons: Bool { true }

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
  ) {
    alternateIconName = name
    completionHandler?(nil)
  }
  public func setAlternateIconName(_ name: String?) async throws { alternateIconName = name }
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
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var subtitle: String = ""
  open var activationConditions = UISceneActivationConditions()
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
  }
  override init() { session = UISceneSession() }
  /// Opens nothing.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// For what a scene would come.
@MainActor @preconcurrency
open class UISceneActivationConditions: _UIKeyed {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
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
  /// Nil, as on an iPhone.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  public var isFullScreen: Bool { true }
}

/// The bar with the time above a screen.
@MainActor @preconcurrency
open class UIStatusBarManager: _UIKeyed {
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
  open var windowLevel = Level.normal
  open var screen: UIScreen { .main }
  open var canResizeToFitContent = false
  /// The height of a window over others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    public static func + (level: Level, more: CGFloat) -> Level { Level(level.rawValue + more) }
    public static func - (level: Level, less: CGFloat) -> Level { Level(level.rawValue - less) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
  open func becomeKey() {}
  open func resignKey() {}
  open var canBecomeKey: Bool { true }
  open func sendEvent(_ event: UIEvent) {}
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
