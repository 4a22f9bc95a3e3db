// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// What apps ask of their process, and the clocks and locks of Core Foundation and Objective-C.

extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// What a process is about.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let background = ActivityOptions(rawValue: 0xFF)
    public static let userInitiated = ActivityOptions(rawValue: 0xFFFFFF)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }
  public func endActivity(_ activity: any NSObjectProtocol) {}
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { block(false) }

  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  public static let NSUbiquityIdentityDidChange = Notification.Name(
    "NSUbiquityIdentityDidChangeNotification")
  public static let NSMetadataQueryDidUpdate = Notification.Name(
    "NSMetadataQueryDidUpdateNotification")
}

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

extension _KeyValueObserved {
  /// The value of a property by its name; nil where the object has none of it.
  public func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }
  public func value(forKeyPath path: String) -> Any? {
    var value: Any? = self
    for key in path.split(separator: ".") {
      value = (value as? any _KeyValueObserved)?.value(forKey: String(key))
    }
    return value
  }
  /// Sets nothing: properties have no names at run time.
  public func setValue(_ value: Any?, forKey key: String) {}
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

extension NSIndexPath {
  public convenience init(item: Int, section: Int) {
    unsafe self.init(indexes: [section, item], length: 2)
  }
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }
}

extension NSCompoundPredicate {
  @_disfavoredOverload
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}

extension NSString {
  /// The text of a notification, which is shown as it is written.
  public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String { String(format: key, arguments: (arguments ?? []).map { "\($0)" as any CVarArg }) }
}

/// What is kept in iCloud: values for as long as the process lives.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  open func set(_ value: Bool, forKey key: String) { set(value as Any, forKey: key) }
  open func set(_ value: Double, forKey key: String) { set(value as Any, forKey: key) }
  open func set(_ value: Int64, forKey key: String) { set(value as Any, forKey: key) }
  open func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  open func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  @discardableResult open func synchronize() -> Bool { true }
}

/// The keys of what a notice of another device's changes says.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public var NSUbiquitousKeyValueStoreServerChange: Int { 0 }
public var NSUbiquitousKeyValueStoreInitialSyncChange: Int { 1 }
public var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { 2 }
public var NSUbiquitousKeyValueStoreAccountChange: Int { 3 }
