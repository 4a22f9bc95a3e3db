public import Foundation

/// How a notification shows while the app is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one form of notifications is on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// How a notification shows while another app is open.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// When the words of a notification are shown.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What the reader allows: nobody was asked.
open class UNNotificationSettings: NSObject {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  open var alertSetting: UNNotificationSetting { .disabled }
  open var soundSetting: UNNotificationSetting { .disabled }
  open var badgeSetting: UNNotificationSetting { .disabled }
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .whenAuthenticated }
  open var providesAppNotificationSettings: Bool { false }
}
