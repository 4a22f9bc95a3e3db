// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// Something that iCloud is to do; it fails as it does offline.
open class CKOperation: Operation, @unchecked Sendable {
  public typealias ID = String
  open var configuration: CKOperationConfiguration! = CKOperationConfiguration()
  open var group: CKOperationGroup?
  public let operationID: ID = _FreshName.next()
  open var longLivedOperationWasPersistedBlock: () -> Void = {}
  /// In a queue of an app's own it fails as well; the queue itself calls the completion block.
  open override func main() { tell(CKError(.networkUnavailable)) }
  /// For what no queue runs.
  func fail(_ error: CKError) {
    tell(error)
    completionBlock?()
  }
  func tell(_ error: CKError) {}
}
/// Something that a database is to do.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable { open var database: CKDatabase? }

/// Looks records up.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where the next records are.
  public final class Cursor: NSObject, Sendable {}
  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
  override func tell(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What happens to newer records.
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var clientChangeTokenData: Data?
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  public convenience init(
    recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil
  ) {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func tell(_ error: CKError) {
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}
