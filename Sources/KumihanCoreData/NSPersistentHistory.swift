public import Foundation

/// A moment in the history of a store.
public final class NSPersistentHistoryToken: NSObject, NSSecureCoding, Sendable {
  public static var supportsSecureCoding: Bool { true }
  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }
  public func encode(with coder: NSCoder) {}
}

/// Asks for the history of a store, which is empty: a store in memory keeps none.
public final class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  public var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  public var token: NSPersistentHistoryToken? { nil }
  public var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  public class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { Self() }
  public class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { Self() }
  public class func fetchHistory(
    after transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { Self() }
  public class func fetchHistory(
    withFetch request: NSFetchRequest<any NSFetchRequestResult>
  ) -> NSPersistentHistoryChangeRequest { Self() }
  public class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { Self() }
  public class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { Self() }
  public class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { Self() }
  override func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentHistoryResult(resultType)
  }
}

/// What a history answers.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// The answer of a history.
public final class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType
  init(_ type: NSPersistentHistoryResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnly: true
      case .count: 0
      case .objectIDs: [NSManagedObjectID]()
      case .changesOnly: [NSPersistentHistoryChange]()
      case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
      }
  }
}

/// Changes that were saved together.
public final class NSPersistentHistoryTransaction: NSObject {
  public class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest() }
  public var timestamp: Date { .distantPast }
  public var changes: [NSPersistentHistoryChange]? { [] }
  public var transactionNumber: Int64 { 0 }
  public var storeID: String { "" }
  public var bundleID: String { "" }
  public var processID: String { "" }
  public var contextName: String? { nil }
  public var author: String? { nil }
  public var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  public func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }
}

/// How an object changed.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// A change of an object.
public final class NSPersistentHistoryChange: NSObject {
  public var changeID: Int64 { 0 }
  public var changedObjectID: NSManagedObjectID { NSManagedObjectID() }
  public var changeType: NSPersistentHistoryChangeType { .insert }
  public var tombstone: [AnyHashable: Any]? { nil }
  public var transaction: NSPersistentHistoryTransaction? { nil }
  public var updatedProperties: Set<NSPropertyDescription>? { nil }
}
