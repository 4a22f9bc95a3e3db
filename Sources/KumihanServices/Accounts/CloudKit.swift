// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanFoundation
import Synchronization
public import KumihanLocation

/// What a record may hold.
public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
public typealias CKRecordValue = any CKRecordValueProtocol

/// A record of iCloud: what it is told, kept in memory.
open class CKRecord: NSObject {
  public typealias RecordType = String
  public typealias FieldKey = String

  /// The name of a record in its zone.
  public final class ID: NSObject, Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = _FreshName.next(), zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
    public override var hash: Int { recordName.hashValue }
  }

  /// What happens to a record when the one that it refers to is deleted.
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

  /// Another record.
  public final class Reference: NSObject, Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  public let recordType: RecordType
  public let recordID: ID
  open var parent: Reference?
  open var share: Reference?
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }
  private var changed: Set<FieldKey> = []
  open subscript(key: FieldKey) -> CKRecordValue? {
    get { values[key] }
    set { set(newValue, forKey: key) }
  }
  /// A value of the type that is asked for.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set { set(newValue, forKey: key) }
  }
  private func set(_ value: CKRecordValue?, forKey key: FieldKey) {
    values[key] = value
    changed.insert(key)
  }
  open func setParent(_ record: CKRecord?) {
    parent = record.map { Reference(record: $0, action: .none) }
  }
  open func setParent(_ id: ID?) { parent = id.map { Reference(recordID: $0, action: .none) } }
  /// The values that only the reader's devices can read; kept beside the others.
  public let encryptedValues = EncryptedValues()
  /// Values by their names.
  public final class EncryptedValues {
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    public subscript(key: FieldKey) -> CKRecordValue? {
      get { values[key] }
      set { values[key] = newValue }
    }
    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
      get { values[key] as? Value }
      set { values[key] = newValue }
    }
    public func allKeys() -> [FieldKey] { values.keys.sorted() }
    public func changedKeys() -> [FieldKey] { allKeys() }
  }
  /// Nothing is written: iCloud never saw the record.
  open func encodeSystemFields(with coder: NSCoder) {}
  open func object(forKey key: FieldKey) -> CKRecordValue? { values[key] }
  open func setObject(_ object: CKRecordValue?, forKey key: FieldKey) { set(object, forKey: key) }
  open func setValue(_ value: Any?, forKey key: String) {
    set(value as? any CKRecordValueProtocol, forKey: key)
  }
  open func value(forKey key: String) -> Any? { values[key] }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var recordChangeTag: String? { nil }
}

/// A file of a record.
open class CKAsset: NSObject {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a database.
open class CKRecordZone: NSObject {
  /// The name of a zone.
  public final class ID: NSObject, Sendable {
    public let zoneName: String
    public let ownerName: String
    public static let `default` = ID(zoneName: "_defaultZone")
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
    public override var hash: Int { zoneName.hashValue }
  }
  public let zoneID: ID
  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

public let CKCurrentUserDefaultName = "__defaultOwner__"

/// What records are asked for.
open class CKQuery: NSObject {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

public let CKErrorDomain = CKError.errorDomain

/// Whether iCloud may be used: nobody is signed in.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
  public static let CKAccountChanged = NSNotification.Name("CKAccountChanged")
}

/// An app's part of iCloud, where nobody is signed in and all requests fail as they do offline.
open class CKContainer: NSObject {
  public let containerIdentifier: String?
  public init(identifier: String) { containerIdentifier = identifier }
  open class func `default`() -> CKContainer { SharedObjects.one { CKContainer(identifier: "") } }
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) { completionHandler(.noAccount, nil) }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}

/// The records of an app, none of which can be reached.
open class CKDatabase: NSObject {
  public typealias Scope = CKDatabaseScope
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  /// Why nothing is reached.
  var offline: CKError { CKError(.networkUnavailable) }

  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord {
    throw offline
  }
  open func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, offline) }
  open func record(for id: CKRecord.ID) async throws -> CKRecord { throw offline }
  open func fetch(
    withRecordID id: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, offline) }
  @discardableResult open func deleteRecord(withID id: CKRecord.ID) async throws -> CKRecord.ID {
    throw offline
  }
  open func delete(
    withRecordID id: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, offline) }
  public typealias MatchResults = [(CKRecord.ID, Result<CKRecord, any Error>)]
  open func records(
    matching query: CKQuery, inZoneWith zone: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (matchResults: MatchResults, queryCursor: CKQueryOperation.Cursor?) {
    throw offline
  }
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw offline }
  open func perform(
    _ query: CKQuery, inZoneWith zone: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, offline) }
  @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw offline
  }
  @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw offline
  }
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, offline) }
  open func add(_ operation: CKDatabaseOperation) { operation.fail(offline) }
}

/// What a device wants to be told of.
open class CKSubscription: NSObject {
  /// What a notification says.
  public final class NotificationInfo: NSObject {
    public var title: String?
    public var subtitle: String?
    public var category: String?
    public var titleLocalizationKey: String?
    public var alertLocalizationKey: String?
    public var alertLocalizationArgs: [CKRecord.FieldKey]?
    public var desiredKeys: [CKRecord.FieldKey]?
    public var collapseIDKey: String?
    public var shouldSendMutableContent = false
    public var alertBody: String?
    public var soundName: String?
    public var shouldBadge = false
    public var shouldSendContentAvailable = false
  }
  open var notificationInfo: NotificationInfo?
  public typealias ID = String
  /// What it tells of.
  public enum SubscriptionType: Int, Sendable {
    case query = 1
    case recordZone, database
  }
  open var subscriptionType: SubscriptionType { .query }
  public let subscriptionID: ID
  init(id: ID) { subscriptionID = id }
}

/// Records that a device wants to be told of.
open class CKQuerySubscription: CKSubscription {
  /// Which changes.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: ID = _FreshName.next(), options: Options = []
  ) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(id: subscriptionID)
  }
  public let recordType: CKRecord.RecordType?
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?
}

/// Names for records, requests and words without one of their own: the same in each run.
public enum _FreshName {
  private static let count = Mutex(0)
  /// The next name.
  public static func next() -> String {
    count.withLock { count in
      count += 1
      return "record-\(count)"
    }
  }
}
