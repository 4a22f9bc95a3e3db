public import KumihanViews

/// What an app does when it starts and stops; nothing is started here.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing: pictures are drawn from views.
  public static func main() {}
}

/// What a scene does when it comes and goes.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What a scene with windows does.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIScene {
  /// What a scene was opened with.
  public struct ConnectionOptions {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: Set<NSUserActivity> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}

/// An address that a scene was opened with.
public struct UIOpenURLContext: Hashable, Sendable { public let url: URL }

/// A quick action of an app's icon.
public struct UIApplicationShortcutItem: Hashable, Sendable {
  public let type: String
  public let localizedTitle: String
}

/// A scene that may come back.
public struct UISceneSession: Hashable, Sendable {
  /// What a scene is for.
  public struct Role: Hashable, Sendable { public static let windowApplication = Role() }
  public var role: Role { .windowApplication }
}

/// How a scene is made.
@MainActor @preconcurrency
public final class UISceneConfiguration {
  public var delegateClass: AnyClass?
  public let name: String?
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// Names an app's delegate, which nobody makes: no app runs here.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  public init(_ type: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate {
    preconditionFailure("no app runs here, so there is no \(Delegate.self)")
  }
}

/// What somebody was doing, to go on with elsewhere.
public final class NSUserActivity: Hashable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var requiredUserInfoKeys: Set<String>?
  public var keywords: Set<String> = []
  public var webpageURL: URL?
  public var referrerURL: URL?
  public var targetContentIdentifier: String?
  public var persistentIdentifier: String?
  public var expirationDate: Date?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var isEligibleForPublicIndexing = false
  public var needsSave = false
  public func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
  public init(activityType: String) { self.activityType = activityType }
  public static func == (a: NSUserActivity, b: NSUserActivity) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The way in which a screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }
}

/// The way in which lines run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What assistive technology asks for, and the choices of the reader of the view whose body runs.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool {
    reader { $0.accessibilityReduceTransparency }
  }
  public static var isBoldTextEnabled: Bool { reader { $0.legibilityWeight == .bold } }
  public static var isDarkerSystemColorsEnabled: Bool {
    reader { $0.colorSchemeContrast == .increased }
  }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// False on another thread than the views'.
  private static func reader(_ chose: @MainActor (EnvironmentValues) -> Bool) -> Bool {
    guard Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { chose(EnvironmentScope.values) }
  }

  /// What is told to assistive technology.
  public struct Notification: Hashable, Sendable {
    public static let announcement = Notification()
    public static let layoutChanged = Notification()
    public static let screenChanged = Notification()
    public static let pageScrolled = Notification()
  }
  public static func post(notification: Notification, argument: Any?) {}

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What goes on with what somebody was doing.
public protocol UIUserActivityRestoring: AnyObject {
  @MainActor @preconcurrency func restoreUserActivityState(_ activity: NSUserActivity)
}

/// What came of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
