import Foundation

/// Keeps a database and iCloud alike, which is not reached: what waits stays.
public final class CKSyncEngine: @unchecked Sendable {
  /// What is kept alike, and who is asked.
  public struct Configuration: @unchecked Sendable {
    public var database: CKDatabase
    public var stateSerialization: State.Serialization?
    public weak var delegate: (any CKSyncEngineDelegate)?
    public var automaticallySync = true
    public var subscriptionID: CKSubscription.ID?
    public init(
      database: CKDatabase, stateSerialization: State.Serialization?,
      delegate: any CKSyncEngineDelegate
    ) {
      (self.database, self.stateSerialization) = (database, stateSerialization)
      self.delegate = delegate
    }
  }
  public let database: CKDatabase
  public let state = State()
  public init(_ configuration: Configuration) { database = configuration.database }
  /// - Throws: always, as offline.
  public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
    throw CKError(.networkUnavailable)
  }
  /// - Throws: always, as offline.
  public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
    throw CKError(.networkUnavailable)
  }
  public func cancelOperations() async {}

  /// What waits.
  public final class State: @unchecked Sendable {
    /// A state as it is kept between runs.
    public struct Serialization: Codable, Sendable {}
    public private(set) var pendingRecordZoneChanges: [PendingRecordZoneChange] = []
    public private(set) var pendingDatabaseChanges: [PendingDatabaseChange] = []
    public var hasPendingUntrackedChanges = false
    public func add(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
      pendingRecordZoneChanges += changes.filter { !pendingRecordZoneChanges.contains($0) }
    }
    public func remove(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
      pendingRecordZoneChanges.removeAll(where: changes.contains)
    }
    public func add(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
      pendingDatabaseChanges += changes.filter { !pendingDatabaseChanges.contains($0) }
    }
    public func remove(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
      pendingDatabaseChanges.removeAll(where: changes.contains)
    }
  }
  /// A record that waits.
  public enum PendingRecordZoneChange: Hashable, Sendable {
    case saveRecord(CKRecord.ID)
    case deleteRecord(CKRecord.ID)
  }
  /// A zone that waits.
  public enum PendingDatabaseChange: Hashable, @unchecked Sendable {
    case saveZone(CKRecordZone)
    case deleteZone(CKRecordZone.ID)
  }

  /// What is fetched.
  public struct FetchChangesOptions: Sendable {
    /// Of which zones.
    public enum Scope: Sendable {
      case all
      case allExcluding([CKRecordZone.ID])
      case zoneIDs([CKRecordZone.ID])
    }
    public var scope: Scope
    public init(scope: Scope = .all) { self.scope = scope }
  }
  /// What is sent.
  public struct SendChangesOptions: Sendable {
    /// Of which records.
    public enum Scope: Sendable {
      case all
      case allExcluding([CKRecordZone.ID])
      case zoneIDs([CKRecordZone.ID])
      case recordIDs([CKRecord.ID])
      public func contains(_ change: PendingRecordZoneChange) -> Bool {
        switch (change, self) {
        case (.saveRecord(let id), .recordIDs(let ids)),
          (.deleteRecord(let id), .recordIDs(let ids)):
          ids.contains(id)
        case (.saveRecord(let id), .zoneIDs(let ids)), (.deleteRecord(let id), .zoneIDs(let ids)):
          ids.contains(id.zoneID)
        case (.saveRecord(let id), .allExcluding(let ids)),
          (.deleteRecord(let id), .allExcluding(let ids)):
          !ids.contains(id.zoneID)
        case (_, .all): true
        }
      }
    }
    public var scope: Scope
    public init(scope: Scope = .all) { self.scope = scope }
  }
  /// Why something is sent.
  public struct SendChangesContext: Sendable {
    public var options = SendChangesOptions()
    public var reason = SyncReason.manual
  }
  /// Why something is fetched.
  public struct FetchChangesContext: Sendable {
    public var options = FetchChangesOptions()
    public var reason = SyncReason.manual
  }
  /// Who began.
  public enum SyncReason: Sendable { case scheduled, manual }

  /// Records that are sent together.
  public struct RecordZoneChangeBatch: @unchecked Sendable {
    public var recordsToSave: [CKRecord] = []
    public var recordIDsToDelete: [CKRecord.ID] = []
    public var atomicByZone = false
    public init(
      recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [],
      atomicByZone: Bool = false
    ) {
      (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
      self.atomicByZone = atomicByZone
    }
    /// Nil where nothing waits.
    public init?(
      pendingChanges: [PendingRecordZoneChange],
      recordProvider: (CKRecord.ID) async -> CKRecord?
    ) async {
      guard !pendingChanges.isEmpty else { return nil }
      for change in pendingChanges {
        switch change {
        case .saveRecord(let id):
          if let record = await recordProvider(id) { recordsToSave.append(record) }
        case .deleteRecord(let id): recordIDsToDelete.append(id)
        }
      }
    }
  }

  /// What happened: nothing does.
  public enum Event: @unchecked Sendable {
    case stateUpdate(StateUpdate)
    case accountChange(AccountChange)
    case fetchedDatabaseChanges(FetchedDatabaseChanges)
    case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
    case sentDatabaseChanges(SentDatabaseChanges)
    case sentRecordZoneChanges(SentRecordZoneChanges)
    case willFetchChanges(WillFetchChanges)
    case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
    case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
    case didFetchChanges(DidFetchChanges)
    case willSendChanges(WillSendChanges)
    case didSendChanges(DidSendChanges)

    /// Fetching begins.
    public struct WillFetchChanges { public let context: FetchChangesContext }
    /// The fetching of a zone begins.
    public struct WillFetchRecordZoneChanges { public let zoneID: CKRecordZone.ID }
    /// A zone was fetched, or was not.
    public struct DidFetchRecordZoneChanges {
      public let zoneID: CKRecordZone.ID
      public let error: CKError?
    }
    /// Fetching ended.
    public struct DidFetchChanges { public let context: FetchChangesContext }
    /// Sending begins.
    public struct WillSendChanges { public let context: SendChangesContext }
    /// Sending ended.
    public struct DidSendChanges { public let context: SendChangesContext }

    /// Another state.
    public struct StateUpdate { public let stateSerialization: State.Serialization }
    /// Another account.
    public struct AccountChange {
      /// What became of the account.
      public enum ChangeType {
        case signIn(currentUser: CKRecord.ID)
        case signOut(previousUser: CKRecord.ID)
        case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
      }
      public let changeType: ChangeType
    }
    /// Zones that changed.
    public struct FetchedDatabaseChanges {
      public let modifications: [CKDatabase.DatabaseChange.Modification]
      public let deletions: [CKDatabase.DatabaseChange.Deletion]
    }
    /// Records that changed.
    public struct FetchedRecordZoneChanges {
      public let modifications: [CKDatabase.RecordZoneChange.Modification]
      public let deletions: [CKDatabase.RecordZoneChange.Deletion]
    }
    /// Zones that were sent.
    public struct SentDatabaseChanges {
      /// A zone that was not.
      public struct FailedZoneSave {
        public let zone: CKRecordZone
        public let error: CKError
      }
      public let savedZones: [CKRecordZone]
      public let failedZoneSaves: [FailedZoneSave]
      public let deletedZoneIDs: [CKRecordZone.ID]
      public let failedZoneDeletes: [CKRecordZone.ID: CKError]
    }
    /// Records that were sent.
    public struct SentRecordZoneChanges {
      /// A record that was not.
      public struct FailedRecordSave {
        public let record: CKRecord
        public let error: CKError
      }
      public let savedRecords: [CKRecord]
      public let failedRecordSaves: [FailedRecordSave]
      public let deletedRecordIDs: [CKRecord.ID]
      public let failedRecordDeletes: [CKRecord.ID: CKError]
    }
  }
}

/// Is asked for what is sent, and told what happened.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?
}
