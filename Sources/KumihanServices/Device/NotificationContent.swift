public import Foundation
import KumihanContentTypes
public import KumihanLocation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  /// The words and facts of a notification.
  struct Facts {
    var title = "", subtitle = "", body = "", categoryIdentifier = "", threadIdentifier = ""
    var launchImageName = ""
    var userInfo: [AnyHashable: Any] = [:]
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore: Double = 0
    var targetContentIdentifier: String?
    var filterCriteria: String?
  }
  var facts = Facts()

  open var title: String { facts.title }
  open var subtitle: String { facts.subtitle }
  open var body: String { facts.body }
  open var categoryIdentifier: String { facts.categoryIdentifier }
  open var threadIdentifier: String { facts.threadIdentifier }
  open var launchImageName: String { facts.launchImageName }
  open var userInfo: [AnyHashable: Any] { facts.userInfo }
  open var badge: NSNumber? { facts.badge }
  open var sound: UNNotificationSound? { facts.sound }
  open var attachments: [UNNotificationAttachment] { facts.attachments }
  open var interruptionLevel: UNNotificationInterruptionLevel { facts.interruptionLevel }
  open var relevanceScore: Double { facts.relevanceScore }
  open var targetContentIdentifier: String? { facts.targetContentIdentifier }
  open var filterCriteria: String? { facts.filterCriteria }

  public override init() { super.init() }
  public func copy(with zone: NSZone? = nil) -> Any { kept(in: UNNotificationContent()) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    kept(in: UNMutableNotificationContent())
  }
  private func kept(in copy: UNNotificationContent) -> UNNotificationContent {
    copy.facts = facts
    return copy
  }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { facts.title }
    set { facts.title = newValue }
  }
  open override var subtitle: String {
    get { facts.subtitle }
    set { facts.subtitle = newValue }
  }
  open override var body: String {
    get { facts.body }
    set { facts.body = newValue }
  }
  open override var categoryIdentifier: String {
    get { facts.categoryIdentifier }
    set { facts.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { facts.threadIdentifier }
    set { facts.threadIdentifier = newValue }
  }
  open override var launchImageName: String {
    get { facts.launchImageName }
    set { facts.launchImageName = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { facts.userInfo }
    set { facts.userInfo = newValue }
  }
  open override var badge: NSNumber? {
    get { facts.badge }
    set { facts.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { facts.sound }
    set { facts.sound = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { facts.attachments }
    set { facts.attachments = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { facts.interruptionLevel }
    set { facts.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { facts.relevanceScore }
    set { facts.relevanceScore = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { facts.targetContentIdentifier }
    set { facts.targetContentIdentifier = newValue }
  }
  open override var filterCriteria: String? {
    get { facts.filterCriteria }
    set { facts.filterCriteria = newValue }
  }
}

/// How much a notification presses.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The sound of a notification.
open class UNNotificationSound: NSObject {
  public class var `default`: UNNotificationSound {
    SharedObjects.one("default") { UNNotificationSound() }
  }
  public class var defaultCritical: UNNotificationSound {
    SharedObjects.one("defaultCritical") { UNNotificationSound() }
  }
  public class var defaultRingtone: UNNotificationSound {
    SharedObjects.one("defaultRingtone") { UNNotificationSound() }
  }
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound()
  }
  public class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound() }
  public class func defaultCriticalSound(
    withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound() }
  public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound()
  }
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A picture with a notification.
open class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL
  open var type: String {
    UTType(filenameExtension: url.pathExtension)?.identifier ?? "public.data"
  }
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// When the app's server says so.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// Nil: no clock runs.
  open func nextTriggerDate() -> Date? { nil }
}

/// At a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents
  public init(dateMatching components: DateComponents, repeats: Bool) {
    dateComponents = components
    super.init(repeats: repeats)
  }
  /// Nil: no clock runs.
  open func nextTriggerDate() -> Date? { nil }
}

/// Where somebody comes or goes.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// A notification that is asked for.
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}

/// A notification that came.
open class UNNotification: NSObject {
  open var date: Date { .distantPast }
  open var request: UNNotificationRequest {
    UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
  }
}
