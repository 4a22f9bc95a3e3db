public import KumihanViews

/// A quick action of an app's icon; nobody presses an icon in a picture.
open class UIApplicationShortcutItem: NSObject {
  public fileprivate(set) var type: String
  public fileprivate(set) var localizedTitle: String
  public fileprivate(set) var localizedSubtitle: String?
  public fileprivate(set) var icon: UIApplicationShortcutIcon?
  public fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  public fileprivate(set) var targetContentIdentifier: Any?
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
  }
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A quick action that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// Sets what stands on the action; nil leaves what there is.
  open func set(title: String?, subtitle: String?) {
    localizedTitle = title ?? localizedTitle
    localizedSubtitle = subtitle ?? localizedSubtitle
  }
}

/// The picture of a quick action.
open class UIApplicationShortcutIcon: NSObject {
  /// Pictures of the system's.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date
    case time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle
    case audio, update
  }
  public init(type: IconType) {}
  public init(templateImageName: String) {}
  public init(systemImageName: String) {}
}

/// The name of work that goes on after the app was left.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the app may work while it is not seen.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UIApplication {
  /// The place of an extension in the system.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
  public nonisolated static var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  public nonisolated static var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Work in the background is not begun: nothing goes on after a picture.
  public nonisolated func beginBackgroundTask(
    expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public nonisolated func beginBackgroundTask(
    withName name: String?, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var isProtectedDataAvailable: Bool { true }
  public var supportsMultipleScenes: Bool { false }
  public func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func requestSceneSessionDestruction(
    _ session: UISceneSession, options: UIWindowSceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func requestSceneSessionRefresh(_ session: UISceneSession) {}
  public func unregisterForRemoteNotifications() {}
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
    statusBarStyle = style
  }
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  public func setSupportedInterfaceOrientations(_ orientations: UIInterfaceOrientationMask) {}
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  public static var openDefaultApplicationsSettingsURLString: String { "app-settings:defaults" }
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// How a scene with windows goes.
@MainActor @preconcurrency
public final class UIWindowSceneDestructionRequestOptions: _UIKeyed {
  /// The motion with which it goes.
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  public var windowDismissalAnimation = DismissalAnimation.standard
  public override init() {}
}
