// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import KumihanFoundation

// What else a database is asked for; all of it fails as it does offline.

extension CKDatabase {
  public typealias Answer<Value> = (Value?, (any Error)?) -> Void

  public func allRecordZones() async throws -> [CKRecordZone] { throw offline }
  public func fetchAllRecordZones(completionHandler handler: @escaping Answer<[CKRecordZone]>) {
    handler(nil, offline)
  }
  public func recordZone(for id: CKRecordZone.ID) async throws -> CKRecordZone { throw offline }
  public func fetch(
    withRecordZoneID id: CKRecordZone.ID, completionHandler handler: @escaping Answer<CKRecordZone>
  ) { handler(nil, offline) }
  public func save(
    _ zone: CKRecordZone, completionHandler handler: @escaping Answer<CKRecordZone>
  ) { handler(nil, offline) }
  @discardableResult public func deleteRecordZone(
    withID id: CKRecordZone.ID
  ) async throws -> CKRecordZone.ID { throw offline }
  public func delete(
    withRecordZoneID id: CKRecordZone.ID,
    completionHandler handler: @escaping Answer<CKRecordZone.ID>
  ) { handler(nil, offline) }

  public func allSubscriptions() async throws -> [CKSubscription] { throw offline }
  public func fetchAllSubscriptions(completionHandler handler: @escaping Answer<[CKSubscription]>) {
    handler(nil, offline)
  }
  public func subscription(for id: CKSubscription.ID) async throws -> CKSubscription {
    throw offline
  }
  public func fetch(
    withSubscriptionID id: CKSubscription.ID,
    completionHandler handler: @escaping Answer<CKSubscription>
  ) { handler(nil, offline) }
  @discardableResult public func deleteSubscription(
    withID id: CKSubscription.ID
  ) async throws -> CKSubscription.ID { throw offline }
  public func delete(
    withSubscriptionID id: CKSubscription.ID,
    completionHandler handler: @escaping Answer<CKSubscription.ID>
  ) { handler(nil, offline) }

  public func records(
    continuingMatchFrom cursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (matchResults: MatchResults, queryCursor: CKQueryOperation.Cursor?) {
    throw offline
  }
  /// - Throws: always, as offline.
  public func perform(
    _ query: CKQuery, inZoneWith zone: CKRecordZone.ID?
  ) async throws -> [CKRecord] { throw offline }
  public typealias Found = (matchResults: MatchResults, queryCursor: CKQueryOperation.Cursor?)
  public func fetch(
    withQuery query: CKQuery, inZoneWith zone: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0,
    completionHandler handler: @escaping (Result<Found, any Error>) -> Void
  ) { handler(.failure(offline)) }
  public func fetch(
    withCursor cursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0, completionHandler handler: @escaping (Result<Found, any Error>) -> Void
  ) { handler(.failure(offline)) }
  public func fetch(
    withRecordIDs ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler handler:
      @escaping (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
  ) { handler(.failure(offline)) }

  public typealias Modified<ID: Hashable, Value> = (
    saveResults: [ID: Result<Value, any Error>], deleteResults: [ID: Result<Void, any Error>]
  )
  public func modifyRecords(
    saving records: [CKRecord], deleting ids: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> Modified<CKRecord.ID, CKRecord> { throw offline }
  public func modifyRecords(
    saving records: [CKRecord], deleting ids: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true,
    completionHandler handler:
      @escaping (Result<Modified<CKRecord.ID, CKRecord>, any Error>) -> Void
  ) { handler(.failure(offline)) }
  public func modifyRecordZones(
    saving zones: [CKRecordZone], deleting ids: [CKRecordZone.ID]
  ) async throws -> Modified<CKRecordZone.ID, CKRecordZone> { throw offline }
  public func modifySubscriptions(
    saving subscriptions: [CKSubscription], deleting ids: [CKSubscription.ID]
  ) async throws -> Modified<CKSubscription.ID, CKSubscription> { throw offline }

  /// What changed among zones.
  public struct DatabaseChange {
    /// A zone that changed.
    public struct Modification { public let zoneID: CKRecordZone.ID }
    /// A zone that went.
    public struct Deletion {
      public let zoneID: CKRecordZone.ID
      public let reason: Reason
      /// Why it went.
      public enum Reason: Int, Sendable { case deleted, purged, encryptedDataReset }
    }
  }
  /// What changed in a zone.
  public struct RecordZoneChange {
    /// A record that changed.
    public struct Modification { public let record: CKRecord }
    /// A record that went.
    public struct Deletion {
      public let recordID: CKRecord.ID
      public let recordType: CKRecord.RecordType
    }
  }
  public func databaseChanges(
    since token: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw offline }
  public func recordZoneChanges(
    inZoneWith id: CKRecordZone.ID, since token: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw offline }
}

/// What a device is told of iCloud: nothing comes.
open class CKNotification: NSObject {
  /// Of what it tells.
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone, readNotification, database
  }
  public init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) {
    guard dictionary["ck"] != nil else { return nil }
  }
  open var notificationType: NotificationType { .query }
  open var notificationID: NSObject? { nil }
  open var containerIdentifier: String? { nil }
  open var subscriptionID: CKSubscription.ID? { nil }
  open var subscriptionOwnerUserRecordID: CKRecord.ID? { nil }
  open var isPruned: Bool { false }
  open var alertBody: String? { nil }
  open var title: String? { nil }
}
/// Records changed.
open class CKQueryNotification: CKNotification {
  /// How they changed.
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated, recordDeleted
  }
  open var queryNotificationReason: Reason { .recordUpdated }
  open var recordID: CKRecord.ID? { nil }
  open var recordFields: [String: any CKRecordValueProtocol]? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}
/// A zone changed.
open class CKRecordZoneNotification: CKNotification {
  open override var notificationType: NotificationType { .recordZone }
  open var recordZoneID: CKRecordZone.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}
/// A database changed.
open class CKDatabaseNotification: CKNotification {
  open override var notificationType: NotificationType { .database }
  open var databaseScope: CKDatabase.Scope { .private }
}

/// Says a database's changes to a device.
open class CKDatabaseSubscription: CKSubscription {
  open override var subscriptionType: SubscriptionType { .database }
  open var recordType: CKRecord.RecordType?
  public convenience init(subscriptionID: ID) { self.init(id: subscriptionID) }
}
/// Says a zone's changes to a device.
open class CKRecordZoneSubscription: CKSubscription {
  open override var subscriptionType: SubscriptionType { .recordZone }
  public private(set) var zoneID = CKRecordZone.ID.default
  open var recordType: CKRecord.RecordType?
  public convenience init(zoneID: CKRecordZone.ID, subscriptionID: ID = _FreshName.next()) {
    self.init(id: subscriptionID)
    self.zoneID = zoneID
  }
}
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
