public import KumihanViews

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
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
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
